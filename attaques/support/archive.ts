import { crc32, deflateRawSync } from 'node:zlib'

/** A part of an archive; `claimed` is the size that both of its headers announce. */
export type Part = { name: string; content: string | Buffer; claimed?: number }

/** An archive as any program writes it, but for what it claims. */
export function archive(parts: readonly Part[]): Buffer<ArrayBuffer> {
  const files: Buffer[] = []
  const lines: Buffer[] = []
  let offset = 0
  for (const { name, content, claimed } of parts) {
    const clear = Buffer.from(content)
    const packed = deflateRawSync(clear)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(clear), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(claimed ?? clear.length, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed])
    lines.push(Buffer.from('PK\x01\x02\x14\0'), common, place, Buffer.from(name))
    files.push(file)
    offset += file.length
  }
  const directory = Buffer.concat(lines)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, directory, end])
}

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
export const relation = (kind: string, target: string, mode = 'Internal') =>
  `<Relationships><Relationship Id="r" Type="${office}/${kind}" Target="${target}" TargetMode="${mode}"/></Relationships>`

/** A new Office document of one main part, with these besides. */
export const office2007 = (main: string, ...more: Part[]) =>
  archive([
    {
      name: '[Content_Types].xml',
      content: '<Types><Default Extension="xml" ContentType="application/xml"/></Types>',
    },
    { name: '_rels/.rels', content: relation('officeDocument', main) },
    { name: main, content: '<?xml version="1.0" encoding="UTF-8"?><a/>' },
    ...more,
  ])
export const docx = (...more: Part[]) => office2007('word/document.xml', ...more)
export const xlsx = (...more: Part[]) => office2007('xl/workbook.xml', ...more)
