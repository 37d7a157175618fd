import { createSignatureSearch } from '../../../platform/antivirus/index.ts'
import { activeTexts } from './active-texts.ts'
import { contenuDouble, contenuEtranger, contenuIncomplet } from './refus.ts'
import type { Tail } from './tail.ts'
import type { Walk } from './walker.ts'
import { findZipEnd } from './zip-end.ts'

/** Readers look for the header in the first thousand bytes: what stood before it could be a page. */
export function* pdf(extension: string): Walk {
  const debut = yield { take: 8 }
  if (!/^%PDF-\d\.\d/.test(debut.toString('latin1'))) throw contenuEtranger(extension)
}

/** A document ends with `%%EOF`. What follows may be a line or some padding, no other file. */
export function checkPdfEnd(tail: Tail): void {
  const bytes = tail.bytes()
  const end = bytes.lastIndexOf('%%EOF')
  if (end < 0) throw contenuIncomplet()
  const zip = findZipEnd(bytes)
  // An archive inside the document is an attachment; one that ends with it is a second file.
  if (zip && (zip.isExact || zip.at > end)) throw contenuDouble()
  if (createSignatureSearch(activeTexts).finds(bytes.subarray(end))) throw contenuDouble()
}
