import type { Role } from '../roles/index.ts'

/** What the medical service says of a paper; it tells nothing of what the paper says. */
export const avisMedicaux = ['conforme', 'non-conforme', 'autre-piece'] as const
export type AvisMedical = (typeof avisMedicaux)[number]

export const libellesAvisMedical: Record<AvisMedical, string> = {
  conforme: 'Conforme',
  'non-conforme': 'Non conforme',
  'autre-piece': 'Autre document demandé',
}

/** Whoever reads a paper or a text of a request: its member, a relative, or staff. */
export type LecteurPiece = {
  roles: readonly Role[]
  /** It is their own request. A relative who was let in reads somebody else's. */
  isSienne: boolean
  /** Staff who look at the portal as its member sees it. */
  isVueParPersonnel: boolean
  /** Staff close to the member. */
  isConcerne?: boolean
}

/**
 * Who may read a paper, its name, or a text. A medical one is for its member and the medical
 * service alone: not for other staff whatever their rights, nor for a member of the service who is
 * close to the member, nor for somebody who sees the portal as the member does, nor for a relative.
 */
export function peutLirePiece(isMedicale: boolean, lecteur: LecteurPiece): boolean {
  if (!isMedicale) return true
  if (lecteur.isSienne) return !lecteur.isVueParPersonnel
  return lecteur.roles.includes('ServiceMedical') && !lecteur.isConcerne
}

/** Who says whether a paper will do, and whether it is medical. */
export const peutDonnerAvis = (roles: readonly Role[]): boolean => roles.includes('ServiceMedical')
