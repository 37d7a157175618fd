import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  compteDuVersement,
  isCompteADemander,
  peutAvoirSonCompte,
  type ReponseCompte,
} from './compte-personnel.ts'

for (const [titre, qualite, naissance, jour, attendu] of [
  ['a spouse', 'beneficiaire', '1984-11-20', '2026-11-17', true],
  ['a child', 'beneficiaire', '2018-05-04', '2026-11-17', false],
  ['the day before sixteen', 'beneficiaire', '2010-11-18', '2026-11-17', false],
  ['on the sixteenth birthday', 'beneficiaire', '2010-11-17', '2026-11-17', true],
  ['born on 29 February, the day before', 'beneficiaire', '2012-02-29', '2028-02-28', false],
  ['born on 29 February, on the day', 'beneficiaire', '2012-02-29', '2028-02-29', true],
  ['whoever subscribed', 'adherent', '1986-03-14', '2026-11-17', false],
] as const)
  test(`may have an account of their own, ${titre}: ${attendu}`, () =>
    assert.equal(peutAvoirSonCompte({ qualite, dateNaissance: naissance }, jour), attendu))

type Ecart = Partial<Parameters<typeof isCompteADemander>[0]>
const adulte = { qualite: 'beneficiaire', dateNaissance: '1990-01-01' } as const
for (const [titre, ecart, attendu] of [
  ['nobody answered', {}, true],
  ['an account was given', { reponse: { depuis: '2026-01-01' } }, false],
  ['refused: never asked again', { reponse: 'refus' }, false],
  ['a clerk looks at it', { isEnAttente: true }, false],
  ['a child', { dateNaissance: '2020-01-01' }, false],
] satisfies [string, Ecart, boolean][])
  test(`is an account asked for, ${titre}: ${attendu}`, () =>
    assert.equal(
      isCompteADemander(
        { ...adulte, reponse: null as ReponseCompte, isEnAttente: false, ...ecart },
        '2026-11-17',
      ),
      attendu,
    ))

for (const [titre, reponse, attendu] of [
  ['no answer', null, 'contrat'],
  ['refused', 'refus', 'contrat'],
  ['given before', { depuis: '2026-11-01' }, 'personne'],
  ['given that day', { depuis: '2026-11-12' }, 'personne'],
  ['given the day after', { depuis: '2026-11-13' }, 'contrat'],
] satisfies [string, ReponseCompte, 'contrat' | 'personne'][])
  test(`what is paid on 12/11/2026 goes to the account of, ${titre}: ${attendu}`, () =>
    assert.equal(compteDuVersement(reponse, '2026-11-12'), attendu))
