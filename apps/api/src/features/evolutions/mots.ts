import { defineEdition, defineMail } from '@espace-adherent/domain'
import { vers } from '../demandes/index.ts'
import { retourPapier } from '../messages/index.ts'

const contrat = '((nomOffre)), n°\u00a0((numero))'

export const mailEvolution = defineMail({
  key: 'evolutions.notification',
  libelle: 'Changement des garanties ou des cotisations',
  variables: {
    nomOffre: 'texte',
    numero: 'texte',
    titre: 'texte',
    effet: 'jour',
    notice: 'condition',
    lien: 'lien',
    papier: 'lien',
  },
  sujet: 'Votre contrat change le ((effet))',
  corps: [
    `Votre contrat ${contrat} change le ((effet))\u00a0: ((titre)).`,
    'La lettre qui explique ce changement est dans vos documents((si notice)), avec la notice d’information à jour((fin)). Vous y lirez aussi ce que vous pouvez faire si ce changement ne vous convient pas.',
    vers('Lire la lettre'),
    ...retourPapier,
  ],
})

/** What changes in the insurer's own words, between what the law has said before and after them. */
export const lettreEvolution = defineEdition({
  key: 'edition.evolution',
  libelle: 'Courrier\u00a0: changement des garanties ou des cotisations',
  variables: {
    nomOffre: 'texte',
    numero: 'texte',
    titre: 'texte',
    effet: 'jour',
    dernier: 'jour',
    sante: 'condition',
    articleLoi: 'texte',
  },
  textes: {
    titre: 'Votre contrat change le ((effet))',
    objet: `Nous vous informons que votre contrat ${contrat}, change à partir du ((effet))\u00a0: ((titre)).`,
    entreprise:
      'Ce contrat est celui de votre entreprise\u00a0: elle vous doit cette information par écrit, trois mois au moins avant le changement, et la notice d’information à jour, que vous trouverez avec cette lettre (((articleLoi))). Adressez-vous à elle pour toute question sur votre adhésion.',
    partir:
      'Si ce changement ne vous convient pas, vous pouvez partir au 31\u00a0décembre, en nous le disant au plus tard le ((dernier)).((si sante)) Après un an de contrat, vous pouvez aussi partir à tout moment, sans frais et sans vous justifier\u00a0: il prend fin un mois après votre demande.((fin)) Le lien «\u00a0Résilier votre contrat\u00a0» est en bas de chaque page de votre espace.',
    notice: 'Notice d’information',
  },
})

export const evolutionsMots = [mailEvolution, lettreEvolution]
