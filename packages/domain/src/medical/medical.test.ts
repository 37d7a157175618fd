import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Role } from '../roles/index.ts'
import { peutDonnerAvis, peutLirePiece } from './index.ts'

for (const [who, roles, isSienne, isVueParPersonnel, attendu] of [
  ['its member', ['User'], true, false, true],
  ['its member, a beneficiary', ['Beneficiaire'], true, false, true],
  ['staff who see the portal as its member', ['User'], true, true, false],
  ['the medical service', ['ServiceMedical'], false, false, true],
  ['a clerk of the medical service', ['BackEndUser', 'ServiceMedical'], false, false, true],
  ['a clerk', ['BackEndUser'], false, false, false],
  ['an administrator', ['Admin'], false, false, false],
  ['a consultant', ['Consultant'], false, false, false],
  ['staff of every other role', ['Admin', 'BackEndUser', 'Consultant'], false, false, false],
  ['a relative who was let in', [], false, false, false],
  ['another member of the contract', ['Beneficiaire'], false, false, false],
  ['the medical service who see the portal as its member', ['ServiceMedical'], true, true, false],
] satisfies [string, Role[], boolean, boolean, boolean][]) {
  test(`a medical paper is ${attendu ? 'opened' : 'closed'} to ${who}`, () =>
    assert.equal(peutLirePiece(true, { roles, isSienne, isVueParPersonnel }), attendu))
  test(`another paper is open to ${who}`, () =>
    assert.equal(peutLirePiece(false, { roles, isSienne, isVueParPersonnel }), true))
}

test('the medical service alone says whether a paper will do', () => {
  assert.equal(peutDonnerAvis(['ServiceMedical']), true)
  assert.equal(peutDonnerAvis(['Admin', 'BackEndUser', 'Consultant']), false)
})
