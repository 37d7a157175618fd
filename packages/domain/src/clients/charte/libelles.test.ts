import assert from 'node:assert/strict'
import { test } from 'node:test'
import { palettesDepuis } from './depuis-couleur.ts'
import { messagePaireFaible, pirePaire, procheLisible } from './libelles.ts'
import { contraste, pairesFaibles } from './palette.ts'

const { clair } = palettesDepuis('#0b6765')
const palie = { ...clair, warning: '#c07a12' }

test('a pair that cannot be read is named, with what it has and what it needs', () => {
  const dites = pairesFaibles(palie).map(messagePaireFaible)
  assert.deepEqual(
    dites.find((phrase) => phrase.includes('Fond d’attention')),
    '«\u00a0Attention\u00a0» n’est pas lisible sur «\u00a0Fond d’attention\u00a0»\u00a0: contraste de 3,1, il en faut 4,5',
  )
})

test('the nearest shade that is read is offered, and stays as it is where it is read already', () => {
  const offerte = procheLisible(palie, 'warning')
  assert.ok(offerte)
  assert.deepEqual(pairesFaibles({ ...palie, warning: offerte }), [])
  assert.ok(contraste(offerte, palie.warningTint) < 5)
  assert.equal(procheLisible(clair, 'warning'), clair.warning)
})

test('grounds that are both too light and too dark leave no shade to offer', () => {
  assert.equal(procheLisible({ ...clair, warningTint: '#000000' }, 'warning'), null)
})

test('a colour is judged where it is read worst', () => {
  const pire = pirePaire(palie, 'warning', ['surface', 'canvas', 'warningTint'])
  assert.equal(pire.fond, 'warningTint')
  assert.equal(pire.isLisible, false)
})
