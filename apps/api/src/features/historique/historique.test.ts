import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { asc } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { historique } from './historique.schema.ts'

let t: TestApp
before(async () => {
  t = await createTestApp({
    extend: (app) => {
      const config = { access: 'membre', scope: 'contrat' } as const
      app.get('/api/contrat', { config }, () => ({ ok: 1 }))
      app.get('/api/adherent-seul', { config: { ...config, portee: 'Contrat' } }, () => ({ ok: 1 }))
    },
  })
})
after(() => t?.close())

const lignes = () => t.database.db.select().from(historique).orderBy(asc(historique.id))

test('somebody else’s contract is not found, and who asked for it is kept', async () => {
  const camille = await t.as('camille.martin@example.org')
  const ask = (numeroContrat: string) =>
    camille({ url: '/api/contrat', headers: { 'x-numcontrat': numeroContrat } })
  assert.equal((await ask('20450001')).statusCode, 200)
  assert.deepEqual(await lignes(), [])
  for (const foreign of ['20450003', 'toString', `${'9'.repeat(80)}`])
    assert.equal((await ask(foreign)).statusCode, 404, foreign)
  assert.deepEqual(
    (await lignes()).map(({ action, objet, cible, clientCode }) => [
      action,
      objet,
      cible,
      clientCode,
    ]),
    [
      ['acces-refuse', 'contrat', '20450003', 'horizon'],
      ['acces-refuse', 'contrat', 'toString', 'horizon'],
      ['acces-refuse', 'contrat', '9'.repeat(64), 'horizon'],
    ],
  )
})

test('asked for again within the minute, it is one line; another account’s is its own', async () => {
  const before = (await lignes()).length
  const calls = [
    await t.as('camille.martin@example.org'),
    await t.as('julien.martin@example.org'),
  ] as const
  const ask = (call: Inject, numeroContrat = '20450009') =>
    call({ url: '/api/contrat', headers: { 'x-numcontrat': numeroContrat } })
  const added = async () => (await lignes()).length - before
  for (let i = 0; i < 5; i++) assert.equal((await ask(calls[0])).statusCode, 404)
  assert.equal(await added(), 1)
  await Promise.all(Array.from({ length: 5 }, () => ask(calls[1])))
  assert.equal(await added(), 2)
  t.clock.now = new Date(t.clock.now.getTime() + 59_000)
  await ask(calls[0])
  assert.equal(await added(), 2)
  t.clock.now = new Date(t.clock.now.getTime() + 2_000)
  await ask(calls[0])
  assert.equal(await added(), 3)
})

test('an account that tries numbers leaves a hundred and twenty lines a minute, and no more', async () => {
  t.clock.now = new Date(t.clock.now.getTime() + 61_000)
  const before = (await lignes()).length
  const camille = await t.as('camille.martin@example.org')
  const tryAll = () =>
    Promise.all(
      Array.from({ length: 150 }, (_, i) =>
        camille({ url: '/api/contrat', headers: { 'x-numcontrat': `3000${i}` } }),
      ),
    )
  for (const { statusCode } of await tryAll()) assert.equal(statusCode, 404)
  assert.equal((await lignes()).length - before, 120)
})

test('what is reserved to the adherent of a contract is refused to its beneficiary', async () => {
  const status = async (userName: string) => {
    const call = await t.as(userName)
    return (await call({ url: '/api/adherent-seul', headers: { 'x-numcontrat': '20450001' } }))
      .statusCode
  }
  assert.equal(await status('camille.martin@example.org'), 200)
  assert.equal(await status('julien.martin@example.org'), 403)
})

test('what is not for somebody at all is refused, and so is it kept; what staff read is kept too', async () => {
  const since = (await lignes()).length
  const jeanne = await t.as('jeanne.moreau@example.org')
  assert.equal((await jeanne('/api/admin/connexion-counter')).statusCode, 403)
  const consultant = await t.as('consultant@example.org')
  assert.equal((await consultant('/api/admin/connexion-counter?x=secret')).statusCode, 200)
  assert.equal((await t.visitor()('/api/admin/connexion-counter')).statusCode, 401)
  assert.deepEqual(
    (await lignes()).slice(since).map(({ action, objet, cible }) => [action, objet, cible]),
    [
      ['acces-refuse', 'route', 'GET /api/admin/connexion-counter'],
      ['consultation', 'route', 'GET /api/admin/connexion-counter'],
    ],
  )
})

test('a line is never changed nor removed', async () => {
  const { db } = t.database
  await assert.rejects(db.execute(`update historique set cible = ''`))
  await assert.rejects(db.execute('delete from historique'))
})
