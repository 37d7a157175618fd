import { formatDateLongue } from '@espace-adherent/domain/calendrier'
import { formatMontant } from '@espace-adherent/domain/montants'

/** French typography: a no-break space stands before « : ; ? ! ». */
export const textes = {
  tropPercu: (montant: number, le: string) =>
    `Je conteste la demande de ${formatMontant(montant)} du ${formatDateLongue(le)}.\n\n`,
  page: {
    titre: 'Réclamations et médiation',
    lead: 'Un désaccord, une déception\u00a0? Dites-le-nous\u00a0: vous aurez une réponse écrite.',
    commentTitre: 'Comment nous traitons votre réclamation',
    comment: [
      'Vous nous écrivez, avec ou sans compte. Un accusé de réception part aussitôt.',
      'Une personne étudie votre réclamation. Vous avez une réponse écrite dans les deux mois au plus.',
      'Si la réponse ne vous convient pas, ou si elle tarde, le médiateur peut être saisi.',
    ],
    faire: 'Faire une réclamation',
    mediateurTitre: 'Le médiateur',
    mediateur:
      'Le médiateur est indépendant et gratuit. Vous pouvez le saisir deux mois après votre réclamation écrite, dans l’année qui la suit. Il propose une solution\u00a0; vous restez libre de la refuser et d’aller en justice.',
    nom: 'Nom',
    adresse: 'Adresse',
    site: 'Site',
    sansMediateur: 'Demandez-nous ses coordonnées\u00a0: nous vous les donnons.',
  },
  titre: 'Faire une réclamation',
  lead: 'Nous vous répondons par écrit, dans les deux mois au plus.',
  votre: 'Votre réclamation',
  objet: 'Que concerne-t-elle\u00a0?',
  depuis: 'Depuis quand\u00a0?',
  depuisAide: 'Facultatif, sous la forme JJ/MM/AAAA.',
  message: 'Que s’est-il passé\u00a0?',
  messageAide:
    'Les dates, les montants, les noms que vous connaissez nous aident à vous répondre vite.',
  attendu: 'Qu’attendez-vous de nous\u00a0?',
  attenduAide: 'Facultatif.',
  confirmer: 'Envoyer ma réclamation',
} as const
