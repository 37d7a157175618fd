import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inAppClose, plateformeMobile } from './in-app.ts'

test('R2.74 each kind of in-app browser receives the close message', () => {
  const received: unknown[][] = []
  const postMessage = (...args: unknown[]) => void received.push(args)
  inAppClose({ ReactNativeWebView: { postMessage } })?.()
  inAppClose({ webkit: { messageHandlers: { close: { postMessage } } } })?.()
  inAppClose({ flutter_inappwebview: { callHandler: postMessage } })?.()
  assert.deepEqual(received, [
    ['{"type":"close"}'],
    ['{"type":"close"}'],
    ['close', '{"type":"close"}'],
  ])
})

test('an ordinary browser has nothing to close', () => {
  assert.equal(inAppClose({}), null)
  // Safari itself has `webkit`, without our handler.
  assert.equal(inAppClose({ webkit: { messageHandlers: {} } }), null)
})

for (const [userAgent, expected] of [
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1', 'ios'],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/150.0 Mobile Safari/537.36', 'android'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) Safari/605.1', null],
  ['Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', null],
] as const)
  test(`the application for ${userAgent.slice(12, 40)}…: ${expected}`, () => {
    assert.equal(plateformeMobile(userAgent), expected)
  })
