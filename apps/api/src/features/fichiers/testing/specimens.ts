export { bmp, jpeg, png, pngChunk, samsung } from './images.ts'
export { compound, ole } from './ole.ts'
export { docx, ooxmlParts, pptx, rels, xlsx } from './ooxml.ts'
export { pdf, pdfWith } from './pdf.ts'

/** In two halves, so that no scanner takes this file for what it writes. */
export const EICAR = `X5O!P%@AP[4\\PZX54(P^)7CC)7}${'$EICAR-STANDARD'}-ANTIVIRUS-TEST-FILE!$H+H*`
