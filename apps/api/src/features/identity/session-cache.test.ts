import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Visiteur } from '../visiteur.ts'
import { createSessionCache } from './session-cache.ts'

const visiteur = (compteId: string) => ({ compteId, clientCode: 'horizon' }) as Visiteur
const at = (milliseconds: number) => new Date(1_000_000 + milliseconds)

test('a session is trusted for five seconds, at its own client only', () => {
  const cache = createSessionCache()
  cache.set('e1', visiteur('c1'), at(0))
  assert.equal(cache.get('e1', 'horizon', at(4_999))?.compteId, 'c1')
  assert.equal(cache.get('e1', 'horizon', at(5_000)), null)
  assert.equal(cache.get('e1', 'atlas', at(0)), null)
  assert.equal(cache.get('e2', 'horizon', at(0)), null)
})

test('a clock that goes back trusts nothing', () => {
  const cache = createSessionCache()
  cache.set('e1', visiteur('c1'), at(0))
  assert.equal(cache.get('e1', 'horizon', at(-1)), null)
})

test('an announcement forgets every session of the account, and of that account only', () => {
  const cache = createSessionCache()
  cache.set('e1', visiteur('c1'), at(0))
  cache.set('e2', visiteur('c1'), at(0))
  cache.set('e3', visiteur('c2'), at(0))
  cache.forgetCompte('c1')
  assert.equal(cache.get('e1', 'horizon', at(1)), null)
  assert.equal(cache.get('e2', 'horizon', at(1)), null)
  assert.equal(cache.get('e3', 'horizon', at(1))?.compteId, 'c2')
  cache.forgetAll()
  assert.equal(cache.get('e3', 'horizon', at(1)), null)
})

test('it does not grow for ever', () => {
  const cache = createSessionCache()
  for (let i = 0; i < 20_001; i++) cache.set(`e${i}`, visiteur(`c${i}`), at(0))
  assert.equal(cache.get('e0', 'horizon', at(0)), null)
  assert.equal(cache.get('e20000', 'horizon', at(0))?.compteId, 'c20000')
})

test('each announcement is told apart, so that a read under way meanwhile is not kept', () => {
  const cache = createSessionCache()
  const before = cache.announcements()
  cache.set('e1', visiteur('c1'), at(0))
  assert.equal(cache.announcements(), before)
  cache.forgetCompte('unknown')
  assert.notEqual(cache.announcements(), before)
  const between = cache.announcements()
  cache.forgetAll()
  assert.notEqual(cache.announcements(), between)
})
