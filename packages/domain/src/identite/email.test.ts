import assert from 'node:assert/strict'
import { test } from 'node:test'
import { boiteDe, effetChangementIdentifiant, isEmail, normalizeEmail } from './email.ts'

for (const [email, attendu] of [
  ['camille.martin@example.org', true],
  ["elodie.d'angelo@example.org", true],
  ['a+b@sous.domaine.example', true],
  ['CAMILLE@EXAMPLE.ORG', true],
  ['', false],
  ['camille', false],
  ['camille@', false],
  ['@example.org', false],
  ['camille@example', false],
  ['camille@@example.org', false],
  ['camille martin@example.org', false],
  ['.camille@example.org', false],
  ['camille..m@example.org', false],
  ['camille@-example.org', false],
  ['camille@example.org\nBcc: x@y.fr', false],
  ['élodie@example.org', false],
  [`${'a'.repeat(65)}@example.org`, false],
  [`a@${'b'.repeat(250)}.fr`, false],
] satisfies [string, boolean][]) {
  test(`R5.21 « ${email.slice(0, 40)} » is ${attendu ? 'an' : 'no'} e-mail identifier`, () =>
    assert.equal(isEmail(email), attendu))
}

for (const [email, boite] of [
  ['Karim+Essai@Example.org ', 'karim@example.org'],
  ['karim+a+b@example.org', 'karim@example.org'],
  ['karim@example.org', 'karim@example.org'],
  ['karim@exa+mple.org', 'karim@exa+mple.org'],
] as const)
  test(`« ${email} » is read in ${boite}`, () => assert.equal(boiteDe(email), boite))

test('an identifier is compared without spaces around nor case', () => {
  assert.equal(normalizeEmail('  Camille.Martin@Example.org '), 'camille.martin@example.org')
})

for (const [demandeLe, heures, expected] of [
  ['2026-11-16T13:05:00.000Z', 72, '2026-11-19T13:05:00.000Z'],
  ['2026-11-16T13:05:00.001Z', 72, '2026-11-19T13:06:00.000Z'],
  // The clocks change meanwhile; hours do not.
  ['2026-10-24T10:00:30.000Z', 24, '2026-10-25T10:01:00.000Z'],
] as const) {
  test(`asked for at ${demandeLe}, ${heures} hours: ${expected}`, () =>
    assert.equal(effetChangementIdentifiant(new Date(demandeLe), heures).toISOString(), expected))
}
