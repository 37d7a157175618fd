import assert from 'node:assert/strict'
import { test } from 'node:test'
import { boiteDe, choosePlace } from './place.ts'

const fenetre = { width: 1280, height: 800, bas: 0 }
const taille = { width: 384, height: 80 }
const bouton = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 40 })

for (const [quand, boutons, attendue] of [
  ['nothing beneath', [], 'bas-fin'],
  ['a button elsewhere', [bouton(600, 300)], 'bas-fin'],
  ['a button at the right foot', [bouton(1100, 740)], 'bas-debut'],
  ['one that only touches', [bouton(776, 740)], 'bas-fin'],
  ['buttons at both feet', [bouton(1100, 740), bouton(40, 740)], 'haut-fin'],
  ['three corners taken', [bouton(1100, 740), bouton(40, 740), bouton(1100, 30)], 'haut-debut'],
  [
    'all taken: the least covered',
    [
      bouton(1100, 740),
      bouton(900, 740),
      bouton(40, 740),
      bouton(1100, 30),
      bouton(900, 30),
      bouton(40, 30),
      bouton(200, 30),
    ],
    'bas-debut',
  ],
] as const)
  test(`with ${quand}, messages stand ${attendue}`, () =>
    assert.equal(choosePlace(taille, fenetre, boutons), attendue))

test('bars that stay in sight are left free', () =>
  assert.deepEqual(boiteDe('bas-fin', taille, { ...fenetre, bas: 64 }), {
    left: 876,
    top: 636,
    right: 1260,
    bottom: 716,
  }))
