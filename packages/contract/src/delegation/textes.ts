export const textes = {
  delegations: 'Accès donnés à mes proches',
  gestes: 'Suite donnée à un accès',
  retour: 'Retour à mon espace',
} as const
