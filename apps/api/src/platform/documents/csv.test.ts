import assert from 'node:assert/strict'
import { test } from 'node:test'
import { writeCsv } from './csv.ts'
import { heapDuring, tableOf, toBuffer } from './testing/specimen.ts'

const vide = { libelle: '', jour: null, montant: null }

test('a French Excel reads the file: BOM, semicolons, dates and decimal commas', async () => {
  const file = await toBuffer(
    writeCsv(
      tableOf([
        { libelle: 'Chambre ; « particulière »', jour: '2026-11-03', montant: 1234.5 },
        { libelle: 'dit "le\nvieux"', jour: null, montant: -12 },
        vide,
      ]),
    ),
  )
  assert.deepEqual([...file.subarray(0, 3)], [0xef, 0xbb, 0xbf])
  assert.equal(
    file.subarray(3).toString(),
    'Libellé;Jour;Montant\r\n' +
      '"Chambre ; « particulière »";03/11/2026;1234,50\r\n' +
      '"dit ""le\nvieux""";;-12,00\r\n' +
      ';;\r\n',
  )
})

for (const [texte, ecrit] of [
  ['=1+1', "'=1+1"],
  ['+33 6', "'+33 6"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['\rx', '"\'\rx"'],
  ['\nx', '"\'\nx"'],
  ['＝1', "'＝1"],
  ['  =1', "'  =1"],
  ['\u00a0\u200f\u0000=1', "'\u00a0\u200f\u0000=1"],
  ['"=1', '"\'""=1"'],
  ["'=1", "''=1"],
  ['« -1 »', "'« -1 »"],
  // The end of a line is the end of a row for some, quotes or not.
  ['vu\n=1', '"vu\n\'=1"'],
  ['vu\r=1', '"vu\r\'=1"'],
  ['vu\r\n=1', '"vu\r\n\'=1"'],
  ['vu\n\n \t@x\nfin', '"vu\n\n\' \t@x\nfin"'],
  ['vu\u2028=1', "vu\u2028'=1"],
  ['=1\n+2\n3', '"\'=1\n\'+2\n3"'],
  // A reader that splits elsewhere than we do.
  ['a,=1', '"a,=1"'],
  ['a\t-1', '"a\t-1"'],
  // And what has nothing of a formula stays as it is.
  ['a=1', 'a=1'],
  ['Dupont-Martin, 12 rue X', 'Dupont-Martin, 12 rue X'],
  ['ligne 1\nligne 2', '"ligne 1\nligne 2"'],
  ['ligne 1\r\nligne 2', '"ligne 1\r\nligne 2"'],
  ['\u2212 5', '\u2212 5'],
] satisfies [string, string][]) {
  test(`${JSON.stringify(texte)} holds no formula`, async () => {
    const file = await toBuffer(writeCsv(tableOf([{ ...vide, libelle: texte }])))
    assert.equal(file.toString(), `\ufeffLibellé;Jour;Montant\r\n${ecrit};;\r\n`)
  })
}

test('amounts stay numbers, also when negative', async () => {
  const rows = [-0.01, -1234.5, 0].map((montant) => ({ ...vide, montant }))
  const [, ...lines] = (await toBuffer(writeCsv(tableOf(rows)))).toString().split('\r\n')
  assert.deepEqual(lines, [';;-0,01', ';;-1234,50', ';;0,00', ''])
})

test('a date that is none is a text like any other', async () => {
  const file = await toBuffer(writeCsv(tableOf([{ ...vide, jour: '-2026-11-03' }])))
  assert.match(file.toString(), /\r\n;'-2026-11-03;\r\n$/)
})

test('an empty table has its header', async () => {
  assert.equal(String(await toBuffer(writeCsv(tableOf([])))), '\ufeffLibellé;Jour;Montant\r\n')
})

test('ten thousand rows are written without being held', async () => {
  const { early, late } = await heapDuring(10_000, writeCsv)
  assert.ok(late - early < 3, `grew from ${early} to ${late} MB`)
})
