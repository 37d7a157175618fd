import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCookie } from './cookies.ts'

test('a cookie is found by its whole name, whatever its value holds', () => {
  const cookies = 'A=1; XSRF-TOKEN=a%3Db=c; X=XSRF-TOKEN=no; mal=%E0%A4%A'
  assert.equal(readCookie(cookies, 'XSRF-TOKEN'), 'a=b=c')
  assert.equal(readCookie(cookies, 'A'), '1')
  assert.equal(readCookie(cookies, 'TOKEN'), null)
  assert.equal(readCookie(cookies, 'mal'), '%E0%A4%A')
  assert.equal(readCookie('', 'A'), null)
})
