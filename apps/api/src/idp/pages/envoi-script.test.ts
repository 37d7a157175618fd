import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runInNewContext } from 'node:vm'
import { envoiScript } from './page.ts'

test('the second click of a double click sends a form of the sign-in pages no second time; a later one does', () => {
  const target = new EventTarget()
  runInNewContext(envoiScript, { addEventListener: target.addEventListener.bind(target) })
  const isSent = (timeStamp: number) => {
    const event = new Event('submit', { cancelable: true })
    Object.defineProperty(event, 'timeStamp', { value: timeStamp })
    return target.dispatchEvent(event)
  }
  assert.deepEqual([10, 160, 700, 3011].map(isSent), [true, false, false, true])
})
