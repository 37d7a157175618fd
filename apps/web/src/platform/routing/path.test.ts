import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseHash } from './hash-location.ts'
import { buildPath, matchPath, withSearch } from './path.ts'

test('a pattern gives the parameters of the paths that follow it', () => {
  assert.deepEqual(matchPath('/', '/'), {})
  assert.deepEqual(matchPath('/page/:pageName', '/page/mentions-legales'), {
    pageName: 'mentions-legales',
  })
  assert.deepEqual(matchPath('/page/:pageName', '/page/d%C3%A9but'), { pageName: 'début' })
  assert.equal(matchPath('/page/:pageName', '/page'), null)
  assert.equal(matchPath('/page/:pageName', '/page/'), null)
  assert.equal(matchPath('/page/:pageName', '/page/a/b'), null)
  assert.equal(matchPath('/page/:pageName', '/page/%E0%A4%A'), null)
})

test('a link escapes its parameters, and reading it gives them back', () => {
  const path = buildPath('/page/:pageName', { pageName: 'a/b é' })
  assert.equal(path, '/page/a%2Fb%20%C3%A9')
  assert.deepEqual(matchPath('/page/:pageName', path), { pageName: 'a/b é' })
})

test('an address says what is asked of it, and nothing of what is empty', () => {
  assert.equal(withSearch('#/admin/faq', { q: '', question: '' }), '#/admin/faq')
  assert.equal(
    withSearch('#/admin/faq', { q: 'é&à', question: '3' }),
    '#/admin/faq?q=%C3%A9%26%C3%A0&question=3',
  )
})

const avant = { path: '/accueil', search: '' }
for (const [hash, path, search] of [
  ['', '/', ''],
  ['#/', '/', ''],
  ['#/page/x', '/page/x', ''],
  ['#/page/x/', '/page/x', ''],
  ['#/?callbackUrl=%2F%23%2Faccueil', '/', 'callbackUrl=%2F%23%2Faccueil'],
  ['#/confirm-email?code=a?b&userId=1', '/confirm-email', 'code=a?b&userId=1'],
  ['#contenu', '/accueil', ''],
] as const)
  test(`R2.01 « ${hash} » is the route ${path}`, () => {
    assert.deepEqual(parseHash(hash, avant), { path, search })
  })
