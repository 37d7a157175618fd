import type { Column } from '@espace-adherent/contract'
import { toShownText } from './format.ts'
import type { Cell } from './table.ts'
import { escapeXml } from './xlsx-rows.ts'

export const SHEET_PATH = 'xl/worksheets/sheet1.xml'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Every part of the package but the sheet: a workbook does not open without them. */
export const packageParts = (titre: string): [path: string, xml: string][] => [
  ['[Content_Types].xml', XML + contentTypes],
  ['_rels/.rels', XML + relations([['officeDocument', 'xl/workbook.xml']])],
  ['xl/workbook.xml', XML + workbook(titre)],
  [
    'xl/_rels/workbook.xml.rels',
    XML +
      relations([
        ['worksheet', 'worksheets/sheet1.xml'],
        ['styles', 'styles.xml'],
      ]),
  ],
  ['xl/styles.xml', XML + styles],
]

const contentTypes =
  `<Types xmlns="${PACKAGE}/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  `<Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>` +
  `<Override PartName="/${SHEET_PATH}" ContentType="${TYPES}.worksheet+xml"/>` +
  `<Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`

const relations = (targets: [type: string, target: string][]) =>
  `<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(
      ([type, target], i) =>
        `<Relationship Id="rId${i + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

const workbook = (titre: string) =>
  `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><bookViews><workbookView/></bookViews><sheets>` +
  `<sheet name="${escapeXml(sheetName(titre))}" sheetId="1" r:id="rId1"/></sheets></workbook>`

/** Excel refuses these characters in a sheet's name, and more than 31 of any. */
const sheetName = (titre: string) =>
  titre
    .replaceAll(/[[\]:*?/\\]/g, ' ')
    .replaceAll(/^'|'$/g, '’')
    .slice(0, 31) || 'Feuille'

/** In the order of `STYLE`: text, header, date, amount, moment. */
const styles =
  `<styleSheet xmlns="${MAIN}"><numFmts count="3">` +
  '<numFmt numFmtId="164" formatCode="dd/mm/yyyy"/>' +
  '<numFmt numFmtId="165" formatCode="#,##0.00\\ &quot;€&quot;"/>' +
  '<numFmt numFmtId="166" formatCode="dd/mm/yyyy\\ hh:mm"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill>' +
  '<fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
  '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="166" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs>' +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'

/** The header row stays in sight while the rest scrolls. */
export const sheetStart = (widths: readonly number[]) =>
  `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
  `<cols>${widths
    .map((width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`)
    .join('')}</cols><sheetData>`

export const sheetEnd = '</sheetData></worksheet>'

/** Wide enough for the longest text seen, in characters, between a date and a long line. */
export const columnWidths = (columns: readonly Column<never>[], rows: readonly Cell[][]) =>
  columns.map(({ libelle }, i) => {
    const longest = rows.reduce((most, row) => {
      const cell = row[i]
      return Math.max(most, cell ? toShownText(cell).length : 0)
    }, libelle.length)
    return Math.min(60, Math.max(11, longest + 2))
  })
