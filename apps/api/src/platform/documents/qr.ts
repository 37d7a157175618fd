/** The library is large and rarely needed. */
const library = () => import('@bwip-js/node')

type Matrix = { pixs: number[]; pixx: number }

/** The white border that a reader needs, in modules. */
const MARGE = 4

/** A text as a QR code: the side of its square, white around it included, and the outline of what is black. */
export async function traceQr(texte: string): Promise<{ cote: number; trace: string }> {
  const { default: bwip } = await library()
  const [matrix] = bwip.raw('qrcode', texte) as Matrix[]
  if (!matrix) throw new Error('No QR code was made')
  const { pixs, pixx } = matrix
  const noirs = pixs.flatMap((noir, i) =>
    noir ? [`M${(i % pixx) + MARGE} ${Math.floor(i / pixx) + MARGE}h1v1h-1z`] : [],
  )
  return { cote: pixx + 2 * MARGE, trace: noirs.join('') }
}
