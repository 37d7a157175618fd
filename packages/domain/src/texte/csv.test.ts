import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lireCsv } from './csv.ts'

test('a table is read as spreadsheets save it', () => {
  assert.deepEqual(lireCsv('\uFEFFCode;Libellé\r\nA;"Un ; deux"\r\n\r\nB;"dit ""oui"""\r\n'), {
    entete: ['Code', 'Libellé'],
    lignes: [
      { numero: 2, cases: ['A', 'Un ; deux'] },
      { numero: 4, cases: ['B', 'dit "oui"'] },
    ],
  })
  assert.deepEqual(lireCsv('a,b\n1,2').lignes, [{ numero: 2, cases: ['1', '2'] }])
})

test('a value over two lines counts for both', () => {
  assert.deepEqual(lireCsv('a;b\n"x\ny";1\nz;2').lignes, [
    { numero: 2, cases: ['x\ny', '1'] },
    { numero: 4, cases: ['z', '2'] },
  ])
})

test('nothing is no table', () => {
  assert.deepEqual(lireCsv(''), { entete: [], lignes: [] })
})
