import assert from 'node:assert/strict'
import { test } from 'node:test'
import { goToLogin, loginUrl } from './login.ts'

for (const [callbackUrl, expected] of [
  [null, '/api/identity/login'],
  ['', '/api/identity/login'],
  ['/#/accueil', '/api/identity/login?callbackUrl=%2F%23%2Faccueil'],
  ['#/accueil', '/api/identity/login?callbackUrl=%2F%23%2Faccueil'],
  ['https://ailleurs.example/', '/api/identity/login'],
  ['//ailleurs.example', '/api/identity/login'],
] as const)
  test(`R2.04 R7.26 login with callbackUrl ${callbackUrl}: ${expected}`, () => {
    assert.equal(loginUrl(callbackUrl), expected)
  })

test('a page that sends people to sign in leaves no entry behind for Back to fall into', (t) => {
  const went: string[] = []
  Object.assign(globalThis, { window: { location: { replace: (url: string) => went.push(url) } } })
  t.after(() => Reflect.deleteProperty(globalThis, 'window'))
  goToLogin('/#/contrats')
  assert.deepEqual(went, ['/api/identity/login?callbackUrl=%2F%23%2Fcontrats'])
})
