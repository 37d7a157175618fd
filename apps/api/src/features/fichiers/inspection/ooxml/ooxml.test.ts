import { type Case, join, testCases } from '../../testing/inspection.ts'
import { compound, ole } from '../../testing/ole.ts'
import {
  champ,
  docx,
  ooxmlParts,
  pptx,
  type Relation,
  rels,
  sheetPart,
  wordPart,
  xlsx,
} from '../../testing/ooxml.ts'
import { type ZipEntry, zip } from '../../testing/zip.ts'

const part = (name: string, content: Buffer | string): ZipEntry => ({ name, content })
const linked = (relation: Relation, name = 'word/_rels/document.xml.rels') =>
  docx(part(name, rels(relation)))
const external = (kind: string, target: string) => linked({ kind, target, mode: 'External' })
const word = (runs: string) => docx(wordPart(runs))
const utf16 = (text: string) => join(Buffer.from('fffe', 'hex'), Buffer.from(text, 'utf16le'))
const typed = (type: string) =>
  `<Override PartName="/word/x.bin" ContentType="application/vnd.ms-${type}"/>`

const cases: Case[] = [
  // What people write.
  ['docx', 'a link to a page', external('hyperlink', 'https://example.org/a?b=1&amp;c=2'), null],
  ['docx', 'a link to an address', external('hyperlink', 'mailto:camille@example.org'), null],
  [
    'docx',
    'a link to a file of the author’s',
    external('hyperlink', 'file:///C:\\Users\\a.docx'),
    null,
  ],
  ['docx', 'a link to a bookmark', external('hyperlink', '#signet'), null],
  [
    'docx',
    'the path of its template on the author’s disk',
    external('attachedTemplate', 'file:///C:\\Users\\Camille\\Lettre.dotx'),
    null,
  ],
  ['docx', 'a picture inside', linked({ kind: 'image', target: 'media/image1.jpeg' }), null],
  [
    'docx',
    'page numbers and a table of contents',
    word(champ(' PAGE ') + champ(' TOC \\o "1-3" ')),
    null,
  ],
  [
    'docx',
    'a field in a field',
    word(
      `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> IF </w:instrText></w:r>${champ(' MERGEFIELD sexe ')}<w:r><w:instrText> = "F" "Mme" "M." </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`,
    ),
    null,
  ],
  ['docx', 'a text about DDE', word('<w:r><w:t>DDEAUTO c:\\windows\\cmd.exe</w:t></w:r>'), null],
  ['docx', 'a field whose name begins alike', word('<w:fldSimple w:instr=" DDENUM "/>'), null],
  [
    'docx',
    'the workbook of a chart',
    docx(part('word/embeddings/Microsoft_Excel_Sheet1.xlsx', xlsx())),
    null,
  ],
  [
    'docx',
    'a drawing with its public DOCTYPE',
    docx(
      part(
        'word/media/image1.svg',
        '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd"><svg/>',
      ),
    ),
    null,
  ],
  [
    'docx',
    'a part in UTF-16',
    docx(part('customXml/item1.xml', utf16('<?xml version="1.0" encoding="utf-16"?><a/>'))),
    null,
  ],
  ['docx', 'its main part numbered', zip(ooxmlParts('docx', { main: 'word/document2.xml' })), null],
  [
    'docx',
    'its main part from the root',
    zip(
      ooxmlParts('docx', { roots: rels({ kind: 'officeDocument', target: '/word/document.xml' }) }),
    ),
    null,
  ],
  [
    'xlsx',
    'formulas, and a bar between quotes',
    xlsx(
      sheetPart(
        '<c><f>CONCATENATE("a|b",&quot;|&quot;,Feuil2!A1)</f></c><c t="inlineStr"><is><t>cmd|a!b</t></is></c>',
      ),
    ),
    null,
  ],
  [
    'xlsx',
    'a table that packs well',
    xlsx(part('xl/worksheets/sheet1.xml', '<c><v>1</v></c>'.repeat(1_000_000))),
    null,
  ],
  [
    'xlsx',
    'settings of a printer',
    xlsx(part('xl/printerSettings/printerSettings1.bin', Buffer.from('HP', 'utf16le'))),
    null,
  ],
  [
    'pptx',
    'a click that goes to the next slide',
    pptx(
      part(
        'ppt/slides/slide1.xml',
        '<a:hlinkClick action="ppaction://hlinkshowjump?jump=nextslide"/>',
      ),
    ),
    null,
  ],

  // Not what it says.
  ['docx', 'a bare archive', zip([part('virus.exe', 'MZ')]), 'etranger'],
  ['docx', 'an archive of nothing', zip([]), 'etranger'],
  ['docx', 'no list of types', zip(ooxmlParts('docx').slice(1)), 'etranger'],
  ['docx', 'the parts of a table', xlsx(), 'etranger'],
  [
    'docx',
    'a beginning that leads to a table',
    zip([
      ...ooxmlParts('docx', { roots: rels({ kind: 'officeDocument', target: 'xl/workbook.xml' }) }),
      part('xl/workbook.xml', '<workbook/>'),
    ]),
    'etranger',
  ],
  [
    'docx',
    'a beginning that leads nowhere',
    zip(ooxmlParts('docx', { roots: rels() })),
    'etranger',
  ],
  [
    'docx',
    'a whole file under a password',
    ole('EncryptedPackage', 'EncryptionInfo'),
    'motDePasse',
  ],
  ['docx', 'an old document', ole('WordDocument'), 'etranger'],

  // Programs.
  ['docx', 'macros', docx(part('word/vbaProject.bin', 'x')), 'macro'],
  ['xlsx', 'macros under another case', xlsx(part('xl/VBAPROJECT.BIN', 'x')), 'macro'],
  [
    'docx',
    'macros under another name, by their type',
    zip(ooxmlParts('docx', { types: typed('office.vbaProject') })),
    'macro',
  ],
  [
    'docx',
    'macros under another name, by their link',
    linked({ kind: 'vbaProject', target: 'a.xml' }),
    'macro',
  ],
  [
    'docx',
    'macros under another name, by their bytes',
    docx(part('word/a.jpeg', ole('PROJECT'))),
    'objet',
  ],
  [
    'docx',
    'the type of a document with macros',
    zip(ooxmlParts('docx', { type: 'application/vnd.ms-word.document.macroEnabled.main+xml' })),
    'macro',
  ],
  [
    'xlsx',
    'a macro sheet of Excel 4',
    xlsx(part('xl/macrosheets/sheet1.xml', '<xm:macrosheet/>')),
    'macro',
  ],
  [
    'xlsx',
    'a macro sheet elsewhere, by its type',
    zip(ooxmlParts('xlsx', { types: typed('excel.macrosheet+xml') })),
    'macro',
  ],
  [
    'xlsx',
    'a macro sheet by its link',
    xlsx(part('xl/_rels/workbook.xml.rels', rels({ kind: 'xlMacrosheet', target: 'a.xml' }))),
    'macro',
  ],
  ['pptx', 'a control (ActiveX)', pptx(part('ppt/activeX/activeX1.xml', '<ax:ocx/>')), 'macro'],
  ['docx', 'a control by its link', linked({ kind: 'control', target: 'a.xml' }), 'macro'],
  [
    'pptx',
    'a click that starts a program',
    pptx(part('ppt/slides/slide1.xml', '<a:hlinkClick action="ppaction://program"/>')),
    'programme',
  ],

  // Other files inside.
  ['docx', 'an object', docx(part('word/embeddings/oleObject1.bin', ole('Package'))), 'objet'],
  ['pptx', 'a program', pptx(part('ppt/embeddings/a.exe', 'MZ')), 'objet'],
  [
    'xlsx',
    'an object elsewhere',
    xlsx(part('xl/media/image1.png', compound([{ name: 'a' }]))),
    'objet',
  ],
  [
    'xlsx',
    'an archive elsewhere',
    xlsx(part('xl/media/image1.png', zip([part('a', 'b')]))),
    'objet',
  ],
  [
    'docx',
    'a workbook with macros',
    docx(part('word/embeddings/a.xlsx', xlsx(part('xl/vbaProject.bin', 'x')))),
    'macro',
  ],
  [
    'docx',
    'a workbook in a workbook in it',
    docx(part('word/embeddings/a.xlsx', xlsx(part('xl/embeddings/b.xlsx', xlsx())))),
    'objet',
  ],
  [
    'docx',
    'a workbook that becomes 21 Mo',
    docx({
      ...part('word/embeddings/a.xlsx', xlsx()),
      listed: { unpacked: 21 * 1024 * 1024 },
      local: { unpacked: 21 * 1024 * 1024 },
    }),
    'demesure',
  ],
  ['docx', 'a document to be merged in', linked({ kind: 'aFChunk', target: 'a.rtf' }), 'objet'],
  ['docx', 'a rich text', docx(part('word/a.bin', '{\\rtf1')), 'objet'],

  // What is fetched elsewhere.
  [
    'docx',
    'a template elsewhere',
    external('attachedTemplate', 'https://example.org/a.dotm'),
    'lienExterne',
  ],
  [
    'docx',
    'a template on another machine',
    external('attachedTemplate', 'file://serveur/a.dotm'),
    'lienExterne',
  ],
  [
    'docx',
    'a template on another machine, by its path',
    external('attachedTemplate', '\\\\serveur\\a.dotm'),
    'lienExterne',
  ],
  ['docx', 'a picture elsewhere', external('image', 'http://example.org/a.png'), 'lienExterne'],
  [
    'docx',
    'an object elsewhere',
    external('oleObject', 'mhtml:http://example.org/a!x'),
    'lienExterne',
  ],
  ['docx', 'a frame', external('frame', 'http://example.org/'), 'lienExterne'],
  ['docx', 'a document in parts', external('subDocument', 'file:///C:\\a.docx'), 'lienExterne'],
  [
    'xlsx',
    'another workbook',
    xlsx(
      part(
        'xl/externalLinks/_rels/externalLink1.xml.rels',
        rels({ kind: 'externalLinkPath', target: 'Budget.xlsx', mode: 'External' }),
      ),
    ),
    'lienExterne',
  ],
  [
    'docx',
    'a template elsewhere, in letters by number',
    external('attachedTemplate', '&#104;ttps://example.org/a.dotm'),
    'lienExterne',
  ],
  [
    'docx',
    'a template elsewhere, its mode by number',
    linked({ kind: 'attachedTemplate', target: 'http://a', mode: '&#69;xternal' }),
    'lienExterne',
  ],
  [
    'docx',
    'a template elsewhere, said to be inside',
    linked({ kind: 'attachedTemplate', target: 'http://example.org/a' }),
    'lienExterne',
  ],
  [
    'docx',
    'a template elsewhere, in UTF-16',
    docx(
      part(
        'word/_rels/a.rels',
        utf16(
          rels({ kind: 'attachedTemplate', target: 'http://a', mode: 'External' }).replace(
            'UTF-8',
            'UTF-16',
          ),
        ),
      ),
    ),
    'lienExterne',
  ],
  [
    'docx',
    'a template elsewhere, by single quotes and a prefix',
    docx(
      part(
        'word/_rels/a.rels',
        "<r:Relationships xmlns:r='x'><r:Relationship Target='http://a>b' Type='x/attachedTemplate' TargetMode='External'/></r:Relationships>",
      ),
    ),
    'lienExterne',
  ],
  ['docx', 'a link that runs a script', external('hyperlink', 'javascript:alert(1)'), 'programme'],
  [
    'docx',
    'a link that runs a program',
    external('hyperlink', 'ms-msdt:/id PCWDiagnostic'),
    'programme',
  ],

  // Fields and formulas that start a program.
  ['docx', 'a DDE field', word(champ(' DDEAUTO c:\\\\windows\\\\cmd.exe "/k calc" ')), 'programme'],
  [
    'docx',
    'a DDE field in pieces',
    word(champ(' D', 'D', 'E', 'AUTO c:\\\\cmd.exe ')),
    'programme',
  ],
  ['docx', 'a DDE field far behind', word(champ(`${' '.repeat(5000)}dde excel a b`)), 'programme'],
  ['docx', 'a DDE field by numbers', word(champ('&#68;&#x44;E excel a b')), 'programme'],
  [
    'docx',
    'a DDE field in one piece',
    word('<w:fldSimple w:instr=" DDE excel &gt; a"><w:r/></w:fldSimple>'),
    'programme',
  ],
  [
    'docx',
    'a field whose name is computed',
    word(
      `<w:r><w:fldChar w:fldCharType="begin"/></w:r>${champ(' QUOTE 68 68 69 ')}<w:r><w:instrText> cmd </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`,
    ),
    'programme',
  ],
  [
    'docx',
    'a comment in the name of a field',
    word(champ('DD<!-- </w:instrText> -->E cmd')),
    'detourne',
  ],
  ['docx', 'a section in the name of a field', word(champ('<![CDATA[DDE cmd </]]>')), 'detourne'],
  [
    'docx',
    'a DDE field with another prefix, in UTF-16',
    docx(
      part('word/a.xml', utf16('<?xml version="1.0"?><z:p><z:fldSimple z:instr="DDE a"/></z:p>')),
    ),
    'programme',
  ],
  [
    'xlsx',
    'a DDE link',
    xlsx(
      part(
        'xl/externalLinks/externalLink1.xml',
        '<externalLink><ddeLink ddeService="cmd" ddeTopic="/c calc"/></externalLink>',
      ),
    ),
    'programme',
  ],
  ['xlsx', 'a DDE formula', xlsx(sheetPart("<c><f>cmd|'/c calc'!A0</f></c>")), 'programme'],
  [
    'xlsx',
    'a DDE formula by numbers',
    xlsx(sheetPart('<c><f t="x">"a"&amp;cmd&#124;b!A0</f></c>')),
    'programme',
  ],
  [
    'xlsx',
    'a DDE formula in a name',
    xlsx(part('xl/a.xml', "<x><definedName name='a'>cmd|b!c</definedName></x>")),
    'programme',
  ],
  [
    'xlsx',
    'a DDE formula far into a large table',
    xlsx(
      part(
        'xl/worksheets/sheet1.xml',
        `<x>${'<c><v>1|2</v></c>'.repeat(70_000)}<f>cmd|b!c</f></x>`,
      ),
    ),
    'programme',
  ],

  // XML that says more than a document needs.
  [
    'docx',
    'a DOCTYPE',
    docx(part('word/a.xml', '<?xml version="1.0"?><!DOCTYPE a SYSTEM "http://a"><a/>')),
    'detourne',
  ],
  [
    'docx',
    'a DOCTYPE in a list',
    docx(part('word/_rels/a.rels', '<!DOCTYPE a><Relationships/>')),
    'detourne',
  ],
  [
    'docx',
    'entities in a drawing',
    docx(part('word/media/a.svg', '<!DOCTYPE svg [<!ENTITY a "b">]><svg/>')),
    'detourne',
  ],
  [
    'docx',
    'letters that are elsewhere (UTF-7)',
    docx(part('word/a.xml', '<?xml version="1.0" encoding="UTF-7"?>+ADw-a/>')),
    'detourne',
  ],
]
testCases(cases)
