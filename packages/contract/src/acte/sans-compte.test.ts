import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accessibiliteActe } from '../accessibilite/acte.ts'
import { decesActe } from '../deces/index.ts'
import { droitsActe } from '../droits-personnels/index.ts'
import {
  accessibiliteSansCompte,
  decesSansCompte,
  droitsSansCompte,
  reclamationSansCompte,
  resiliationSansCompte,
} from '../formulaires/index.ts'
import { reclamationActe } from '../reclamation/index.ts'
import { resiliationActe } from '../resiliation/index.ts'
import { videDe } from './vide.ts'

// Each with the one that it is the form of: what a visitor fills in is what the server reads.
const formulaires = [
  {
    regles: accessibiliteSansCompte,
    acte: accessibiliteActe,
    vide: videDe(accessibiliteActe.saisie),
  },
  { regles: decesSansCompte, acte: decesActe, vide: videDe(decesActe.saisie) },
  { regles: droitsSansCompte, acte: droitsActe, vide: videDe(droitsActe.saisie) },
  { regles: reclamationSansCompte, acte: reclamationActe, vide: videDe(reclamationActe.saisie) },
  { regles: resiliationSansCompte, acte: resiliationActe, vide: videDe(resiliationActe.saisie) },
] as const

for (const { regles, acte, vide } of formulaires)
  test(`${acte.slice}: whoever has no account fills in the form of the act, by its rules`, () => {
    assert.deepEqual(regles.vide, vide)
    assert.equal(regles.key, acte.key)
    assert.equal(regles.check, acte.check)
    assert.equal(regles.normalise, acte.normalise)
    assert.equal(regles.lignes, acte.sansCompte?.lignes)
  })
