import { createSignatureSearch } from '../../../../platform/antivirus/signatures.ts'
import { activeTexts } from '../active-texts.ts'
import { refuse } from '../refus.ts'
import { findZipEnd } from '../zip/end.ts'
import { checkAttachments } from './attachments.ts'
import { readDocument } from './document.ts'

/** Readers look for the end in that many bytes. */
const END_REACH = 1024

export async function inspectPdf(bytes: Buffer): Promise<void> {
  checkEnd(bytes)
  const document = await readDocument(bytes)
  const addresses = new Set(
    document.objects.filter(({ opensAddress }) => opensAddress).map(({ number }) => number),
  )
  // A destination when the document opens is ordinary; a page on the network is not.
  if (document.objects.some(({ openAction }) => openAction !== null && addresses.has(openAction)))
    refuse('pdfAction')
  await checkAttachments(document)
}

/** A document ends with `%%EOF`. What follows may be a line or some padding, no other file. */
function checkEnd(bytes: Buffer): void {
  const end = bytes.lastIndexOf('%%EOF')
  if (end < 0) refuse('incomplet')
  const zip = findZipEnd(bytes)
  if (zip && (zip.isExact || zip.at > end)) refuse('double')
  const after = bytes.subarray(end + 5)
  if (after.length > END_REACH && after.some((octet) => octet > 0x20)) refuse('double')
  if (createSignatureSearch(activeTexts).finds(after.subarray(0, END_REACH))) refuse('double')
}
