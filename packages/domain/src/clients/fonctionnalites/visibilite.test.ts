import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Demandeur, type Fonctionnalites, isFonctionnaliteVisible } from './visibilite.ts'

const fonctionnalites: Fonctionnalites = {
  active: { isActivated: true, isActivatedPerContract: { '1': true, '2': false } },
  inactive: { isActivated: false, isActivatedPerContract: { '1': true } },
}
const visiteur: Demandeur = { connecte: false }
const surContrat = (numeroContrat: string | null): Demandeur => ({ connecte: true, numeroContrat })

for (const [title, noms, demandeur, visible] of [
  ['R6.06 activated by the client, visitor', 'active', visiteur, true],
  ['R6.06 switched off by the client, visitor', 'inactive', visiteur, false],
  ['R6.06 switched off by the client wins over the contract', 'inactive', surContrat('1'), false],
  ['R6.07 activated for the current contract', 'active', surContrat('1'), true],
  ['R6.07 switched off for the current contract', 'active', surContrat('2'), false],
  ['R6.07 never activated for that contract', 'active', surContrat('3'), false],
  ['R6.07 a user without contract is judged on the client alone', 'active', surContrat(null), true],
  ['R6.08 an unknown feature is visible', 'inconnue', visiteur, true],
  ['R6.08 an unknown feature is visible to a member', 'inconnue', surContrat('2'), true],
  ['R6.08 a name of the language itself is an unknown feature', 'constructor', visiteur, true],
  ['R6.09 any of the list: one visible', 'inactive,active', visiteur, true],
  ['R6.09 any of the list: spaces are allowed', ' inactive , active ', visiteur, true],
  ['R6.09 any of the list: none visible', 'inactive,inactive', visiteur, false],
  ['R6.09 any of the list, per contract', 'inactive,active', surContrat('2'), false],
] satisfies [string, string, Demandeur, boolean][]) {
  test(title, () =>
    assert.equal(isFonctionnaliteVisible(fonctionnalites, noms, demandeur), visible),
  )
}
