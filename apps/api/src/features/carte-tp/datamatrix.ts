import type { CarteTp } from '@espace-adherent/contract'

/** The library is large: loaded with the first card that somebody asks for. */
const library = () => import('@bwip-js/node')

type Datamatrix = NonNullable<CarteTp['datamatrix']>
type Matrix = { pixs: number[]; pixx: number; pixy: number }

/** A text as a Data Matrix (ISO/IEC 16022, ECC 200). */
export async function encodeDatamatrix(texte: string): Promise<Datamatrix> {
  const known = recent.get(texte)
  if (known) return known
  const { default: bwip } = await library()
  const [matrix] = bwip.raw('datamatrix', texte) as Matrix[]
  if (!matrix || matrix.pixx !== matrix.pixy) throw new Error('A datamatrix is a square')
  return remember(texte, { cote: matrix.pixx, modules: matrix.pixs.join('') })
}

/**
 * The last that were made, half a kilobyte each: accueil, the card and its print ask for the same one
 * within minutes, and it costs as much as ten answers.
 */
const recent = new Map<string, Datamatrix>()
const RECENT_MAX = 2000

function remember(texte: string, datamatrix: Datamatrix): Datamatrix {
  const [oldest] = recent.size >= RECENT_MAX ? recent.keys() : []
  if (oldest !== undefined) recent.delete(oldest)
  recent.set(texte, datamatrix)
  return datamatrix
}
