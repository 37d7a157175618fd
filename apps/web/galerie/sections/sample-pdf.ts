/** A PDF of a few pages, written by hand: enough to try the viewer on. */
export function samplePdf(textes: readonly string[]): Blob {
  const objets: string[] = []
  const add = (objet: string) => objets.push(objet)
  const kids = textes.map((_, rang) => `${4 + rang * 2} 0 R`).join(' ')
  add('<< /Type /Catalog /Pages 2 0 R /Lang (fr) >>')
  add(`<< /Type /Pages /Kids [${kids}] /Count ${textes.length} >>`)
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>')
  for (const [rang, texte] of textes.entries()) {
    const dessin = `BT /F1 24 Tf 72 720 Td (${texte}) Tj ET`
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + rang * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    )
    add(`<< /Length ${dessin.length} >>\nstream\n${dessin}\nendstream`)
  }
  let corps = '%PDF-1.4\n'
  const places = objets.map((objet, rang) => {
    const place = corps.length
    corps += `${rang + 1} 0 obj\n${objet}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const fin = `xref\n0 ${objets.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objets.length + 1} /Root 1 0 R >>\nstartxref\n${corps.length}\n%%EOF\n`
  // One byte per character: accents are written as the font's encoding has them.
  const octets = Uint8Array.from(corps + fin, (c) => c.charCodeAt(0))
  return new Blob([octets], { type: 'application/pdf' })
}
