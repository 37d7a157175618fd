import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { libelleAppareil, libelleLibre, limitesClesAcces, normalizeLibelleCle } from './index.ts'

test('an account has ten keys at most, and a challenge lives five minutes', () => {
  assert.deepEqual(limitesClesAcces, { parCompte: 10, defiMinutes: 5, libelle: 40 })
})

const ici = { attachment: 'platform', transports: ['internal', 'hybrid'] }
for (const [userAgent, attendu] of [
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) Safari/604.1', 'iPhone'],
  ['Mozilla/5.0 (iPad; CPU OS 19_1 like Mac OS X)', 'iPad'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'Mac'],
  ['Mozilla/5.0 (Linux; Android 16; K) Chrome/140.0 Mobile Safari/537.36', 'Téléphone Android'],
  ['Mozilla/5.0 (Linux; Android 16; K) Chrome/140.0 Safari/537.36', 'Tablette Android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Ordinateur Windows'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0)', 'Chromebook'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Ordinateur Linux'],
  ['curl/8', 'Appareil'],
  ['', 'Appareil'],
] satisfies [string, string][]) {
  test(`a key made on « ${userAgent.slice(0, 40)} » is called « ${attendu} »`, () =>
    assert.equal(libelleAppareil({ userAgent, ...ici }), attendu))
}

for (const [transports, attendu] of [
  [['hybrid', 'internal'], 'Téléphone ou tablette'],
  [['hybrid'], 'Téléphone ou tablette'],
  [['usb', 'nfc'], 'Clé de sécurité'],
  [[], 'Clé de sécurité'],
] satisfies [string[], string][]) {
  test(`a key that is elsewhere (${transports}) is not named after this computer: « ${attendu} »`, () =>
    assert.equal(
      libelleAppareil({ userAgent: 'Windows', attachment: 'cross-platform', transports }),
      attendu,
    ))
}

test('a browser that does not say where the key is: its own device', () => {
  assert.equal(
    libelleAppareil({ userAgent: 'Windows', attachment: null, transports: [] }),
    'Ordinateur Windows',
  )
})

for (const [saisie, attendu] of [
  ['  Téléphone d’Élodie ', 'Téléphone d’Élodie'],
  ['a\u0000b\r\nc', 'a b c'],
  ['\u200b\u202e', ''],
  ['   ', ''],
] satisfies [string, string][]) {
  test(`the name ${JSON.stringify(saisie)} is kept as « ${attendu} »`, () =>
    assert.equal(normalizeLibelleCle(saisie), attendu))
}

test('a name is normalised once and for all, and stays on one line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (saisie) => {
      const libelle = normalizeLibelleCle(saisie)
      assert.equal(normalizeLibelleCle(libelle), libelle)
      assert.doesNotMatch(libelle, /\p{Cc}|\u2028|\u2029/u)
    }),
  )
})

test('two keys never bear the same derived name', () => {
  assert.equal(libelleLibre('iPhone', []), 'iPhone')
  assert.equal(libelleLibre('iPhone', ['Mac']), 'iPhone')
  assert.equal(libelleLibre('iPhone', ['iPhone']), 'iPhone (2)')
  assert.equal(libelleLibre('iPhone', ['iPhone', 'iPhone (2)', 'iPhone (4)']), 'iPhone (3)')
})
