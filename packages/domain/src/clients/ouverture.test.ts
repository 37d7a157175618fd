import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isNomme, restants, trousDe } from './ouverture.ts'

test('a gap is what stands between brackets, and nothing else', () => {
  for (const [texte, trous] of [
    ['Médiateur : [À compléter : nom du médiateur].', ['À compléter : nom du médiateur']],
    ['[nom] et [adresse]', ['nom', 'adresse']],
    ['Un texte (entre parenthèses) sans rien.', []],
    ['[] et [ ] et [x', []],
    ['Note [1]', []],
    ['[[double]]', ['double']],
  ] as const)
    assert.deepEqual(trousDe(texte), trous, texte)
})

test('another client is named by a whole word, whatever the capitals and accents', () => {
  const noms = ['Mutuelle Horizon', 'Horizon', 'espace.horizon.example']
  for (const [texte, isSaid] of [
    ['Chez HORIZON, nous', true],
    ['l’horizon', true],
    ['écrivez à contact@espace.horizon.example', true],
    ['Les horizons changent', false],
    ['horizontal', false],
    ['espace-horizon.example', true],
    ['Mutuelle des Cimes', false],
  ] as const)
    assert.equal(isNomme(texte, noms), isSaid, texte)
  assert.equal(isNomme('Prévoyance Été', ['prevoyance ete']), true)
  assert.equal(isNomme('a+b', ['a+b']), true)
  assert.equal(isNomme('tout', ['']), false)
})

test('what waits for somebody else is not ready either', () => {
  assert.equal(restants([{ etat: 'pret' }, { etat: 'manque' }, { etat: 'attend' }]), 2)
  assert.equal(restants([]), 0)
})
