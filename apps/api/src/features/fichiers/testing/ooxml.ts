import { type ZipEntry, zip } from './zip.ts'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n'
const kinds = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

export type Relation = { kind: string; target: string; mode?: string }

/** A list of relationships as Office writes it. */
export const rels = (...relations: readonly Relation[]): string =>
  `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations
    .map(
      ({ kind, target, mode }, rank) =>
        `<Relationship Id="rId${rank + 1}" Type="${kinds}/${kind}" Target="${target}"${mode ? ` TargetMode="${mode}"` : ''}/>`,
    )
    .join('')}</Relationships>`

const office = 'application/vnd.openxmlformats-officedocument'
const types = (main: string, type: string, more = '') =>
  `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="jpeg" ContentType="image/jpeg"/><Override PartName="/${main}" ContentType="${type}"/>${more}</Types>`

const bodies = {
  docx: [
    'word/document.xml',
    `${office}.wordprocessingml.document.main+xml`,
    `${XML}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Bonjour &lt;!DOCTYPE | à tous</w:t></w:r></w:p></w:body></w:document>`,
  ],
  xlsx: [
    'xl/workbook.xml',
    `${office}.spreadsheetml.sheet.main+xml`,
    `${XML}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheets><sheet name="Feuil1" sheetId="1"/></sheets><definedNames><definedName name="x">Feuil1!$A$1</definedName></definedNames></workbook>`,
  ],
  pptx: [
    'ppt/presentation.xml',
    `${office}.presentationml.presentation.main+xml`,
    `${XML}<p:presentation xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"/>`,
  ],
} as const

type Changes = { main?: string; type?: string; types?: string; roots?: string }

/** The three parts that make a document, as Office writes them, or changed. */
export function ooxmlParts(kind: keyof typeof bodies, changes: Changes = {}): ZipEntry[] {
  const [defaultMain, defaultType, body] = bodies[kind]
  const { main = defaultMain, type = defaultType } = changes
  return [
    { name: '[Content_Types].xml', content: types(main, type, changes.types) },
    {
      name: '_rels/.rels',
      content: changes.roots ?? rels({ kind: 'officeDocument', target: main }),
    },
    { name: main, content: body },
  ]
}
export const docx = (...more: ZipEntry[]) => zip([...ooxmlParts('docx'), ...more])
export const xlsx = (...more: ZipEntry[]) => zip([...ooxmlParts('xlsx'), ...more])
export const pptx = (...more: ZipEntry[]) => zip([...ooxmlParts('pptx'), ...more])

/** A part of Word with these runs in its one paragraph. */
export const wordPart = (runs: string, name = 'word/header1.xml'): ZipEntry => ({
  name,
  content: `${XML}<w:hdr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:p>${runs}</w:p></w:hdr>`,
})

export const sheetPart = (cells: string): ZipEntry => ({
  name: 'xl/worksheets/sheet1.xml',
  content: `${XML}<worksheet><sheetData><row>${cells}</row></sheetData></worksheet>`,
})

/** A field of Word, its instruction cut into these runs. */
export const champ = (...instruction: readonly string[]) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r>${instruction
    .map((text) => `<w:r><w:instrText xml:space="preserve">${text}</w:instrText></w:r>`)
    .join(
      '',
    )}<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>1</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`
