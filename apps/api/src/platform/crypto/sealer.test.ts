import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSealer, isSameSecret, type Place, SealedValueError } from './sealer.ts'

const KEY = Buffer.alloc(32, 1)
const NEXT_KEY = Buffer.alloc(32, 2)
const sealer = createSealer(KEY)
const other = createSealer(NEXT_KEY)
const PLACE: Place = ['contrat.iban', 'horizon', '20450001']
const IBAN = 'FR1420041010050500013M02606'

/** IBAN as an installation sealed it before values had a place, with KEY. */
const OLD = 'v1.tiwbz6eJaFAFdv_SDYzHxT5lzIivuQdzZ-H4fdUFkT95Xqo4tUDLR0V7euDjdUSN-uK42Lxydg'
/** An empty text sealed in the same way, and cut: a nonce, and four bytes of the proof. */
const OLD_CUT = 'v1.BroTaZHbMf_qcKcYc2xowA'

test('what is sealed comes back, whatever it is', () => {
  for (const text of ['', IBAN, 'Élodie d’Angelo 🙂', 'x'.repeat(10_000)])
    assert.equal(sealer.unseal(sealer.seal(text, PLACE), PLACE), text)
})

test('the same text is never sealed twice alike, and says which key opens it', () => {
  const [one, again] = [sealer.seal('x', PLACE), sealer.seal('x', PLACE)]
  assert.notEqual(one, again)
  assert.match(one, /^v2\.[\w-]{8}\.[\w-]+$/)
  assert.equal(one.split('.')[1], again.split('.')[1])
  assert.notEqual(one.split('.')[1], other.seal('x', PLACE).split('.')[1])
})

for (const [what, place] of [
  ['another row', ['contrat.iban', 'horizon', '20450002']],
  ['another client', ['contrat.iban', 'atlas', '20450001']],
  ['another column', ['mandat.iban', 'horizon', '20450001']],
  ['parts cut elsewhere', ['contrat.iban', 'horizon2', '0450001']],
  ['parts put together', ['contrat.iban', 'horizon","20450001']],
  ['fewer parts', ['contrat.iban', 'horizon']],
] satisfies [string, Place][])
  test(`copied to ${what}, it does not open`, () => {
    assert.throws(() => sealer.unseal(sealer.seal(IBAN, PLACE), place), SealedValueError)
  })

const sealedBytes = (sealed: string) => Buffer.from(sealed.split('.')[2] ?? '', 'base64url')
const rewrite = (sealed: string, bytes: Buffer) =>
  [...sealed.split('.').slice(0, 2), bytes.toString('base64url')].join('.')

for (const [what, change] of [
  ['cut by one byte', (s) => rewrite(s, sealedBytes(s).subarray(0, -1))],
  ['cut within its proof', (s) => rewrite(s, sealedBytes(s).subarray(0, 20))],
  ['cut within its nonce', (s) => rewrite(s, sealedBytes(s).subarray(0, 5))],
  ['without any byte', (s) => rewrite(s, Buffer.alloc(0))],
  ['with one byte more', (s) => rewrite(s, Buffer.concat([sealedBytes(s), Buffer.alloc(1)]))],
  ['under the name of another key', (s) => s.replace(/\.[\w-]{8}\./, '.AAAAAAAA.')],
  ['without its key', (s) => `v2.${s.split('.')[2]}`],
  ['of an unknown version', (s) => s.replace('v2', 'v3')],
  ['passed off as an old one', (s) => `v1.${s.split('.')[2]}`],
  ['no sealed value at all', () => 'plain text'],
  ['empty', () => ''],
] satisfies [string, (sealed: string) => string][])
  test(`${what}: refused, and nothing of it is said`, () => {
    const changed = change(sealer.seal(IBAN, PLACE))
    assert.throws(
      () => sealer.unseal(changed, PLACE),
      (error: Error) => error instanceof SealedValueError && !error.message.includes(IBAN),
    )
  })

test('one changed bit is refused, wherever it is', () => {
  const sealed = sealer.seal(IBAN, PLACE)
  for (let at = 0; at < sealedBytes(sealed).length; at++) {
    const bytes = sealedBytes(sealed)
    bytes[at] = (bytes[at] ?? 0) ^ 0x10
    assert.throws(() => sealer.unseal(rewrite(sealed, bytes), PLACE), SealedValueError, `${at}`)
  }
})

test('another key opens nothing; given as a former one, it opens what it sealed', () => {
  const sealed = sealer.seal(IBAN, PLACE)
  assert.throws(() => other.unseal(sealed, PLACE), SealedValueError)
  const rotated = createSealer(NEXT_KEY, [KEY])
  assert.equal(rotated.unseal(sealed, PLACE), IBAN)
  assert.throws(() => rotated.unseal(sealed, ['mandat.iban', 'horizon', 'x']), SealedValueError)
  // What it seals itself needs the former key no more.
  assert.equal(other.unseal(rotated.seal(IBAN, PLACE), PLACE), IBAN)
})

test('a value sealed before there were places opens, with the key that it was sealed with only', () => {
  assert.equal(sealer.unseal(OLD, PLACE), IBAN)
  assert.equal(createSealer(NEXT_KEY, [KEY]).unseal(OLD, PLACE), IBAN)
  assert.throws(() => other.unseal(OLD, PLACE), SealedValueError)
  assert.throws(() => sealer.unseal(OLD.slice(0, -2), PLACE), SealedValueError)
})

test('an old value whose proof was cut to four bytes is refused', () => {
  assert.throws(() => sealer.unseal(OLD_CUT, PLACE), SealedValueError)
})

test('a fingerprint is stable, and depends on the key', () => {
  assert.equal(sealer.fingerprint('a'), sealer.fingerprint('a'))
  assert.notEqual(sealer.fingerprint('a'), sealer.fingerprint('b'))
  assert.notEqual(sealer.fingerprint('a'), other.fingerprint('a'))
})

test('secrets of different lengths are compared without throwing', () => {
  assert.equal(isSameSecret('abc', 'abc'), true)
  assert.equal(isSameSecret('abc', 'abd'), false)
  assert.equal(isSameSecret('abc', 'abcd'), false)
})
