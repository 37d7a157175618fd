import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { historique } from '../../schema/historique.schema.ts'
import { createTestApp, type TestApp } from '../../testing/index.ts'

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

const lignes = () => t.database.db.select().from(historique)

test('somebody else’s contract is not found, and who asked for it is kept', async () => {
  const camille = await t.as('camille.martin@example.org')
  const ask = (numContrat: string) =>
    camille({ url: '/api/contrat', headers: { 'x-numcontrat': numContrat } })
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

test('what is reserved to the adherent of a contract is refused to its beneficiary', async () => {
  const status = async (userName: string) => {
    const call = await t.as(userName)
    return (await call({ url: '/api/adherent-seul', headers: { 'x-numcontrat': '20450001' } }))
      .statusCode
  }
  assert.equal(await status('camille.martin@example.org'), 200)
  assert.equal(await status('julien.martin@example.org'), 403)
})

test('a line is never changed nor removed', async () => {
  const { db } = t.database
  await assert.rejects(db.execute(`update historique set cible = ''`))
  await assert.rejects(db.execute('delete from historique'))
})
