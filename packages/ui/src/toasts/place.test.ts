import assert from 'node:assert/strict'
import { test } from 'node:test'
import { boiteDe, choosePlace } from './place.ts'

const fenetre = { width: 1280, height: 800, bas: 0 }
const taille = { width: 384, height: 80 }
const bouton = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 40 })

for (const [quand, boutons, cote, monte] of [
  ['nothing beneath', [], 'fin', 0],
  ['a button elsewhere', [bouton(600, 300)], 'fin', 0],
  ['a button at the right foot', [bouton(1100, 740)], 'debut', 0],
  ['one that only touches', [bouton(776, 740)], 'fin', 0],
  ['buttons at both feet: above them', [bouton(1100, 740), bouton(40, 740)], 'fin', 40],
] as const)
  test(`with ${quand}, messages stand at ${cote}, ${monte} px higher`, () =>
    assert.deepEqual(choosePlace(taille, fenetre, boutons), { cote, monte }))

test('on a phone they stand between two rows of buttons', () => {
  const telephone = { width: 390, height: 844, bas: 64 }
  const rangs = [bouton(40, 700), bouton(200, 600)]
  const place = choosePlace({ width: 350, height: 50 }, telephone, rangs)
  assert.deepEqual(place, { cote: 'fin', monte: 64 })
})

test('where something lies everywhere, the least covered is kept', () => {
  const page = { left: 0, top: 0, right: 1280, bottom: 800 }
  const place = choosePlace(taille, fenetre, [page, bouton(1100, 740)])
  assert.deepEqual(place, { cote: 'debut', monte: 0 })
})

test('bars that stay in sight are left free', () =>
  assert.deepEqual(boiteDe({ cote: 'fin', monte: 0 }, taille, { ...fenetre, bas: 64 }), {
    left: 876,
    top: 636,
    right: 1260,
    bottom: 716,
  }))
