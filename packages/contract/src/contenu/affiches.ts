import { BLOC_BANDEAUX } from './address.ts'

/** A dated notice, above one part of the member area: by the first part of its address. */
export const BLOCS_INFORMATIONS = {
  accueil: 'Information_Accueil',
  remboursements: 'Information_Remboursements',
  contrats: 'Information_Contrats',
  cotisations: 'Information_Cotisations',
  demarches: 'Information_Demarches',
} as const

/** What stands beside screens, wherever one is: the page says which of them there is anything of. */
export const BLOCS_AFFICHES: readonly string[] = [
  BLOC_BANDEAUX,
  ...Object.values(BLOCS_INFORMATIONS),
]
