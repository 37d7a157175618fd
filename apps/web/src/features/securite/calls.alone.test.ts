import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leaving } from '../../platform/session/leaving.ts'
import { sendCode } from './calls.ts'

test('once a session has ended for too many codes, nothing more is read: the dialog says why, and no refusal takes its place', async () => {
  const answers = [null, '/connexion/fin']
  globalThis.document = { cookie: '' } as Document
  globalThis.fetch = async () =>
    new Response(JSON.stringify({ sendType: 'SMS', logoutUrl: answers.shift() }))
  await sendCode({ operation: 'VERIFY_AMF', sendType: 'SMS' })
  assert.equal(leaving.isUnderWay(), false)
  await sendCode({ operation: 'VERIFY_AMF', sendType: 'SMS' })
  assert.equal(leaving.isUnderWay(), true)
})
