export const textes = {
  accesEchoue: 'L’accès au réseau de soins a échoué.',
  ouverture: (reseau: string) => `Ouverture de ${reseau}…`,
} as const
