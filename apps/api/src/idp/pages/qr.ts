import { escapeHtml } from './page.ts'

/** The library is large, and this drawing rare. */
const library = () => import('@bwip-js/node')

type Matrix = { pixs: number[]; pixx: number }

/** The white that a reader needs around it, in modules. */
const MARGE = 4

/** A text as a QR code, black on white in every charter: what reads it is a camera. */
export async function qrSvg(texte: string, titre: string): Promise<string> {
  const { default: bwip } = await library()
  const [matrix] = bwip.raw('qrcode', texte) as Matrix[]
  if (!matrix) throw new Error('No QR code was made')
  const { pixs, pixx } = matrix
  const noirs = pixs.flatMap((noir, i) =>
    noir ? [`M${(i % pixx) + MARGE} ${Math.floor(i / pixx) + MARGE}h1v1h-1z`] : [],
  )
  const cote = pixx + 2 * MARGE
  return `<svg role="img" aria-label="${escapeHtml(titre)}" viewBox="0 0 ${cote} ${cote}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${cote}v${cote}H0z"/><path d="${noirs.join('')}"/></svg>`
}
