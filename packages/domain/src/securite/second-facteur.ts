import { isBackOffice, type Role } from '../roles/index.ts'

/**
 * Whether a password is not enough to sign in. Staff read the data of everybody: theirs is not,
 * unless the client says so in as many words.
 */
export const demandeSecondFacteur = (
  { isAmf, roles }: { isAmf: boolean; roles: readonly Role[] },
  { isSecondFacteurPersonnel = true }: { isSecondFacteurPersonnel?: boolean | undefined },
) => isAmf || (isSecondFacteurPersonnel && isBackOffice(roles))

/** How a session came by its second factor: the portal's code, a passkey, or the word of the external provider. */
export const secondsFacteurs = ['code', 'cle', 'fournisseur'] as const
export type SecondFacteur = (typeof secondsFacteurs)[number]

/**
 * Whether a session still lets its holder in: not one that was opened without a second factor by somebody who is staff
 * by now. They sign in again, and are asked for one.
 */
export const isSessionAdmise = (
  { roles, secondFacteur }: { roles: readonly Role[]; secondFacteur: SecondFacteur | null },
  config: { isSecondFacteurPersonnel?: boolean | undefined },
) => secondFacteur !== null || !demandeSecondFacteur({ isAmf: false, roles }, config)

/** What RFC 8176 names, by what it proves: something known, held, or of the body. Others prove no factor by themselves. */
const genres: Readonly<Record<string, 'su' | 'tenu' | 'corps'>> = {
  pwd: 'su',
  pin: 'su',
  kba: 'su',
  otp: 'tenu',
  sms: 'tenu',
  tel: 'tenu',
  hwk: 'tenu',
  swk: 'tenu',
  sc: 'tenu',
  pop: 'tenu',
  face: 'corps',
  fpt: 'corps',
  iris: 'corps',
  retina: 'corps',
  vbm: 'corps',
}
/** No provider names more ways than that for one sign-in. */
const METHODES_MAX = 20

/**
 * Whether an external provider proves two factors: it says so (`mfa`), names ways of two different kinds, or names a
 * level (`acr`) that the client accepts. What is not written as the standards have it proves nothing.
 */
export function prouveSecondFacteur(
  { amr, acr }: { amr: unknown; acr: unknown },
  acrAcceptes: readonly string[] = [],
): boolean {
  if (typeof acr === 'string' && acrAcceptes.includes(acr)) return true
  if (!Array.isArray(amr) || amr.length > METHODES_MAX) return false
  if (!amr.every((methode) => typeof methode === 'string')) return false
  if (amr.includes('mfa')) return true
  const trouves = amr.map((methode) =>
    Object.hasOwn(genres, methode) ? genres[methode] : undefined,
  )
  return new Set(trouves.filter((genre) => genre !== undefined)).size >= 2
}

/** How the portal's own provider says it, in the same words. */
export function secondFacteurIntegre(amr: unknown): SecondFacteur | null {
  if (!Array.isArray(amr)) return null
  if (amr.includes('hwk') || amr.includes('swk')) return 'cle'
  return amr.includes('otp') ? 'code' : null
}
