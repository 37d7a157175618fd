import { traceQr } from '../../platform/documents/index.ts'
import { escapeHtml } from './page.ts'

/** A text as a QR code, black on white in every charter: what reads it is a camera. */
export async function qrSvg(texte: string, titre: string): Promise<string> {
  const { cote, trace } = await traceQr(texte)
  return `<svg role="img" aria-label="${escapeHtml(titre)}" viewBox="0 0 ${cote} ${cote}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${cote}v${cote}H0z"/><path d="${trace}"/></svg>`
}
