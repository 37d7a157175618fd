/** French typography: a no-break space stands before « : ; ? ! ». */
export const textes = {
  titre: 'Vos droits sur vos données',
  lead: 'Adhérent, bénéficiaire ou ancien adhérent\u00a0: vous avez une réponse dans le mois.',
  avant: {
    titre: 'Comment cela se passe',
    points: [
      'Vous recevez aussitôt un accusé de réception.',
      'Nous vérifions que c’est bien vous avant de répondre\u00a0: vos données ne sont données à personne d’autre.',
      'C’est gratuit. Si la réponse ne vous convient pas, vous pouvez saisir la CNIL, sur cnil.fr.',
    ],
  },
  votre: 'Votre demande',
  droit: 'Que voulez-vous\u00a0?',
  message: 'De quoi s’agit-il\u00a0?',
  messageAide: 'La donnée, l’usage ou la décision dont il est question.',
  messageFacultatif: 'Facultatif\u00a0: ce qui nous aide à vous répondre.',
  confirmer: 'Envoyer ma demande',
} as const
