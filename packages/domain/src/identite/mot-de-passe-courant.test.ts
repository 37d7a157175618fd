import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isMotDePasseCourant } from './mot-de-passe-courant.ts'

for (const [motDePasse, common] of [
  ['Password1!', true],
  ['P@ssw0rd', true],
  ['P@$$w0rd2026!', true],
  ['Azerty123!', true],
  ['!Azerty123', true],
  ['Motdepasse1!', true],
  ['Bonjour123!', true],
  ['Sécurité2026!', true],
  ['Mutuelle69!', true],
  ['Horizon!2026', false],
  ['Tr0mbone-Violet', false],
  ['Azerty-Lampadaire-7', false],
  ['Passwordle9!x', false],
] as const) {
  test(`« ${motDePasse} » is ${common ? 'too common' : 'nobody’s usual password'}`, () => {
    assert.equal(isMotDePasseCourant(motDePasse), common)
  })
}
