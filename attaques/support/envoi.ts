/** A document of one empty page, with a filling of the wanted length in all. */
export function pdf(length: number): Buffer {
  const start =
    '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n' +
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\n%'
  const end = '\ntrailer<</Root 1 0 R/Size 4>>\nstartxref\n0\n%%EOF\n'
  return Buffer.from(start + '.'.repeat(Math.max(0, length - start.length - end.length)) + end)
}

export const TYPE_FORMULAIRE = 'multipart/form-data; boundary=limite'

/** A form with that document in it, as a browser writes it. */
export const formulaire = (content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(
      '--limite\r\nContent-Disposition: form-data; name="piece"; filename="a.pdf"\r\n' +
        'Content-Type: application/pdf\r\n\r\n',
    ),
    content,
    Buffer.from('\r\n--limite--\r\n'),
  ])
