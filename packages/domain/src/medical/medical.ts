import type { Role } from '../roles/index.ts'

/** What the medical service says of a paper, without a word of what is in it. */
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
  /** It is their own. A relative who was let in reads what is somebody else's. */
  isSienne: boolean
  /** Staff who look at the portal as its member sees it. */
  isVueParPersonnel: boolean
  /** Of staff: it is of somebody close to them. */
  isConcerne?: boolean
}

/**
 * Who reads a paper, its name, or a text. What is medical is its member's and the medical service's: no other staff,
 * whatever their rights, none of the medical service who is close to its member, nobody who sees the portal as its
 * member does, and no relative.
 */
export function peutLirePiece(isMedicale: boolean, lecteur: LecteurPiece): boolean {
  if (!isMedicale) return true
  if (lecteur.isSienne) return !lecteur.isVueParPersonnel
  return lecteur.roles.includes('ServiceMedical') && !lecteur.isConcerne
}

/** Who says whether it will do, and whether it is medical at all. */
export const peutDonnerAvis = (roles: readonly Role[]): boolean => roles.includes('ServiceMedical')
