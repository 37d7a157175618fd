import { refuse } from '../refus.ts'
import type { PdfDocument } from './document.ts'

/** An invoice of ten thousand lines. */
const INVOICE_MAX = 5 * 1024 * 1024

/**
 * Attached files are refused, but for one: electronic invoices (Factur-X) carry their own figures,
 * as XML. Every attached stream must be one, in each of its states.
 */
export async function checkAttachments({ objects, unpack }: PdfDocument): Promise<void> {
  if (!objects.some(({ hasAttachment }) => hasAttachment)) return
  const attached = new Set(objects.flatMap((object) => object.attached))
  const streams = objects.filter(({ number }) => attached.has(number))
  if (streams.length === 0) refuse('pdfPieceJointe')
  for (const stream of streams) {
    if (stream.stream === null || stream.filter === 'autre') refuse('pdfPieceJointe')
    const text = (await unpack(stream, INVOICE_MAX)).toString('latin1')
    if (!isInvoice(text)) refuse('pdfPieceJointe')
  }
}

const isInvoice = (text: string) =>
  /^(\xef\xbb\xbf)?\s*<(\?xml|rsm:)/.test(text) &&
  /<(\w+:)?CrossIndustryInvoice[\s>]/.test(text.slice(0, 4000)) &&
  !/<!(DOCTYPE|ENTITY)|<\s*script/i.test(text)
