import assert from 'node:assert/strict'
import { test } from 'node:test'
import { champsReconnaissance } from './mode.ts'
import { cleNom, isMemePersonne } from './rapprochement.ts'

for (const [un, autre, same] of [
  ["D'Angelo", 'd’angelo', true],
  ["D'Angelo", 'DANGELO', true],
  ["D'Angelo", 'D Angelo', true],
  ["Dupont de l'Isle", 'DUPONT DE LISLE', true],
  ['Marc-Antoine', 'Marc Antoine', true],
  ['Inès', 'INES', true],
  ['Lefèvre', 'Lefevre', true],
  ['Lefèvre', 'Lefe\u0300vre', true],
  ['Lœuillet', 'LOEUILLET', true],
  ['Lefèvre', 'Lefebvre', false],
  ['Colonna', 'Colona', false],
  ['Martin', '', false],
] as const) {
  test(`« ${un} » and « ${autre} » are ${same ? '' : 'not '}the same name`, () => {
    assert.equal(cleNom(un) === cleNom(autre), same)
  })
}

const connue = {
  nom: "D'Angelo",
  prenom: 'Élodie',
  dateNaissance: '1990-12-30',
  codePostal: '20200',
  finsIban: ['1Z25'],
}
const annoncee = {
  nom: 'dangelo',
  prenom: 'elodie',
  dateNaissance: '1990-12-30',
  codePostal: '20200',
  iban: '1Z25',
}
const all = { codePostal: true, iban: true }

for (const [ecart, comparaisons, same] of [
  [{}, all, true],
  [{ dateNaissance: '1990-12-31' }, all, false],
  [{ codePostal: '20000' }, all, false],
  [{ codePostal: '20000' }, { ...all, codePostal: false }, true],
  [{ iban: '1z25' }, all, false],
  [{ iban: '' }, all, false],
  [{ iban: '' }, { ...all, iban: false }, true],
  [{ nom: 'angelo' }, all, false],
  [{ prenom: '' }, all, false],
] as const) {
  test(`the person known, ${JSON.stringify(ecart)}: ${same ? 'recognised' : 'not recognised'}`, () => {
    assert.equal(isMemePersonne({ ...annoncee, ...ecart }, connue, comparaisons), same)
  })
}

test('R5.27 R5.28 R5.30 R5.32 what each mode shows, and the word between', () => {
  assert.deepEqual(champsReconnaissance('individual'), {
    numeroContrat: true,
    nir: false,
    separateur: null,
    exigence: 'tous',
  })
  assert.deepEqual(champsReconnaissance('NIR'), {
    numeroContrat: false,
    nir: true,
    separateur: null,
    exigence: 'tous',
  })
  assert.equal(champsReconnaissance('all').separateur, 'et')
  assert.equal(champsReconnaissance('oneOfTwo').separateur, 'ou')
})
