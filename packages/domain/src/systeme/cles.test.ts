import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type EtatCle, etatCle, type PorteeMachine, refusFinCle, refusPortees } from './cles.ts'

for (const [expireLe, aujourdhui, attendu] of [
  ['2026-11-19', '2026-11-20', 'Cette date est passée'],
  ['2026-11-20', '2026-11-20', null],
  ['2027-12-25', '2026-11-20', null],
  ['2027-12-26', '2026-11-20', 'Une clé dure au plus 400\u00a0jours'],
] as const)
  test(`a key until ${expireLe}, asked for on ${aujourdhui}: ${attendu ?? 'may be'}`, () =>
    assert.equal(refusFinCle(expireLe, aujourdhui), attendu))

for (const [portees, isRefusee] of [
  [[], true],
  [['demandes.lire'], false],
  [['pieces.medicales'], true],
  [['demandes.lire', 'pieces.medicales'], true],
  [['pieces.lire', 'pieces.medicales'], false],
] as readonly [PorteeMachine[], boolean][])
  test(`a key that opens « ${portees.join(', ')} » is ${isRefusee ? 'refused' : 'given'}`, () =>
    assert.equal(refusPortees(portees) !== null, isRefusee))

for (const [etat, expireLe, attendu] of [
  ['active', '2026-11-20', 'active'],
  ['active', '2026-11-19', 'expiree'],
  ['preparee', '2026-11-19', 'expiree'],
  ['revoquee', '2026-11-19', 'revoquee'],
] as readonly [EtatCle, string, EtatCle][])
  test(`on 20/11/2026, ${etat} until ${expireLe} is ${attendu}`, () =>
    assert.equal(etatCle({ etat, expireLe }, '2026-11-20'), attendu))
