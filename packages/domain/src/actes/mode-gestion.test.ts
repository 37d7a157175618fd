import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isActeGestion, type ModeGestion, type ModesGestion, modeGestionDe } from './index.ts'

for (const [title, modes, attendu] of [
  ['chosen automatic', { ribPrestationsActeGestion: 'automatique' }, 'automatique'],
  ['chosen manual', { ribPrestationsActeGestion: 'manuel' }, 'manuel'],
  ['not chosen', {}, 'manuel'],
  ['a client older than the setting', undefined, 'manuel'],
] satisfies [string, ModesGestion | undefined, ModeGestion][])
  test(`R7.22 ${title}: the RIB act is ${attendu}`, () => {
    assert.equal(modeGestionDe(modes, 'ribPrestationsActeGestion'), attendu)
  })

test('only the acts of the portal have a mode', () => {
  assert.ok(isActeGestion('ribPrestationsActeGestion'))
  for (const nom of ['', 'ribprestationsactegestion', 'toString', '__proto__'])
    assert.ok(!isActeGestion(nom), nom)
})
