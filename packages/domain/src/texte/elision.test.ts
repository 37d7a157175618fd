import assert from 'node:assert/strict'
import { test } from 'node:test'
import { de, elider, suivreDe } from './elision.ts'

const cas = [
  ['Camille', 'de Camille'],
  ['Élodie', 'd’Élodie'],
  ['E\u0301lodie', 'd’E\u0301lodie'],
  ['Hugo', 'd’Hugo'],
  ['Hélène', 'd’Hélène'],
  ['Hadrien', 'd’Hadrien'],
  ['Hassan', 'de Hassan'],
  ['Yves', 'd’Yves'],
  ['Yasmine', 'de Yasmine'],
  ['Œuvre sociale', 'd’Œuvre sociale'],
  ['Alliance Santé', 'd’Alliance Santé'],
  ['octobre 2026', 'd’octobre 2026'],
  ['12,00\u00a0€', 'de 12,00\u00a0€'],
  ['', 'de '],
] as const

for (const [nom, attendu] of cas)
  test(`« ${nom} » after « de »`, () => assert.equal(de(nom), attendu))

test('other small words lose their last letter too', () => {
  assert.equal(elider('que', 'Élodie'), 'qu’Élodie')
  assert.equal(elider('le', 'arrêt'), 'l’arrêt')
  assert.equal(elider('que', 'Paul'), 'que Paul')
})

test('a value that is put after « de » or « que » is elided there, and nowhere else', () => {
  assert.equal(suivreDe('L’espace de ', 'Élodie'), 'L’espace d’Élodie')
  assert.equal(suivreDe('De ', 'Hugo'), 'D’Hugo')
  assert.equal(suivreDe('Nous pensons que ', 'Anne'), 'Nous pensons qu’Anne')
  assert.equal(suivreDe('L’espace de ', 'Paul'), 'L’espace de Paul')
  assert.equal(suivreDe('La mode ', 'Élodie'), 'La mode Élodie')
  assert.equal(suivreDe('Laide ', 'Élodie'), 'Laide Élodie')
})
