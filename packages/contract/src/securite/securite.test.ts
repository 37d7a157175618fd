import assert from 'node:assert/strict'
import { test } from 'node:test'
import { securityCodeSendSchema, securityCodeVerifySchema } from './index.ts'

const champsOf = (result: { error?: { issues: { path: PropertyKey[] }[] } | undefined }) =>
  (result.error?.issues ?? []).map(({ path }) => path.join('.'))

for (const [title, body, champs] of [
  ['the least', { sendType: 'MAIL', operation: 'VERIFY_AMF' }, []],
  ['nulls', { sendType: 'SMS', operation: 'VERIFY_AMF', username: null, newAmfTel: null }, []],
  ['no way to send', { operation: 'VERIFY_AMF' }, ['sendType']],
  ['a pigeon', { sendType: 'PIGEON', operation: 'VERIFY_AMF' }, ['sendType']],
  ['an unknown operation', { sendType: 'SMS', operation: 'VERIFY' }, ['operation']],
  ['another phone, not said', { sendType: 'SMS', operation: 'MODIFY_TEL_AMF' }, ['newAmfTel']],
  [
    'another phone, empty',
    { sendType: 'SMS', operation: 'MODIFY_TEL_AMF', newAmfTel: ' ' },
    ['newAmfTel'],
  ],
  [
    'another phone, a landline',
    { sendType: 'SMS', operation: 'MODIFY_TEL_AMF', newAmfTel: '01 99 00 12 34' },
    ['newAmfTel'],
  ],
  [
    'another phone',
    { sendType: 'SMS', operation: 'MODIFY_TEL_AMF', newAmfTel: '06 39 98 12 34' },
    [],
  ],
  ['nobody named', { sendType: 'SMS', operation: 'VERIFY_UNAUTHENTICATED_AMF' }, ['username']],
  [
    'somebody named',
    { sendType: 'SMS', operation: 'VERIFY_UNAUTHENTICATED_AMF', username: 'a@b.fr' },
    [],
  ],
] satisfies [string, object, string[]][]) {
  test(`R7.62 sending, ${title}: ${champs.length === 0 ? 'accepted' : `${champs} at fault`}`, () =>
    assert.deepEqual(champsOf(securityCodeSendSchema.safeParse(body)), champs))
}

for (const [code, isGood] of [
  ['012345', true],
  ['12345', false],
  ['1234567', false],
  ['12345a', false],
  [123456, false],
  [undefined, false],
] satisfies [unknown, boolean][]) {
  test(`R5.65 R5.66 R7.64 the code ${JSON.stringify(code)} is ${isGood ? '' : 'not '}accepted`, () =>
    assert.equal(
      securityCodeVerifySchema.safeParse({ securityCode: code, operation: 'VERIFY_AMF' }).success,
      isGood,
    ))
}
