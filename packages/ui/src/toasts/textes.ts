export const textes = {
  fermer: (titre: string) => `Fermer le message : ${titre}`,
} as const
