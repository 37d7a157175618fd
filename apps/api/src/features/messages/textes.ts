/** French typography: a no-break space stands before « : ; ? ! » and inside guillemets. */
export const textes = {
  sansAdresse: 'adresse à venir',
  essai: (texte: string) => (texte.startsWith('[Essai]') ? texte : `[Essai] ${texte}`),
  nousJoindre: 'Nous joindre, ou nous écrire depuis votre espace',
  boite: {
    titre: 'Boîte de messages',
    chapo:
      'Aucun fournisseur d’e-mails ni de SMS n’est configuré : tout ce que le portail envoie arrive ici. Rechargez la page pour voir les nouveaux messages.',
    vide: 'Aucun message pour le moment.',
    videAide: 'Demandez par exemple un code de sécurité, puis rechargez cette page.',
    canaux: { MAIL: 'E-mail', SMS: 'SMS' },
    a: 'À',
    enTexte: 'En texte',
    apercu: (sujet: string) => `Aperçu de l’e-mail « ${sujet} »`,
    piece: (nom: string) => `Pièce jointe\u00a0: ${nom}`,
    accueil: 'Revenir au portail de',
  },
} as const
