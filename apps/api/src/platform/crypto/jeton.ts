import type { Place, Sealer } from './sealer.ts'

const placeOf = (quoi: string): Place => ['jeton', quoi]

/**
 * Something that a browser holds for a while, and can neither read nor change. `quoi` says what it
 * is good for: it opens nothing else, however it was sealed.
 */
export const sealJeton = <Contenu extends object>(
  sealer: Sealer,
  quoi: string,
  contenu: Contenu,
  expireLe: Date,
): string => sealer.seal(JSON.stringify({ expire: expireLe.getTime(), contenu }), placeOf(quoi))

/** Null for what is forged, cut, too old or of another kind: all the same to us. */
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
