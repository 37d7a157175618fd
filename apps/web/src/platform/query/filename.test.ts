import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filenameOf } from './filename.ts'

for (const [header, expected] of [
  ['attachment; filename="contrats.csv"', 'contrats.csv'],
  ['attachment; filename=contrats.csv', 'contrats.csv'],
  ['attachment; filename="a.csv"; filename*=UTF-8\'\'%C3%A9t%C3%A9.csv', 'été.csv'],
  ['attachment; filename="dit \\"x\\".csv"', 'dit _x_.csv'],
  ['attachment; filename="../../etc/passwd"', '.._.._etc_passwd'],
  ["attachment; filename*=UTF-8''%E0%A4%A", 'document'],
  ['attachment', 'document'],
  [null, 'document'],
] as const)
  test(`R7.32 file name of ${header}: ${expected}`, () => {
    assert.equal(filenameOf(header, 'document'), expected)
  })
