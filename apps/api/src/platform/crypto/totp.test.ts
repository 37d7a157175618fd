import assert from 'node:assert/strict'
import { test } from 'node:test'
import { acceptTotp, drawTotpSecret, totpAt, totpStep, totpUri } from './totp.ts'

/** « 12345678901234567890 », the secret of RFC 6238's own table. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

for (const [secondes, code] of [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] satisfies [number, string][])
  test(`at ${secondes} s the code is ${code}, as in RFC 6238`, () =>
    assert.equal(totpAt(SECRET, totpStep(new Date(secondes * 1000))), code))

test('a code opens once, within half a minute of its time', () => {
  const now = new Date(59_000)
  assert.equal(acceptTotp(SECRET, '287082', { now, apres: 0 }), 1)
  assert.equal(acceptTotp(SECRET, '287082', { now, apres: 1 }), null)
  assert.equal(acceptTotp(SECRET, '287082', { now: new Date(89_000), apres: 0 }), 1)
  assert.equal(acceptTotp(SECRET, '287082', { now: new Date(120_000), apres: 0 }), null)
  assert.equal(acceptTotp(SECRET, '', { now, apres: 0 }), null)
})

test('a secret has 160 bits, and no two are the same', () => {
  assert.match(drawTotpSecret(), /^[A-Z2-7]{32}$/)
  assert.notEqual(drawTotpSecret(), drawTotpSecret())
})

test('the address that a telephone reads names the insurer and the account', () => {
  assert.equal(
    totpUri('ABC', { emetteur: 'Mutuelle Horizon', compte: 'a@b.fr' }),
    'otpauth://totp/Mutuelle%20Horizon%3Aa%40b.fr?secret=ABC&issuer=Mutuelle%20Horizon',
  )
})
