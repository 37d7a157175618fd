import type { CarteTp } from '@espace-adherent/contract'

/** The library is large: loaded with the first card that somebody asks for. */
const library = () => import('@bwip-js/node')

type Matrix = { pixs: number[]; pixx: number; pixy: number }

/** A text as a Data Matrix (ISO/IEC 16022, ECC 200). */
export async function encodeDatamatrix(texte: string): Promise<CarteTp['datamatrix']> {
  const { default: bwip } = await library()
  const [matrix] = bwip.raw('datamatrix', texte) as Matrix[]
  if (!matrix || matrix.pixx !== matrix.pixy) throw new Error('A datamatrix is a square')
  return { cote: matrix.pixx, modules: matrix.pixs.join('') }
}
