import type { Place, Sealer } from './sealer.ts'

const placeOf = (quoi: string): Place => ['jeton', quoi]

/**
 * A sealed value that a browser holds for a while and can neither read nor change. `quoi` says its
 * one use: it opens for no other.
 */
export const sealJeton = <Contenu extends object>(
  sealer: Sealer,
  quoi: string,
  contenu: Contenu,
  expireLe: Date,
): string => sealer.seal(JSON.stringify({ expire: expireLe.getTime(), contenu }), placeOf(quoi))

/**
 * Null for a token that is forged, cut, too old or of another kind; the caller need not know which.
 */
export function openJeton<Contenu extends object>(
  sealer: Sealer,
  quoi: string,
  jeton: string,
  now: Date,
): Contenu | null {
  try {
    const read = JSON.parse(sealer.unseal(jeton, placeOf(quoi))) as {
      expire: number
      contenu: Contenu
    }
    return read.expire > now.getTime() ? read.contenu : null
  } catch {
    return null
  }
}
