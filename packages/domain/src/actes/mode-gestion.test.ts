import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type ModeGestion, type ModesGestion, modeGestionDe } from './index.ts'

const tete = { key: 'rib', mode: 'manuel' } as const

for (const [title, modes, attendu] of [
  ['chosen automatic', { rib: 'automatique' }, 'automatique'],
  ['chosen manual', { rib: 'manuel' }, 'manuel'],
  ['not chosen', {}, 'manuel'],
  ['a client older than the setting', undefined, 'manuel'],
] satisfies [string, ModesGestion | undefined, ModeGestion][])
  test(`R7.22 ${title}: an act that says « manuel » is ${attendu}`, () => {
    assert.equal(modeGestionDe(modes, tete), attendu)
  })

test('a preference counts at once, whatever was chosen', () => {
  assert.equal(modeGestionDe({ rib: 'manuel' }, { ...tete, isPreference: true }), 'automatique')
})

test('a message is answered by somebody, whatever was chosen', () => {
  assert.equal(modeGestionDe({ rib: 'automatique' }, { ...tete, isEchange: true }), 'manuel')
})
