import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connaitre, isPresque, readQuestion, rechercheGardee, retenir, surligner } from './index.ts'

const titres = [
  'Lunettes classe B, verres simples',
  'Ostéopathie',
  'Cœur : électrocardiogramme',
  'L’ordonnance du médecin',
  'Résilier un contrat',
  'Partie variable',
]
const voisins = (racines: readonly string[]) =>
  racines.map((racine) => (racine === 'partir' ? ['resilier'] : []))
const trouver = (texte: string) =>
  retenir(connaitre(readQuestion(texte, voisins), titres), titres, (titre) => [
    { texte: titre, poids: 5 },
  ]).retenus

for (const [quoi, texte, attendu] of [
  ['the very word', 'lunettes', titres[0]],
  ['capitals without accents', 'OSTEOPATHIE', titres[1]],
  ['a singular', 'lunette', titres[0]],
  ['a letter too few', 'luntte', titres[0]],
  ['a letter too many', 'osteopathiie', titres[1]],
  ['another letter', 'osteopathia', titres[1]],
  ['two letters exchanged', 'lnuettes', titres[0]],
  ['a ligature', 'coeur', titres[2]],
  ['an apostrophe', 'l’ordonnance', titres[3]],
  ['a straight apostrophe', "l'ordonnance", titres[3]],
  ['a beginning', 'ordo', titres[3]],
  ['a sentence', 'où est mon ordonnance svp ?', titres[3]],
  ['another name', 'partir', titres[4]],
] satisfies [string, string, string | undefined][])
  test(`${quoi}: « ${texte} » finds « ${attendu} »`, () => assert.equal(trouver(texte)[0], attendu))

for (const texte of ['zorglub', '', '…', 'le', 'ort', 'lxnxttes', '__proto__', 'a'.repeat(200)])
  test(`« ${texte.slice(0, 20)} » finds nothing`, () => assert.deepEqual(trouver(texte), []))

for (const [un, autre, attendu] of [
  ['carte', 'cartes', true],
  ['carte', 'crate', true],
  ['carte', 'tarte', true],
  ['soin', 'soie', false],
  ['carte', 'carotte', false],
  ['devis', 'avis', false],
  ['cadre', 'carte', false],
] satisfies [string, string, boolean][])
  test(`« ${un} » and « ${autre} » are ${attendu ? '' : 'not '}a letter apart`, () => {
    assert.equal(isPresque(un, autre), attendu)
    assert.equal(isPresque(autre, un), attendu)
  })

test('a title is marked where it holds what was typed, and not by another name', () => {
  assert.deepEqual(surligner(readQuestion('verre'), titres[0] ?? ''), [[19, 25]])
  assert.deepEqual(surligner(readQuestion('osteo'), 'Ostéopathie'), [[0, 5]])
  assert.deepEqual(surligner(readQuestion('partir', voisins), 'Résilier'), [])
})

for (const [texte, attendu] of [
  ['Zorglub cosmique ?', 'zorglub cosmique'],
  ['code 69003', null],
  ['06 12 34 56 78', null],
  ['12/03/1985', null],
  ['camille@example.org', null],
  ['100 % santé', '100 sante'],
  ['???', null],
] satisfies [string, string | null][])
  test(`of « ${texte} » is kept ${attendu}`, () => assert.equal(rechercheGardee(texte), attendu))
