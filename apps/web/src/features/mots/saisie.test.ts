import assert from 'node:assert/strict'
import { test } from 'node:test'
import { completer, deplacer, differencesDe, ecrire, lignesDe, marqueDe } from './saisie.ts'

const mail = {
  sujet: 'Objet',
  corps: ['Un', { code: 'code' }, { lien: 'lien', libelle: 'Ouvrir' }],
}

test('what can be typed stands under the name by which its faults are told', () => {
  assert.deepEqual(
    lignesDe(mail).map(({ champ, valeur }) => [champ, valeur]),
    [
      ['sujet', 'Objet'],
      ['corps.1', 'Un'],
      ['corps.3', 'Ouvrir'],
    ],
  )
  assert.deepEqual(ecrire(mail, 'corps.3', 'Voir'), {
    ...mail,
    corps: ['Un', { code: 'code' }, { lien: 'lien', libelle: 'Voir' }],
  })
  assert.deepEqual(
    lignesDe({ textes: { lignesVides: 'a', titre: 'b' } })[0]?.libelle,
    'Lignes vides',
  )
})

test('texts that the client left out are the original’s', () => {
  const original = { textes: { a: '1', b: '2' } }
  assert.deepEqual(completer(original, { textes: { b: '3' } }), { textes: { a: '1', b: '3' } })
})

test('a block goes up and down', () => {
  assert.deepEqual(deplacer(['a', 'b', 'c'], 2, -1), ['a', 'c', 'b'])
  assert.deepEqual(deplacer(['a', 'b', 'c'], 0, 1), ['b', 'a', 'c'])
})

test('a chip writes what the grammar accepts', () => {
  assert.equal(marqueDe('nom', 'texte'), '((nom))')
  assert.equal(marqueDe('quoi', 'texte?'), '((si quoi))((quoi))((fin))')
  assert.equal(marqueDe('papier', 'condition'), '((si papier))…((fin))')
})

test('two wordings are compared place by place', () => {
  assert.deepEqual(differencesDe(mail, { ...mail, sujet: 'Autre', corps: ['Un'] }), [
    { champ: 'sujet', libelle: 'Objet', avant: 'Objet', apres: 'Autre' },
    { champ: 'corps.3', libelle: 'Bouton vers «\u00a0lien\u00a0»', avant: 'Ouvrir', apres: null },
  ])
})
