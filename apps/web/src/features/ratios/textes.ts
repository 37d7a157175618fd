export const textes = {
  titre: 'À quoi servent les cotisations',
  prestations: 'Prestations versées',
  frais: 'Frais de gestion',
  part: (exercice: number) => `En part des cotisations hors taxes, comptes ${exercice}`,
  composition: 'Ce que comprennent les frais de gestion',
} as const
