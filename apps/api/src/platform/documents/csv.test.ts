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

for (const [debut, ecrit] of [
  ['=1+1', "'=1+1"],
  ['+33 6', "'+33 6"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['\rx', '"\'\rx"'],
  ['＝1', "'＝1"],
  ['a=1', 'a=1'],
] satisfies [string, string][]) {
  test(`a cell that begins with ${JSON.stringify(debut)} is no formula`, async () => {
    const file = await toBuffer(writeCsv(tableOf([{ ...vide, libelle: debut }])))
    assert.equal(file.toString().split('\r\n')[1], `${ecrit};;`)
  })
}

test('an empty table has its header', async () => {
  assert.equal(String(await toBuffer(writeCsv(tableOf([])))), '\ufeffLibellé;Jour;Montant\r\n')
})

test('ten thousand rows are written without being held', async () => {
  const { early, late } = await heapDuring(10_000, writeCsv)
  assert.ok(late - early < 3, `grew from ${early} to ${late} MB`)
})
