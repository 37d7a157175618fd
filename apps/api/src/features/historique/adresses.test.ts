import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { asc, eq } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../../testing/index.ts'
import { historique, historiqueAdresse } from './historique.schema.ts'
import { recordEvenement } from './index.ts'

let t: TestApp
before(async () => {
  t = await createTestApp({
    extend: (app) => {
      // With a body: what is read from a socket must not lose where it came from.
      app.post('/api/trace', { config: { access: 'public' } }, async (request) => {
        await new Promise((resolve) => setImmediate(resolve))
        await t.database.db.transaction((tx) =>
          recordEvenement(tx, {
            clientCode: request.client.code,
            compteId: null,
            action: 'acces-refuse',
            cible: (request.body as { cible: string }).cible,
            le: t.clock.now,
          }),
        )
        return {}
      })
    },
  })
})
after(() => t?.close())

const traces = () =>
  t.database.db
    .select({ cible: historique.cible, empreinte: historiqueAdresse.empreinte })
    .from(historique)
    .leftJoin(historiqueAdresse, eq(historiqueAdresse.historiqueId, historique.id))
    .orderBy(asc(historique.id))

test('each line keeps where its own request came from, and never the address itself', async () => {
  const from = (remoteAddress: string, cible: string) =>
    t.visitor()({ method: 'POST', url: '/api/trace', payload: { cible }, remoteAddress })
  await Promise.all([
    from('192.0.2.1', 'a'),
    from('192.0.2.2', 'b'),
    from('2001:db8:1:2::3', 'c'),
    from('2001:db8:1:2:ffff::4', 'd'),
    from('192.0.2.1', 'e'),
  ])
  const found = new Map((await traces()).map(({ cible, empreinte }) => [cible, empreinte]))
  assert.equal(found.size, 5)
  assert.equal(found.get('a'), found.get('e'))
  assert.equal(found.get('c'), found.get('d'), 'one IPv6 site is one place')
  assert.equal(new Set(found.values()).size, 3)
  for (const empreinte of found.values()) assert.match(empreinte ?? '', /^[\w-]{43}$/)
})

test('what the server does by itself came from nowhere', async () => {
  await recordEvenement(t.database.db, {
    clientCode: 'horizon',
    compteId: null,
    action: 'identifiant-modifie',
    cible: 'tout seul',
    le: t.clock.now,
  })
  assert.equal((await traces()).find(({ cible }) => cible === 'tout seul')?.empreinte, null)
})
