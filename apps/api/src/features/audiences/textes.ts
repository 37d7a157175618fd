export const textes = {
  releveAttendu:
    'Les comptes sont en cours de relevé pour la première fois\u00a0: réessayez dans quelques minutes',
  notification: (titre: string) => `Notification «\u00a0${titre}\u00a0»`,
} as const
