import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Lectorat, lectoratDe, type UserType } from './index.ts'

for (const [userType, isConnecte, attendu] of [
  ['connecte', true, 'connecte'],
  ['2', true, 'connecte'],
  ['visiteur', true, 'visiteur'],
  ['4', true, 'visiteur'],
  [undefined, true, 'connecte'],
  ['connecte', false, 'visiteur'],
  ['2', false, 'visiteur'],
  ['visiteur', false, 'visiteur'],
  ['4', false, 'visiteur'],
  [undefined, false, 'visiteur'],
] satisfies [UserType | undefined, boolean, Lectorat][]) {
  test(`userType ${userType}, ${isConnecte ? 'signed in' : 'signed out'}: ${attendu}`, () =>
    assert.equal(lectoratDe(userType, isConnecte), attendu))
}
