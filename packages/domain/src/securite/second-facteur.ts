import { isBackOffice, type Role } from '../roles/index.ts'
import { limitesSecurite } from './limites.ts'

/**
 * Whether a password is not enough to sign in. Staff read everybody's data, so theirs is not,
 * unless the client's setting says so.
 */
export const demandeSecondFacteur = (
  { isAmf, roles }: { isAmf: boolean; roles: readonly Role[] },
  { isSecondFacteurPersonnel = true }: { isSecondFacteurPersonnel?: boolean | undefined },
) => isAmf || (isSecondFacteurPersonnel && isBackOffice(roles))

/**
 * How a session proved its second factor: the portal's code, a passkey, or the external provider.
 */
export const secondsFacteurs = ['code', 'cle', 'fournisseur'] as const
export type SecondFacteur = (typeof secondsFacteurs)[number]

/**
 * Whether a session still lets its holder in. Somebody who became staff and signed in without a
 * second factor must sign in again, and is asked for one.
 */
export const isSessionAdmise = (
  { roles, secondFacteur }: { roles: readonly Role[]; secondFacteur: SecondFacteur | null },
  config: { isSecondFacteurPersonnel?: boolean | undefined },
) => secondFacteur !== null || !demandeSecondFacteur({ isAmf: false, roles }, config)

/**
 * The methods of RFC 8176 by what they prove: something known, held, or of the body. Others prove
 * no factor.
 */
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
/** No provider names more methods for one sign-in. */
const METHODES_MAX = 20

/**
 * Whether an external provider proves two factors: it says `mfa`, names methods of two kinds, or
 * names a level (`acr`) that the client accepts. Anything that the standards do not define proves
 * nothing.
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

/** What the portal's own provider says, in the same terms. */
export function secondFacteurIntegre(amr: unknown): SecondFacteur | null {
  if (!Array.isArray(amr)) return null
  if (amr.includes('hwk') || amr.includes('swk')) return 'cle'
  return amr.includes('otp') ? 'code' : null
}

/** Whether somebody signed in so recently that they have just proven who they are. */
export const isConnexionRecente = (ouverteLe: Date, now: Date) =>
  now.getTime() - ouverteLe.getTime() < limitesSecurite.connexionRecenteMinutes * 60_000

/** The same, for a sign-in that proved more than a password. */
export const isSecondFacteurRecent = (
  { ouverteLe, secondFacteur }: { ouverteLe: Date; secondFacteur: SecondFacteur | null },
  now: Date,
) => secondFacteur !== null && isConnexionRecente(ouverteLe, now)
