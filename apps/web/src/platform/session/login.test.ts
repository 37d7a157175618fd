import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loginUrl } from './login.ts'

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
