export const textes = {
  api: {
    etiquette: 'cles-acces',
    liste: 'Les clés d’accès du compte',
    options: 'Préparer l’ajout d’une clé d’accès (WebAuthn)',
    ajout: 'Ajouter une clé d’accès',
    suppression: 'Supprimer une clé d’accès',
  },
} as const
