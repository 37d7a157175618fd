/** French typography: a no-break space stands before « : ; ? ! ». */
export const textes = {
  chapo: 'Consulter, corriger, effacer, récupérer\u00a0: réponse sous un mois.',
  etapes: { droit: 'Votre demande' },
  accuse: 'Accuser réception',
  reponse: 'Répondre',
  droit: 'Ce que vous demandez',
  message: 'Précision',
} as const
