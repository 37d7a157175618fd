export const textes = {
  api: {
    etiquette: 'securite',
    send: 'Envoyer un code de sécurité par e-mail ou par SMS',
    verify: 'Vérifier un code de sécurité, et faire ce qu’il autorise',
    contact: 'Où les codes de sécurité peuvent être envoyés (coordonnées masquées)',
    choix: 'Choisir si les codes de sécurité arrivent par e-mail ou par SMS',
    applicationProposee: 'Proposer une application d’authentification (personnel)',
    applicationInstallee: 'Ajouter ou remplacer l’application d’authentification (personnel)',
    applicationRetiree: 'Retirer l’application d’authentification (personnel)',
    refresh: 'Relire les coordonnées après un changement de téléphone',
  },
  rienDAutre:
    'Cette application est la seule chose qui vous protège\u00a0: ajoutez d’abord un mobile ou une clé d’accès',
  refusVisiteur: 'Le code de sécurité est incorrect ou n’est plus valable',
} as const
