import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hashPassword, verifyPassword } from './passwords.ts'

test('a password is kept as argon2id, 19 MiB and two passes', async () => {
  const hash = await hashPassword('Horizon!2026')
  assert.match(hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  assert.equal(await verifyPassword(hash, 'Horizon!2026'), true)
  assert.equal(await verifyPassword(hash, 'horizon!2026'), false)
})

test('the hundredth character of a password counts', async () => {
  const hash = await hashPassword(`${'é'.repeat(99)}a`)
  assert.equal(await verifyPassword(hash, `${'é'.repeat(99)}a`), true)
  assert.equal(await verifyPassword(hash, `${'é'.repeat(99)}b`), false)
})

test('without an account nothing is right, and a hash is computed all the same', async () => {
  const hash = await hashPassword('Horizon!2026')
  const work = async (known: string | null) => {
    const start = process.cpuUsage()
    for (let i = 0; i < 5; i++) assert.equal(await verifyPassword(known, 'Mauvais!2026'), false)
    const { user, system } = process.cpuUsage(start)
    return user + system
  }
  await work(null) // makes the decoy
  // Without the decoy it would be a thousandth.
  assert.ok((await work(null)) > (await work(hash)) / 5)
})
