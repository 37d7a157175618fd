/** French typography: a no-break space stands before « : ; ? ! » and inside guillemets. */
export const textes = {
  api: {
    etiquette: 'Clés d’accès',
    liste: 'Les clés d’accès du compte',
    options: 'Préparer l’ajout d’une clé d’accès (WebAuthn)',
    ajout: 'Ajouter une clé d’accès',
    suppression: 'Supprimer une clé d’accès',
  },
  ajoutee: {
    sujet: 'Une clé d’accès a été ajoutée',
    texte: (appareil: string) =>
      `Une clé d’accès (${appareil}) permet désormais de se connecter à votre espace personnel sans mot de passe.`,
    pasMoi:
      'Si ce n’est pas vous, supprimez-la dans «\u00a0Clés d’accès\u00a0», au menu de votre compte, changez votre mot de passe et contactez-nous sans attendre.',
  },
  supprimee: {
    sujet: 'Une clé d’accès a été supprimée',
    texte:
      'Une clé d’accès de votre espace personnel vient d’être supprimée\u00a0: elle ne permet plus de s’y connecter.',
    pasMoi: 'Si ce n’est pas vous, changez votre mot de passe et contactez-nous sans attendre.',
  },
} as const
