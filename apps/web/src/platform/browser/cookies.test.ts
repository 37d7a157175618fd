import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cookieName, cookieText, readCookie } from './cookies.ts'

test('a cookie is found by its whole name, whatever its value holds', () => {
  const cookies = 'A=1; XSRF-TOKEN=a%3Db=c; X=XSRF-TOKEN=no; mal=%E0%A4%A'
  assert.equal(readCookie(cookies, 'XSRF-TOKEN'), 'a=b=c')
  assert.equal(readCookie(cookies, 'A'), '1')
  assert.equal(readCookie(cookies, 'TOKEN'), null)
  assert.equal(readCookie(cookies, 'mal'), '%E0%A4%A')
  assert.equal(readCookie('', 'A'), null)
})

test('a cookie lasts its days, stays on this site, and is secure under https', () => {
  assert.equal(
    cookieText('vu', 'a b;c', { days: 365, isSecure: true }),
    'vu=a%20b%3Bc; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  )
  assert.equal(
    cookieText('vu', '1', { days: 1, isSecure: false }),
    'vu=1; Path=/; Max-Age=86400; SameSite=Lax',
  )
})

for (const [parts, name] of [
  [['popup', 'accueil', '12'], 'popup_accueil_12'],
  [['popup', 'Été à la mer', 'a;b=c'], 'popup_Ete_a_la_mer_a_b_c'],
  [['popup', 'x\r\nSet-Cookie: y', ''], 'popup_x_Set-Cookie_y_'],
  [['popup', 'x'.repeat(300)], `popup_${'x'.repeat(114)}`],
] as const)
  test(`the name of a cookie: ${JSON.stringify(parts).slice(0, 50)}`, () => {
    assert.equal(cookieName(...parts), name)
  })
