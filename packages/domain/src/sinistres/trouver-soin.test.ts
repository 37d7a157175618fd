import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchSoins } from './trouver-soin.ts'

const premier = (texte: string) => searchSoins(texte)[0]?.libelle ?? null

for (const [texte, libelle] of [
  ['', 'Consultation généraliste'],
  ['kiné', 'Kinésithérapie'],
  ['kine', 'Kinésithérapie'],
  ['kinés', 'Kinésithérapie'],
  ['KINÉSITHERAPIES', 'Kinésithérapie'],
  ['ostéo', 'Ostéopathie'],
  ['osteopathe', 'Ostéopathie'],
  ['ostéopatie', 'Ostéopathie'],
  ['prise de sang', 'Analyses de laboratoire'],
  ['lunette', 'Lunettes classe B, verres simples'],
  ['opticien', 'Lunettes classe B, verres simples'],
  ['ophtalmo', 'Ophtalmologue OPTAM'],
  ['yeux', 'Ophtalmologue OPTAM'],
  ['dentiste', 'Consultation dentaire'],
  ['détartrages', 'Détartrage'],
  ['semelles', 'Matériel médical'],
  ['pharmacie', 'Pharmacie (65\u00a0%)'],
  ['taxi', 'Transport sanitaire'],
  ['appareil auditif', 'Audioprothèse classe I · 100\u00a0% Santé'],
  ['médecin', 'Consultation généraliste'],
  ['zorglub', null],
  ['…', null],
] satisfies [string, string | null][])
  test(`« ${texte} » finds ${libelle ?? 'nothing'} first`, () =>
    assert.equal(
      premier(texte)?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? null,
      libelle?.replaceAll('\u00a0', ' ') ?? null,
    ))

test('all care is in the list, once, before anything is looked for', () => {
  const codes = searchSoins('').map(({ code }) => code)
  assert.equal(new Set(codes).size, codes.length)
  assert.ok(codes.length > 100)
})
