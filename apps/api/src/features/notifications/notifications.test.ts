import assert from 'node:assert/strict'
import { request } from 'node:http'
import { after, before, test } from 'node:test'
import type { Notification } from '@espace-adherent/contract'
import { eq, gt } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { compte } from '../../noyau/comptes.schema.ts'
import { historique } from '../historique/historique.schema.ts'
import { session } from '../identity/identity.schema.ts'
import { insertNotification, insertNotifications } from './index.ts'
import { notification } from './notifications.schema.ts'

const CAMILLE = 'camille.martin@example.org'

let t: TestApp
let camille: Inject
before(async () => {
  t = await createTestApp()
  camille = await t.as(CAMILLE)
  origin = await t.app.listen({ port: 0, host: '127.0.0.1' })
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

test('three thousand are read at once, those of the account and those that were looked at alone', async () => {
  const { db } = t.database
  const hugo = await t.as('hugo.roche@example.org')
  const [avant] = (await read(hugo)).items
  const [un] = await db.select({ id: compte.id }).from(compte).where(eq(compte.userName, CAMILLE))
  const lignes = Array.from({ length: 3000 }, (_, rang) => ({
    compteId: un?.id ?? '',
    titre: `Remboursement ${rang % 3}`,
    texte: 'Texte',
    lien: null,
    creeLe: t.clock.now,
  }))
  const numeros = await insertNotifications(db, lignes)
  await tell('Arrivée entre-temps')
  const jusqua = Math.max(...numeros)
  assert.equal((await mark(camille, { jusqua, isLue: true })).statusCode, 200)
  const { items, total } = await read()
  assert.equal(total, 3005)
  assert.deepEqual(
    items.filter(({ isLue }) => !isLue).map(({ titre }) => titre),
    ['Arrivée entre-temps'],
  )
  assert.equal((await read(hugo)).items[0]?.isLue, avant?.isLue)
  assert.equal((await mark(camille, { jusqua, isLue: false })).statusCode, 400)
  await db.delete(notification).where(gt(notification.id, Math.min(...numeros) - 1))
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

let origin: string

async function cookieOf(userName: string): Promise<string> {
  const client = t.annuaire.byHost('localhost')
  assert.ok(client)
  const { name, value } = await t.identity.openSessionFor(client, userName)
  return `${name}=${value}`
}

type Listening = {
  heard: () => string
  close: () => void
  status: number
  ended: Promise<void>
}

/** Listens as an open page does. */
const listen = (cookie: string) =>
  new Promise<Listening>((resolve) => {
    const headers = { cookie, host: 'localhost:8080' }
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

test('an open page, whatever it does by itself, does not keep an idle session alive', async () => {
  const opened = t.clock.now
  const at = (minutes: number) => {
    t.clock.now = new Date(opened.getTime() + minutes * 60_000)
  }
  const cookie = await cookieOf(CAMILLE)
  const call = (url: string) => t.app.inject({ url, headers: { cookie, host: 'localhost:8080' } })
  try {
    for (const minute of [5, 10, 15, 20, 25]) {
      at(minute)
      const stream = await listen(cookie)
      assert.equal(stream.status, 200, `after ${minute} minutes`)
      assert.equal((await call('/api/notifications')).statusCode, 200)
      stream.close()
    }
    // The stream that is open when the session is over ends with it, and cannot be opened again.
    at(30 - 0.1 / 60)
    const last = await listen(cookie)
    assert.equal(last.status, 200)
    await last.ended
    at(30)
    assert.equal((await listen(cookie)).status, 401)
    assert.equal((await call('/api/notifications')).statusCode, 401)
  } finally {
    t.clock.now = opened
  }
})

/** Being seen is written behind the answer's back. */
async function isSeen(at: Date): Promise<void> {
  for (let turn = 0; turn < 200; turn++) {
    if ((await t.database.db.$count(session, eq(session.vueLe, at))) > 0) return
    await new Promise((again) => setTimeout(again, 10))
  }
  assert.fail('the session was not marked as seen')
}

test('a person who does something stays signed in, page open or not', async () => {
  const opened = t.clock.now
  const cookie = await cookieOf(CAMILLE)
  const headers = { cookie, host: 'localhost:8080' }
  try {
    for (const minute of [20, 40, 60]) {
      t.clock.now = new Date(opened.getTime() + minute * 60_000)
      // The page reads by itself a moment before: what it remembers of the session is fresh.
      await t.app.inject({ url: '/api/notifications', headers })
      t.clock.now = new Date(t.clock.now.getTime() + 1000)
      const answer = await t.app.inject({ url: '/api/adherent/contrats', headers })
      assert.equal(answer.statusCode, 200, `after ${minute} minutes`)
      await isSeen(t.clock.now)
    }
  } finally {
    t.clock.now = opened
  }
})

test('an open page hears of a new one, and only those of its account do', async () => {
  const hers = await listen(await cookieOf(CAMILLE))
  const his = await listen(await cookieOf('hugo.roche@example.org'))
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
  // Its page asks again at once who it is, and finds that it is nobody.
  assert.match(hers.heard(), /^retry: 5000\n\n[\s\S]*retry: 100\n\n$/)
  his.close()
  assert.equal((await fetch(`${origin}/api/notifications/flux`)).status, 401)
})

test('of one session ten pages listen: twelve at once leave ten, and those that give way are told not to come back', async () => {
  const cookie = await cookieOf(CAMILLE)
  const autre = await listen(await cookieOf(CAMILLE))
  const ouvertes = await Promise.all(Array.from({ length: 12 }, () => listen(cookie)))
  assert.deepEqual(new Set(ouvertes.map(({ status }) => status)), new Set([200]))
  const ended = new Set<Listening>()
  for (const une of [...ouvertes, autre]) void une.ended.then(() => ended.add(une))
  for (let turn = 0; turn < 200 && ended.size < 2; turn++)
    await new Promise((again) => setTimeout(again, 20))
  // Time for one more to end, if one would.
  await new Promise((again) => setTimeout(again, 300))
  assert.equal(ended.size, 2)
  for (const une of ended) assert.match(une.heard(), /retry: 60000\nevent: cede\ndata: \n\n$/)
  assert.ok(!ended.has(autre), 'another session of the same account has its own')
  // The one that comes now takes the place of the oldest, and hears what there is to hear.
  const derniere = await listen(cookie)
  for (let turn = 0; turn < 200 && ended.size < 3; turn++)
    await new Promise((again) => setTimeout(again, 20))
  assert.equal(ended.size, 3)
  await tell('Pour toutes')
  for (let turn = 0; turn < 100 && !derniere.heard().includes('event: notifications'); turn++)
    await new Promise((again) => setTimeout(again, 20))
  const entendues = [...ouvertes, derniere].filter(({ heard }) =>
    heard().includes('event: notifications'),
  )
  assert.equal(entendues.length, 10)
  for (const une of [...ouvertes, autre, derniere]) une.close()
})
