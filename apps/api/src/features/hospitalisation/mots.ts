import { defineEdition } from '@espace-adherent/domain'
import { defineMails, mail, vers } from '../demandes/index.ts'

/** Neither who, nor where, nor why: a mail is read by whoever shares a mailbox. */
const variables = { entree: 'jour' } as const

export const { recue, accordee: appliquee } = defineMails('hospitalisation', variables, {
  recue: mail(
    'Nous avons reçu votre demande de prise en charge',
    'Votre demande de prise en charge à partir du ((entree)) est bien reçue.',
    'Nous vous répondons par e-mail. En urgence, l’établissement peut nous appeler.',
  ),
  accordee: {
    isDocument: true,
    sujet: 'Votre prise en charge est accordée',
    corps: [
      'Nous accordons la prise en charge demandée à partir du ((entree)).',
      'La lettre est dans vos documents\u00a0: présentez-la à l’admission.',
      vers('Voir la lettre'),
    ],
  },
})

/** The letter that is shown at the admission desk. */
export const priseEnChargeEdition = defineEdition({
  key: 'edition.priseEnCharge',
  libelle: 'Prise en charge hospitalière',
  variables: {
    nomConcerne: 'texte',
    etablissement: 'texte',
    finess: 'texte?',
    service: 'texte',
    entree: 'jour',
    duree: 'texte',
  },
  textes: {
    titre: 'Prise en charge hospitalière',
    accord:
      'À l’attention de ((etablissement))((si finess)), FINESS ((finess))((fin)). Nous accordons notre prise en charge pour le séjour de ((nomConcerne)) (service\u00a0: ((service))), à compter du ((entree)). Durée prévue\u00a0: ((duree)).',
    couvert: 'Ce qui est pris en charge, après la part de l’Assurance maladie\u00a0:',
    accompagnant: 'Un lit d’accompagnant est demandé\u00a0: le contrat ne le couvre pas.',
    reste:
      'Restent à la charge du patient\u00a0: ce qui dépasse ces garanties, la télévision, le téléphone et les autres suppléments de confort.',
    validite:
      'Cet accord vaut pour ce seul séjour, tant que le contrat est en cours à la date d’entrée.',
  },
})

export const hospitalisationMots = [recue, appliquee, priseEnChargeEdition]
