import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SAISIE_VIDE, toDate, toInscription } from './values.ts'

const nir = (numero: string, isMonegasque = false) => ({ numero, cle: '', isMonegasque })

for (const [saisie, expected] of [
  [nir(''), ''],
  [nir('1 85 05 78 006 048'), '1850578006048'],
  [nir('2 90 12 2B 033 158'), '290122B033158'],
  [nir('1 85'), '185'],
  [nir('12345678', true), '9800012345678'],
  [nir('000', true), ''],
] as const) {
  test(`R3.01 the number « ${saisie.numero} »${saisie.isMonegasque ? ' of Monaco' : ''} travels as « ${expected} »`, () => {
    assert.equal(toInscription({ ...SAISIE_VIDE, nir: saisie }, []).nir, expected)
  })
}

for (const [saisie, expected] of [
  ['12/05/1985', '1985-05-12'],
  ['29/02/1985', '29/02/1985'],
  ['12/05', '12/05'],
  ['', ''],
] as const) {
  test(`born « ${saisie} » travels as « ${expected} »`, () =>
    assert.equal(toDate(saisie), expected))
}

test('every consent of the client travels, ticked or not', () => {
  const demandes = [
    { nom: 'offres', libelle: 'Offres' },
    { nom: 'enquetes', libelle: 'Enquêtes' },
  ]
  const saisie = { ...SAISIE_VIDE, consentements: { offres: true, autre: true } }
  assert.deepEqual(toInscription(saisie, demandes).consentements, [
    { nom: 'offres', libelle: 'Offres', accepted: true },
    { nom: 'enquetes', libelle: 'Enquêtes', accepted: false },
  ])
})
