import assert from 'node:assert/strict'
import { test } from 'node:test'
import { safeCallbackUrl } from './retour.ts'

for (const [entree, attendu] of [
  ['/#/contrats', '/#/contrats'],
  ['#/contrats?x=1', '/#/contrats?x=1'],
  ['/', '/'],
  ['/?a=b#/c', '/?a=b#/c'],
  ['', null],
  [null, null],
  [undefined, null],
  ['https://evil.example', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['\\\\evil.example', null],
  ['/\t/evil.example', null],
  ['/\n/evil.example', null],
  ['/.//evil.example', null],
  ['/x/..//evil.example', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  [' /contrats', null],
  ['contrats', null],
  [`/${'a'.repeat(2000)}`, null],
] satisfies [string | null | undefined, string | null][]) {
  test(`callbackUrl ${JSON.stringify(entree)?.slice(0, 40)} gives ${attendu}`, () =>
    assert.equal(safeCallbackUrl(entree), attendu))
}
