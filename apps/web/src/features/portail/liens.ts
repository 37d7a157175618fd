import { createContext, useContext } from 'react'

/**
 * The few addresses that shared pieces lead to. The route table hands them down: a slice that
 * imported the table would import every area.
 */
export type Liens = {
  home: (search?: Record<string, string>) => string
  login: (search?: Record<string, string>) => string
  accueil: () => string
  carteTiersPayant: () => string
  admin: () => string
  register: () => string
  forgotPassword: () => string
  forgotUsername: () => string
  page: (pageName: string) => string
  resiliation: () => string
  reclamations: () => string
  deces: () => string
  droits: () => string
  /** With the key of one line, it is shown at once. */
  garanties: (ligne?: string | null) => string
  remboursements: () => string
  prestation: (id: number) => string
  paiements: () => string
  cotisations: () => string
  tropPercus: () => string
  documents: () => string
  identifiant: () => string
  /** Where one is told that the account will be closed on that day. */
  compteSupprime: (le: string) => string
  paiementCotisation: (id: string) => string
  coordonneesBancaires: () => string
  /** Where one writes to the insurer. */
  contact: () => string
  demarches: () => string
  demarche: (slug: string, search?: Record<string, string>) => string
  demandes: (search?: Record<string, string>) => string
  demande: (id: string, search?: Record<string, string>) => string
}

const LiensContext = createContext<Liens | null>(null)
export const LiensProvider = LiensContext.Provider

export function useLiens(): Liens {
  const liens = useContext(LiensContext)
  if (!liens) throw new Error('No LiensProvider above')
  return liens
}
