export const textes = {
  releveAttendu:
    'Les comptes sont en cours de relevé pour la première fois\u00a0: réessayez dans quelques minutes',
  inconnue: 'Cette audience n’existe plus\u00a0: choisissez-en une autre',
  contenu: (titre: string) => `Contenu «\u00a0${titre}\u00a0»`,
  nouveaute: (titre: string) => `Nouveauté «\u00a0${titre}\u00a0»`,
  notification: (titre: string) => `Notification «\u00a0${titre}\u00a0»`,
} as const
