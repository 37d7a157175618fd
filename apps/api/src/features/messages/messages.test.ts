import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { after, before, beforeEach, test } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../../testing/index.ts'
import { createJobs } from '../../platform/jobs/index.ts'
import { job } from '../../platform/jobs/jobs.schema.ts'
import { createMail, createMessages, type Message, type Messenger } from './index.ts'
import { normalizeDestinataire } from './message.ts'
import { message } from './messages.schema.ts'

// Not the embedded mode, and no provider: what the application writes waits.
let t: TestApp
let noon: Date
before(async () => {
  t = await createTestApp({ environment: { DEMO_DATA: '0' } })
  noon = t.clock.now
})
after(() => t?.close())
beforeEach(async () => {
  t.clock.now = noon
  await t.database.db.delete(message)
  await t.database.db.delete(job)
})

const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)

/** Short where it is what a test is about; else far longer than any machine may stand still. */
const LEASE_MS = 3_000
const LONG_LEASE_MS = 60_000

/** A node of its own, with its way out. */
function outbox(messenger: Messenger | null, leaseMs = LONG_LEASE_MS) {
  const failures: string[] = []
  const { db } = t.database
  const clock = () => t.clock.now
  const onFailure = (error: Error) => failures.push(error.message)
  const jobs = createJobs({ db, clock, leaseMs, onFailure })
  const messengers = messenger ? { MAIL: messenger, SMS: messenger } : {}
  const messages = createMessages({ db, jobs, sealer: t.sealer, clock, messengers })
  jobs.add(...messages.handlers)
  return { ...messages, jobs, failures }
}

/** A provider that keeps what it is given, after having failed so many times. */
function recorder(failures = 0) {
  const sent: string[] = []
  let left = failures
  const messenger: Messenger = {
    async send({ text }) {
      await new Promise((resolve) => setImmediate(resolve))
      if (left-- > 0) throw new Error('away')
      sent.push(text)
    },
  }
  return { sent, messenger }
}

const sms = (text: string): Message => ({
  clientCode: 'horizon',
  channel: 'SMS',
  to: '+33639981234',
  subject: null,
  text,
  html: null,
})

test('a message leaves once, whoever dispatches', async () => {
  const { sent, messenger } = recorder()
  const nodes = [outbox(messenger), outbox(messenger), outbox(messenger)]
  for (let i = 0; i < 25; i++) await nodes[0]?.enqueue(t.database.db, sms(`message ${i}`))
  await Promise.all(nodes.flatMap((node) => [node.dispatch(), node.dispatch()]))
  assert.equal(sent.length, 25)
  assert.equal(new Set(sent).size, 25)
  await nodes[0]?.dispatch()
  assert.equal(sent.length, 25)
})

test('a code leaves while the letters of a whole day are still waiting', async () => {
  const { sent, messenger } = recorder()
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  const messages = outbox({
    async send(one) {
      if (one.text.startsWith('échéancier')) await isReleased
      await messenger.send(one)
    },
  })
  for (let i = 0; i < 10; i++) await messages.enqueue(t.database.db, sms(`échéancier ${i}`))
  await messages.enqueue(t.database.db, { ...sms('code'), isAttendu: true })
  const dispatched = messages.dispatch()
  for (let essai = 0; essai < 500 && sent.length === 0; essai++)
    await new Promise((resolve) => setTimeout(resolve, 10))
  assert.deepEqual(sent, ['code'])
  release()
  await dispatched
  assert.equal(sent.length, 11)
})

test('a change that is undone sends nothing', async () => {
  const { sent, messenger } = recorder()
  const messages = outbox(messenger)
  const undone = t.database.db.transaction(async (tx) => {
    await messages.enqueue(tx, sms('undone'))
    throw new Error('undone')
  })
  await assert.rejects(undone, /undone/)
  await messages.dispatch()
  assert.deepEqual(sent, [])
})

test('a provider that is away delays, less and less often tried, and loses nothing', async () => {
  const { sent, messenger } = recorder(2)
  const messages = outbox(messenger)
  await messages.enqueue(t.database.db, sms('late'))
  for (const [minutes, failures] of [
    [0, 1],
    [0.9, 1],
    [1, 2],
    [2.9, 2],
  ] satisfies [number, number][]) {
    t.clock.now = later(minutes)
    await messages.dispatch()
    assert.equal(messages.failures.length, failures, `after ${minutes} minutes`)
  }
  assert.deepEqual(sent, [])
  t.clock.now = later(3)
  await messages.dispatch()
  assert.deepEqual(sent, ['late'])
  const [row] = await t.database.db.select().from(message)
  assert.deepEqual(row?.envoyeLe, later(3))
})

test('what a killed node had taken is sent by another once its lease is over, and no earlier', async () => {
  const killed = outbox({ send: () => new Promise(() => {}) }, LEASE_MS)
  const { sent, messenger } = recorder()
  const other = outbox(messenger)
  await other.enqueue(t.database.db, sms('taken'))
  void killed.dispatch()
  while ((await t.database.db.select().from(job))[0]?.essais !== 1)
    await new Promise((resolve) => setImmediate(resolve))
  await other.dispatch()
  assert.deepEqual(sent, [])
  // From now on it renews nothing.
  await killed.jobs.stop(0)
  await new Promise((resolve) => setTimeout(resolve, LEASE_MS + 50))
  await other.dispatch()
  assert.deepEqual(sent, ['taken'])
})

test('a provider slower than the lease is asked once for each message, however many nodes there are', async () => {
  const asked: string[] = []
  const slow: Messenger = {
    async send({ text }) {
      asked.push(text)
      await new Promise((resolve) => setTimeout(resolve, 1.5 * LEASE_MS))
    },
  }
  const nodes = [outbox(slow, LEASE_MS), outbox(slow, LEASE_MS)]
  const texts = ['un', 'deux', 'trois', 'quatre', 'cinq']
  for (const text of texts) await nodes[0]?.enqueue(t.database.db, sms(text))
  const looks = setInterval(() => {
    for (const node of nodes) void node.dispatch()
  }, LEASE_MS / 10)
  while ((await t.database.db.select().from(message)).some(({ envoyeLe }) => envoyeLe === null))
    await new Promise((resolve) => setTimeout(resolve, 20))
  clearInterval(looks)
  for (const node of nodes) await node.jobs.stop(5_000)
  assert.deepEqual(asked.toSorted(), texts.toSorted())
})

test('messages that waited before there were jobs are sent by one each', async () => {
  const { sent, messenger } = recorder()
  const messages = outbox(messenger)
  for (const text of ['ancien', 'parti']) await messages.enqueue(t.database.db, sms(text))
  await t.database.db.delete(job)
  const [, second] = await t.database.db.select().from(message).orderBy(message.id)
  await t.database.db
    .update(message)
    .set({ envoyeLe: noon })
    .where(eq(message.id, second?.id ?? 0))
  const folder = new URL('../../../migrations/', import.meta.url)
  const file = readdirSync(folder).find((name) => name.endsWith('_messages_en_attente.sql')) ?? ''
  await t.database.db.execute(sql.raw(readFileSync(new URL(file, folder), 'utf8')))
  // Due by the clock of the database.
  t.clock.now = later(60)
  await messages.dispatch()
  assert.deepEqual(sent, ['ancien'])
})

test('nothing of a message can be read at rest, and it goes away after thirty days', async () => {
  const { messenger } = recorder()
  const messages = outbox(messenger)
  await messages.enqueue(t.database.db, sms('482913 est votre code'))
  await messages.dispatch()
  const rows = await t.database.db.select().from(message)
  assert.doesNotMatch(JSON.stringify(rows), /482913|votre code|639981234/)
  assert.equal(
    (await messages.listSent('horizon', '06 39 98 12 34'))[0]?.text,
    '482913 est votre code',
  )
  assert.deepEqual(await messages.listSent('atlas'), [])
  await messages.purge(later(29 * 24 * 60))
  assert.equal(await t.database.db.$count(message), 1)
  await messages.purge(later(31 * 24 * 60))
  assert.equal(await t.database.db.$count(message), 0)
})

test('outside the embedded mode there is no mailbox, and messages wait for a provider', async () => {
  const camille = await t.as('camille.martin@example.org')
  const payload = { sendType: 'MAIL', operation: 'VERIFY_AMF' }
  const sent = await camille({ method: 'POST', url: '/api/security-code/send', payload })
  assert.equal(sent.statusCode, 200)
  for (const url of ['/dev/mailbox', '/dev/mailbox/messages', '/dev/mailbox/messages/1'])
    assert.equal((await camille(url)).statusCode, 404, url)
  const [row] = await t.database.db.select().from(message)
  assert.equal(row?.envoyeLe, null)
})

test('whatever stands in a mail is text', () => {
  const client = t.annuaire.byHost('localhost')
  assert.ok(client)
  const { html, text } = createMail(
    { ...client, libelle: 'Mutuelle <b>"Été"</b>' },
    {
      to: 'a@example.org',
      sujet: 'Sujet & <i>',
      prenom: '<script>alert(1)</script>',
      blocs: [{ texte: "L'eau < le vin" }, { code: '<hr>' }],
    },
  )
  assert.doesNotMatch(html ?? '', /<(b|i|script|hr|table)[ >]/)
  assert.match(html ?? '', /^<!doctype html>\n<html lang="fr">/)
  assert.match(text, /L'eau < le vin/)
})

test('every mail says how to reach the insurer, by telephone where there is one', () => {
  const horizon = t.annuaire.byCode('horizon')
  assert.ok(horizon)
  const mail = (contact: typeof horizon.config.contact) =>
    createMail(
      { ...horizon, config: { ...horizon.config, contact } },
      { to: 'a@example.org', prenom: null, sujet: 'Avis', blocs: [] },
    )
  const avec = mail({ telephone: '04 00 00 00 00', horaires: 'Du lundi au vendredi' })
  assert.match(avec.text, /Appelez-nous au 04 00 00 00 00\. Du lundi au vendredi\./)
  assert.match(avec.html ?? '', /04 00 00 00 00.*<br>.*href="[^"]+\/#\/aide"/s)
  assert.match(mail(null).text, /Écrivez-nous depuis votre espace, rubrique Aide\.\n/)
})

test('a mail read at night has the charter’s colours of the night', () => {
  const horizon = t.annuaire.byCode('horizon')
  assert.ok(horizon)
  const lien = { lien: 'https://example.org', libelle: 'Voir' }
  const { html } = createMail(horizon, {
    to: 'a@example.org',
    prenom: null,
    sujet: 'Avis',
    blocs: [{ code: '123456' }, lien],
  })
  const { canvas, ink, surface, primary, onPrimary } = horizon.charte.sombre
  const nuit = /<style>@media \(prefers-color-scheme:dark\)\{(.+)\}<\/style>/.exec(html ?? '')?.[1]
  assert.ok(nuit?.includes(`.page{background:${canvas}!important;color:${ink}!important}`))
  assert.ok(nuit?.includes(`.feuille{background:${surface}!important`))
  assert.ok(nuit?.includes(`.bouton{background:${primary}!important;color:${onPrimary}!important}`))
  const noms = [...(nuit ?? '').matchAll(/\.(\w+)\{/g)].map(([, nom]) => nom)
  for (const nom of noms) assert.match(html ?? '', new RegExp(`class="${nom}"`), nom)
  assert.match(
    html ?? '',
    new RegExp(`<body class="page" style="[^"]*${horizon.charte.clair.canvas}`),
  )
  assert.match(html ?? '', /<meta name="color-scheme" content="light dark">/)
})

test('one receiver has one spelling', () => {
  for (const to of ['+33639981234', ' 33639981234', '06 39 98 12 34', '06.39.98.12.34'])
    assert.equal(normalizeDestinataire(to), '+33639981234')
  assert.equal(normalizeDestinataire(' Camille@Example.org '), 'camille@example.org')
  assert.equal(normalizeDestinataire('3639'), '3639')
})
