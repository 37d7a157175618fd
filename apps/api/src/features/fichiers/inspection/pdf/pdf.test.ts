import assert from 'node:assert/strict'
import { test } from 'node:test'
import PdfKit from 'pdfkit'
import { writePdf, writeXlsx } from '../../../../platform/documents/index.ts'
import { tableOf, toBuffer } from '../../../../platform/documents/testing/specimen.ts'
import { jpeg } from '../../testing/images.ts'
import { type Case, join, look, testCases } from '../../testing/inspection.ts'
import { docx } from '../../testing/ooxml.ts'
import { objectStream, pdf, pdfWith, streamObject } from '../../testing/pdf.ts'
import { zip } from '../../testing/zip.ts'

const script = '9 0 obj<</S/JavaScript/JS(app.alert\\(1\\))>>endobj'
const link = '9 0 obj<</Type/Annot/Subtype/Link/A<</S/URI/URI(https://example.org)>>>>endobj'
const invoice =
  '<?xml version="1.0"?><rsm:CrossIndustryInvoice xmlns:rsm="x"><a/></rsm:CrossIndustryInvoice>'
const attached = (content: string) =>
  pdfWith(
    [
      '7 0 obj<</Type/Filespec/F(factur-x.xml)/EF<</F 8 0 R/UF 8 0 R>>>>endobj',
      streamObject(8, '/Type/EmbeddedFile/Subtype/text#2Fxml', content),
    ],
    '/Names<</EmbeddedFiles<</Names[(a)7 0 R]>>>>',
  )
const hex = (bytes: Buffer) => Buffer.from(`${bytes.toString('hex')}>`)

const cases: Case[] = [
  // What programs write.
  [
    'pdf',
    'two generations, and lines after the end',
    join(pdf(), pdf().subarray(9), '\r\n\0\0'),
    null,
  ],
  ['pdf', 'links', pdfWith([link]), null],
  [
    'pdf',
    'a form without script',
    pdfWith(
      ['9 0 obj<</FT/Tx/T(nom)/V(Martin)/AP<</N 5 0 R>>/A<</S/ResetForm>>>>endobj'],
      '/AcroForm<</Fields[9 0 R]/NeedAppearances true>>',
    ),
    null,
  ],
  ['pdf', 'a page to open at', pdfWith([], '/OpenAction[3 0 R/XYZ null null 0]'), null],
  [
    'pdf',
    'a page to open at, as an action',
    pdfWith(['9 0 obj<</S/GoTo/D[3 0 R/Fit]>>endobj'], '/OpenAction 9 0 R'),
    null,
  ],
  [
    'pdf',
    'its objects packed together',
    pdfWith([objectStream(['<</A<</S/URI/URI(https://a.fr)>>>>', '[1 2 (\\))]'])]),
    null,
  ],
  [
    'pdf',
    'a text that names scripts',
    pdfWith([
      streamObject(9, '', 'BT (/JavaScript /JS /AA) Tj ET', { filter: '', pack: (b) => b }),
    ]),
    null,
  ],
  [
    'pdf',
    'a string that names scripts',
    pdfWith(['9 0 obj<</Title(/JavaScript /Launch)/Keywords</4a53>>>endobj']),
    null,
  ],
  ['pdf', 'the figures of an electronic invoice', attached(invoice), null],
  [
    'pdf',
    'a page about HTML in its text',
    join(pdf(200).subarray(0, 150), '<html><script>', pdf(9000).subarray(150)),
    null,
  ],
  [
    'pdf',
    'a picture of a camera',
    pdfWith([
      streamObject(9, '/Subtype/Image', jpeg(), { filter: '/Filter/DCTDecode', pack: (b) => b }),
    ]),
    null,
  ],
  [
    'pdf',
    'a name of two letters that means nothing',
    pdfWith(['9 0 obj<</AA/JSX/XFAB/N 3>>endobj']),
    null,
  ],

  // Scripts, wherever they hide.
  ['pdf', 'a script', pdfWith([script], '/OpenAction 9 0 R'), 'pdfScript'],
  ['pdf', 'a script that nothing leads to', pdfWith([script]), 'pdfScript'],
  ['pdf', 'a script by numbers', pdfWith(['9 0 obj<</S/J#61vaScr#69pt>>endobj']), 'pdfScript'],
  ['pdf', 'a script by numbers, shorter', pdfWith(['9 0 obj<</#4a#53(a)>>endobj']), 'pdfScript'],
  ['pdf', 'a list of scripts', pdfWith([], '/Names<</JavaScript 9 0 R>>'), 'pdfScript'],
  [
    'pdf',
    'a script packed with other objects',
    pdfWith([objectStream(['<</a 1>>', '<</S/JavaScript>>'])]),
    'pdfScript',
  ],
  [
    'pdf',
    'the same without its type',
    pdfWith([objectStream(['<</S/JavaScript>>'], { type: '' })]),
    'pdfScript',
  ],
  [
    'pdf',
    'the same, not packed',
    pdfWith([objectStream(['<</S/JavaScript>>'], { filter: '', pack: (b) => b })]),
    'pdfScript',
  ],
  [
    'pdf',
    'the same behind a string that never closes',
    pdfWith([objectStream(['(', '<</S/JavaScript>>'])]),
    'pdfScript',
  ],
  [
    'pdf',
    'the same packed in a way that we do not read',
    pdfWith([
      objectStream(['<</S/JavaScript>>'], { filter: '/Filter[/ASCIIHexDecode]', pack: hex }),
    ]),
    'detourne',
  ],
  [
    'pdf',
    'the same packed twice',
    pdfWith([
      objectStream(['<</S/JavaScript>>'], { filter: '/Filter[/ASCIIHexDecode/FlateDecode]' }),
    ]),
    'detourne',
  ],
  [
    'pdf',
    'objects packed so as to fill the memory',
    pdfWith([streamObject(9, '/Type/ObjStm/N 1/First 5', Buffer.alloc(30_000_000))]),
    'demesure',
  ],
  [
    'pdf',
    'a script in an update',
    join(pdf(), `\n${script}\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n`),
    'pdfScript',
  ],
  [
    'pdf',
    'a script in a state before the last',
    join(pdfWith([script]), '9 0 obj null endobj\n%%EOF'),
    'pdfScript',
  ],
  [
    'pdf',
    'a script inside a stream',
    pdfWith([streamObject(8, '', script, { filter: '', pack: (b) => b })]),
    'pdfScript',
  ],
  ['pdf', 'a script behind a string that never closes', pdfWith(['8 0 obj(', script]), 'pdfScript'],
  [
    'pdf',
    'a script behind a comment',
    pdfWith(['8 0 obj %', script.replace('obj<<', 'obj%\r<<')]),
    'pdfScript',
  ],
  ['pdf', 'a script glued to its number', pdfWith(['9 0obj<</JS(a)>>endobj']), 'pdfScript'],
  ['pdf', 'objects without end', pdfWith([`8 0 obj(${'1 0 obj('.repeat(20_000)}`]), 'demesure'],

  // Actions.
  ...['Launch', 'GoToR', 'GoToE', 'SubmitForm', 'ImportData', 'RichMedia', 'L#61unch'].map(
    (action) =>
      [
        'pdf',
        `the action ${action}`,
        pdfWith([`9 0 obj<</S/${action}/F(a)>>endobj`]),
        'pdfAction',
      ] as const,
  ),
  ['pdf', 'actions of a page', pdfWith(['9 0 obj<</AA<</O 8 0 R>>>>endobj']), 'pdfAction'],
  ['pdf', 'actions of a field, elsewhere', pdfWith(['9 0 obj<</AA 8 0 R>>endobj']), 'pdfAction'],
  [
    'pdf',
    'an address that opens with it',
    pdfWith([], '/OpenAction<</S/URI/URI(https://a)>>'),
    'pdfAction',
  ],
  [
    'pdf',
    'an address that opens with it, elsewhere',
    pdfWith(['9 0 obj<</S/URI/URI(https://a)>>endobj'], '/OpenAction 9 0 R'),
    'pdfAction',
  ],
  ['pdf', 'a dynamic form', pdfWith([], '/AcroForm<</XFA 9 0 R>>'), 'pdfFormulaire'],
  [
    'pdf',
    'a password',
    join(pdf().subarray(0, -40), 'trailer<</Root 1 0 R/Encrypt 9 0 R>>\n%%EOF'),
    'pdfProtege',
  ],
  [
    'pdf',
    'a password, its table packed',
    pdfWith([streamObject(9, '/Type/XRef/Encrypt 8 0 R/W[1 2 1]', 'abc')]),
    'pdfProtege',
  ],

  // Other files inside.
  ['pdf', 'an attached file', attached('MZ'), 'pdfPieceJointe'],
  [
    'pdf',
    'an attached page in the clothes of an invoice',
    attached(invoice.replace('<a/>', '<script>a</script>')),
    'pdfPieceJointe',
  ],
  [
    'pdf',
    'attached files that lead nowhere',
    pdfWith([], '/Names<</EmbeddedFiles 9 0 R>>'),
    'pdfPieceJointe',
  ],
  [
    'pdf',
    'an attached file without its type',
    pdfWith(['7 0 obj<</EF<</F 8 0 R>>>>endobj', streamObject(8, '', 'MZ')]),
    'pdfPieceJointe',
  ],
  ['pdf', 'something before the header', join(' ', pdf()), 'etranger'],
  ['pdf', 'a page before the header', join('<html><script>alert(1)</script>', pdf()), 'etranger'],
  ['pdf', 'an archive after it', join(pdf(), docx()), 'double'],
  [
    'pdf',
    'an archive whose comment is its end',
    join(pdf(), zip([{ name: 'a' }], { comment: '%%EOF' })),
    'double',
  ],
  ['pdf', 'an archive and a line after it', join(pdf(), zip([{ name: 'a' }]), '\n'), 'double'],
  ['pdf', 'a script after it', join(pdf(), '<SCRIPT>alert(1)</SCRIPT>'), 'double'],
  ['pdf', 'two thousand bytes after it', join(pdf(), 'x'.repeat(2000)), 'double'],
  ['pdf', 'no version', Buffer.from('%PDF-abc'), 'etranger'],
  ['pdf', 'no end', pdf(5000).subarray(0, 4000), 'incomplet'],
]
testCases(cases)

test('the documents that the portal itself writes are accepted', async () => {
  const rows = [{ libelle: 'Consultation', jour: '2026-03-01', montant: 26.5 }]
  const letterhead = { nom: 'Mutuelle Horizon', couleur: '#123456' }
  const [table, paper] = [
    await toBuffer(writeXlsx(tableOf(rows))),
    await writePdf(tableOf(rows), letterhead),
  ]
  assert.equal(await look('xlsx', table), table.length)
  assert.equal(await look('pdf', paper), paper.length)
})

test('a paper with links, a summary, a form and notes, as a library writes it, is accepted', async () => {
  const document = new PdfKit({ info: { Title: 'Facture /JavaScript' } })
  document.initForm()
  document.text('Facture', { link: 'https://example.org', underline: true })
  document.outline.addItem('Page 1')
  document.formText('nom', 10, 200, 200, 20)
  document.note(10, 300, 20, 20, 'à payer')
  document.addPage().text('Suite').addNamedDestination('fin')
  document.end()
  const bytes = await toBuffer(document as unknown as AsyncIterable<Buffer>)
  assert.equal(await look('pdf', bytes), bytes.length)
})
