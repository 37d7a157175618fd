import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Notification } from '@espace-adherent/contract'
import { eq } from 'drizzle-orm'
import { historique } from '../../schema/historique.schema.ts'
import { compte } from '../../schema/identity.schema.ts'
import { createTestApp, type Inject, type TestApp } from '../../testing/index.ts'
import { insertNotification } from './index.ts'

const CAMILLE = 'camille.martin@example.org'

let t: TestApp
let camille: Inject
before(async () => {
  t = await createTestApp()
  camille = await t.as(CAMILLE)
})
after(() => t?.close())

const read = async (call = camille, query = '') =>
  (await call(`/api/notifications${query}`)).json() as { items: Notification[]; total: number }
const mark = (call: Inject, data: unknown) =>
  call({ method: 'POST', url: '/api/notifications/form', payload: { data } })

async function tell(titre: string): Promise<void> {
  const { db } = t.database
  const [found] = await db
    .select({ id: compte.id })
    .from(compte)
    .where(eq(compte.userName, CAMILLE))
  await insertNotification(db, {
    compteId: found?.id ?? '',
    titre,
    texte: 'Texte',
    lien: null,
    creeLe: t.clock.now,
  })
}

test('what an account was told, newest first, with what it has read', async () => {
  const { items, total } = await read()
  assert.equal(total, 4)
  assert.deepEqual(
    items.map(({ titre, isLue }) => [titre, isLue]),
    [
      ['Fermeture exceptionnelle vendredi', false],
      ['Simulez avant de vous soigner', false],
      ['Vos garanties en euros', true],
      ['Bienvenue dans votre espace', true],
    ],
  )
  const last = items[1]
  assert.deepEqual(
    (await read(camille, `?avant=${last?.id}`)).items.map(({ titre }) => titre),
    ['Vos garanties en euros', 'Bienvenue dans votre espace'],
  )
  assert.equal((await t.visitor()('/api/notifications')).statusCode, 401)
})

test('some are marked as read, and unread again', async () => {
  const ids = (await read()).items.filter(({ isLue }) => !isLue).map(({ id }) => id)
  assert.equal((await mark(camille, { ids, isLue: true })).statusCode, 200)
  assert.equal(
    (await read()).items.every(({ isLue }) => isLue),
    true,
  )
  await mark(camille, { ids: ids.slice(0, 1), isLue: false })
  assert.equal((await read()).items.filter(({ isLue }) => !isLue).length, 1)
})

test('somebody else’s are not found and not changed, and who tried is kept', async () => {
  const [first] = (await read()).items
  const hugo = await t.as('hugo.roche@example.org')
  const answer = await mark(hugo, { ids: [first?.id], isLue: true })
  assert.equal(answer.statusCode, 404)
  const [ligne] = await t.database.db.select().from(historique)
  assert.deepEqual([ligne?.objet, ligne?.cible], ['notification', String(first?.id)])
  assert.equal((await read()).items.find(({ id }) => id === first?.id)?.isLue, false)
})

for (const data of [
  {},
  { ids: [], isLue: true },
  { ids: [-1], isLue: true },
  { ids: ['x'], isLue: true },
  { ids: Array.from({ length: 101 }, (_, i) => i + 1), isLue: true },
])
  test(`${JSON.stringify(data).slice(0, 40)} is refused`, async () => {
    assert.equal((await mark(camille, data)).statusCode, 400)
  })

test('an open page hears of a new one, and only those of its account do', async () => {
  const origin = await t.app.listen({ port: 0, host: '127.0.0.1' })
  const listen = async (userName: string) => {
    const client = t.annuaire.byHost('localhost')
    assert.ok(client)
    const { name, value } = await t.identity.openSessionFor(client, userName)
    const headers = { cookie: `${name}=${value}`, host: 'localhost:8080' }
    const { request } = await import('node:http')
    return new Promise<{
      heard: () => string
      close: () => void
      status: number
      ended: Promise<void>
    }>((resolve) => {
      const sent = request(`${origin}/api/notifications/flux`, { headers }, (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (part: string) => {
          text += part
        })
        const ended = new Promise<void>((end) => answer.once('close', end))
        resolve({
          heard: () => text,
          close: () => sent.destroy(),
          status: answer.statusCode ?? 0,
          ended,
        })
      })
      sent.on('error', () => {})
      sent.end()
    })
  }
  const hers = await listen(CAMILLE)
  const his = await listen('hugo.roche@example.org')
  assert.equal(hers.status, 200)
  await tell('Nouvelle')
  for (let turn = 0; turn < 100 && !hers.heard().includes('event: notifications'); turn++)
    await new Promise((again) => setTimeout(again, 20))
  assert.match(hers.heard(), /event: notifications/)
  assert.doesNotMatch(hers.heard(), /Nouvelle/)
  assert.doesNotMatch(his.heard(), /event/)
  assert.equal((await read()).items[0]?.titre, 'Nouvelle')
  // A session that ends takes its stream with it.
  const { db } = t.database
  const [found] = await db
    .select({ id: compte.id })
    .from(compte)
    .where(eq(compte.userName, CAMILLE))
  await t.identity.closeAll(found?.id ?? '')
  await hers.ended
  his.close()
  assert.equal((await fetch(`${origin}/api/notifications/flux`)).status, 401)
})
