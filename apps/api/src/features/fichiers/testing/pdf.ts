import { deflateSync } from 'node:zlib'

/** A document of one empty page, with a filling of the wanted length in all. */
export function pdf(length = 0): Buffer {
  const start =
    '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n' +
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\n%'
  const end = '\ntrailer<</Root 1 0 R/Size 4>>\nstartxref\n0\n%%EOF\n'
  return Buffer.from(start + '.'.repeat(Math.max(0, length - start.length - end.length)) + end)
}

/** The same with these objects besides, and more in its catalogue. */
export function pdfWith(objects: readonly (Buffer | string)[], catalog = ''): Buffer {
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R${catalog}>>endobj\n`),
    Buffer.from('2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n'),
    Buffer.from('3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\n'),
    ...objects.flatMap((object) => [Buffer.from(object), Buffer.from('\n')]),
    Buffer.from('trailer<</Root 1 0 R/Size 9>>\nstartxref\n0\n%%EOF\n'),
  ])
}

/** An object with a stream, packed unless told. */
export function streamObject(
  number: number,
  dictionary: string,
  content: Buffer | string,
  { filter = '/Filter/FlateDecode', pack = deflateSync as (b: Buffer) => Buffer } = {},
): Buffer {
  const data = pack(Buffer.from(content))
  return Buffer.concat([
    Buffer.from(`${number} 0 obj<<${dictionary}${filter}/Length ${data.length}>>\nstream\r\n`),
    data,
    Buffer.from('\nendstream endobj'),
  ])
}

/** Objects packed together, from number 20 on. */
export function objectStream(
  objects: readonly string[],
  options: Parameters<typeof streamObject>[3] & { type?: string } = {},
): Buffer {
  let offset = 0
  const pairs = objects.map((object, rank) => {
    const pair = `${20 + rank} ${offset}`
    offset += object.length + 1
    return pair
  })
  const head = `${pairs.join(' ')} `
  const dictionary = `${options.type ?? '/Type/ObjStm'}/N ${objects.length}/First ${head.length}`
  return streamObject(10, dictionary, `${head}${objects.join(' ')} `, options)
}
