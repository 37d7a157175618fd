import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { createTestApp, type TestApp } from '../../testing/index.ts'
import { type Absences, expedier, type Issue, isAbsente } from '../features/messages/expedition.ts'
import {
  createMessages,
  MessageRefuseError,
  MessageReporteError,
} from '../features/messages/index.ts'
import { message } from '../features/messages/messages.schema.ts'
import { deleteInLots, rowsOf, type Transaction } from '../platform/db/index.ts'
import {
  AbsentError,
  allOf,
  createJobs,
  defineJob,
  eachDue,
  handles,
} from '../platform/jobs/index.ts'
import { job, miseDeCote } from '../platform/jobs/jobs.schema.ts'

let t: TestApp
let noon: Date
const parts = [{ code: 'horizon' }, { code: 'atlas' }]
before(async () => {
  t = await createTestApp()
  noon = t.clock.now
  await t.database.db.execute(
    sql`create table du (part text, n int, fait boolean not null default false, primary key (part, n))`,
  )
})
after(() => t?.close())
beforeEach(async () => {
  t.clock.now = noon
  await t.database.db.execute(sql`delete from du`)
  await t.database.db.delete(miseDeCote)
})

type Du = { n: number }
const minutes = (nombre: number) => new Date(noon.getTime() + nombre * 60_000)

const fill = (part: string, nombre: number) =>
  t.database.db.execute(
    sql`insert into du (part, n) select ${part}, g from generate_series(1, ${nombre}::int) g`,
  )

/** Walks the table; `work` says what becomes of one row, in which order they were seen is kept. */
async function walk(work: (part: string, n: number) => boolean, now = noon, signal?: AbortSignal) {
  const seen: string[] = []
  const { db } = t.database
  const walked = await eachDue(
    { db, now, parts, signal },
    {
      key: 'essai.dus',
      find: (part: { code: string }, apres: Du | null, limite) =>
        rowsOf<Du>(
          db,
          sql`select n from du where part = ${part.code} and not fait and n > ${apres?.n ?? 0}
            order by n limit ${limite}`,
        ),
      cleOf: ({ n }) => String(n),
      async work(tx: Transaction, { code }: { code: string }, { n }) {
        await tx.execute(sql`update du set fait = true where part = ${code} and n = ${n}`)
        seen.push(`${code} ${n}`)
        if (work(code, n)) return true
        await tx.execute(sql`update du set fait = false where part = ${code} and n = ${n}`)
        return false
      },
    },
  )
  return { ...walked, seen }
}

const remaining = async () =>
  (
    await rowsOf<{ part: string; n: number }>(
      t.database.db,
      sql`select part, n from du where not fait order by part, n`,
    )
  ).map(({ part, n }) => `${part} ${n}`)

const asideOf = () => t.database.db.select().from(miseDeCote).orderBy(miseDeCote.cible)

test('rows that are left as they are keep nobody behind them from being seen', async () => {
  await fill('horizon', 201)
  const { done, left } = await walk((_, n) => n === 201)
  assert.deepEqual([done, left], [1, 200])
  assert.equal((await remaining()).length, 200)
})

test('a row that fails in the middle is undone and put aside; all the others are done', async () => {
  await fill('horizon', 250)
  const { done, failed } = await walk((_, n) => {
    if (n === 120) throw Object.assign(new Error('Camille Martin'), { code: '23505' })
    return true
  })
  assert.deepEqual([done, failed], [249, 1])
  assert.deepEqual(await remaining(), ['horizon 120'])
  const [aside] = await asideOf()
  // The kind of the failure, never what it says: it may quote somebody.
  assert.deepEqual(
    [aside?.key, aside?.clientCode, aside?.cible, aside?.essais, aside?.raison],
    ['essai.dus', 'horizon', '120', 1, 'Error 23505'],
  )
  assert.deepEqual(aside?.prochainLe, minutes(2))
})

test('it is tried later and less and less often, five times, then waits for somebody', async () => {
  await fill('horizon', 1)
  const fail = () => {
    throw new Error('no')
  }
  const tries: number[] = []
  for (let minute = 0; minute < 120; minute += 1)
    if ((await walk(fail, minutes(minute))).failed > 0) tries.push(minute)
  assert.deepEqual(tries, [0, 2, 6, 14, 30])
  const [aside] = await asideOf()
  assert.deepEqual([aside?.essais, aside?.prochainLe], [5, null])
})

test('one that succeeds at last is not put aside any more', async () => {
  await fill('horizon', 1)
  await walk(() => {
    throw new Error('no')
  })
  assert.equal((await asideOf()).length, 1)
  assert.equal((await walk(() => true, minutes(1))).done, 0)
  assert.equal((await walk(() => true, minutes(2))).done, 1)
  assert.deepEqual(await asideOf(), [])
})

test('insurers take turns: one that has thousands due keeps nobody else waiting', async () => {
  await fill('horizon', 1_000)
  await fill('atlas', 3)
  const { seen, done } = await walk(() => true)
  assert.equal(done, 1_003)
  assert.deepEqual(
    seen.flatMap((row, rank) => (row.startsWith('atlas') ? [rank] : [])),
    [100, 101, 102],
  )
})

test('a turn that is stopped goes on at the next one', async () => {
  await fill('horizon', 300)
  const control = new AbortController()
  let seen = 0
  const first = await walk(
    () => {
      seen += 1
      if (seen === 150) control.abort()
      return true
    },
    noon,
    control.signal,
  )
  assert.equal(first.done, 150)
  assert.equal((await walk(() => true)).done, 150)
})

test('what is asked of somebody else is asked before anything is held; without an answer no row is given up', async () => {
  await fill('horizon', 5)
  const { db } = t.database
  let isAway = true
  const asked: number[] = []
  const ask = (now: Date) =>
    eachDue(
      { db, now, parts },
      {
        key: 'essai.dus',
        find: (part: { code: string }, apres: Du | null, limite) =>
          rowsOf<Du>(
            db,
            sql`select n from du where part = ${part.code} and not fait and n > ${apres?.n ?? 0}
              order by n limit ${limite}`,
          ),
        cleOf: ({ n }) => String(n),
        async prepare(_part, { n }) {
          asked.push(n)
          // One of them is never answered about, whoever is there.
          if (isAway || n === 1) throw new AbsentError('away')
          return n === 2 ? null : `answer ${n}`
        },
        async work(tx, { code }, { n }, known) {
          assert.equal(known, `answer ${n}`)
          await tx.execute(sql`update du set fait = true where part = ${code} and n = ${n}`)
          return true
        },
      },
    )
  // Three in a row without an answer: nobody is asked any more, and the turn has failed.
  await assert.rejects(ask(noon), /away/)
  assert.deepEqual(asked, [1, 2, 3])
  isAway = false
  asked.length = 0
  for (let minute = 1; minute <= 100; minute += 1) await ask(minutes(minute))
  assert.deepEqual(await remaining(), ['horizon 1', 'horizon 2'])
  // Less and less often, and for ever; staff see it from the fifth time on.
  const [aside] = await asideOf()
  assert.deepEqual([aside?.cible, aside?.essais], ['1', 9])
  assert.ok(aside?.prochainLe && aside.prochainLe > minutes(100))
  const admin = await t.as('admin@example.org')
  const [shown] = (await admin('/api/admin/jobs/mises-de-cote')).json().items
  assert.deepEqual([shown.cible, shown.raison], ['1', 'AbsentError'])
})

test('staff are shown what was put aside of their own insurer, and have it tried again', async () => {
  await fill('horizon', 1)
  await fill('atlas', 1)
  for (const minute of [0, 2, 6, 14, 30])
    await walk(() => {
      throw new Error('no')
    }, minutes(minute))
  const admin = await t.as('admin@example.org')
  const list = async () => (await admin('/api/admin/jobs/mises-de-cote')).json().items
  assert.deepEqual(await list(), [
    {
      key: 'essai.dus',
      cible: '1',
      essais: 5,
      raison: 'Error',
      depuis: noon.toISOString(),
      dernierLe: minutes(30).toISOString(),
    },
  ])
  t.clock.now = minutes(31)
  const again = await (await t.as('admin@example.org'))({
    method: 'POST',
    url: '/api/admin/jobs/relance',
    payload: { key: 'essai.dus' },
  })
  assert.deepEqual(again.json(), { key: 'essai.dus', reprises: 1 })
  assert.deepEqual((await walk(() => true, minutes(31))).seen, ['horizon 1'])
  assert.deepEqual(
    (await asideOf()).map(({ clientCode }) => clientCode),
    ['atlas'],
  )
  const clerk = await t.as('gestionnaire@example.org')
  assert.equal((await clerk('/api/admin/jobs/mises-de-cote')).statusCode, 403)
})

test('what is to go goes in lots, however much it is', async () => {
  const { db } = t.database
  const jobs = Array.from({ length: 57 }, () => ({
    key: 'essai.lots',
    data: {},
    createdAt: noon,
    dueAt: noon,
    endedAt: noon,
  }))
  await db.insert(job).values(jobs)
  assert.equal(await deleteInLots(db, job, eq(job.key, 'essai.lots'), 10), 57)
  assert.equal(await deleteInLots(db, job, eq(job.key, 'essai.lots'), 10), 0)
  await assert.rejects(deleteInLots(db, job, undefined), /which rows/)
})

test('a sweep that fails keeps none of the others from being done', async () => {
  const done: string[] = []
  await assert.rejects(
    allOf([
      async () => done.push('un'),
      async () => {
        throw new Error('deux')
      },
      async () => done.push('trois'),
    ]),
    /deux/,
  )
  assert.deepEqual(done, ['un', 'trois'])
})

test('of two jobs of one name that were both given up, a retry takes up one', async () => {
  const jumeau = defineJob({ key: 'essai.jumeau', data: z.object({}), essais: 1 })
  let isBroken = true
  const node = createJobs({
    db: t.database.db,
    clock: () => t.clock.now,
    leaseMs: 3_000,
    onFailure: () => {},
  })
  let done = 0
  node.add(
    handles(jumeau, async () => {
      if (isBroken) throw new Error('no')
      done += 1
    }),
  )
  const ask = (singleton?: string) =>
    t.database.db.transaction((tx) =>
      node.enqueue(tx, jumeau, {}, singleton === undefined ? {} : { singleton }),
    )
  for (const singleton of ['a', 'a', 'b', undefined, undefined]) {
    await ask(singleton)
    await node.drain()
  }
  isBroken = false
  assert.equal(await node.retry(t.database.db, 'essai.jumeau'), 4)
  await node.drain()
  assert.equal(done, 4)
  await node.stop(0)
})

const ecrire = async (channel: 'MAIL' | 'SMS', to: readonly string[]) => {
  const messages = createMessages({
    ...t,
    db: t.database.db,
    clock: () => t.clock.now,
    messengers: {},
  })
  return messages.ecrire(
    t.database.db,
    to.map((each) => ({
      clientCode: 'horizon',
      channel,
      to: each,
      subject: null,
      text: 't',
      html: null,
    })),
  )
}

test('twenty bad numbers, and an absent mail server, hold up none of the other messages', async () => {
  const mauvais = await ecrire(
    'SMS',
    Array.from({ length: 20 }, (_, n) => `mauvais${n}`),
  )
  const lents = await ecrire(
    'SMS',
    Array.from({ length: 20 }, (_, n) => `lent${n}`),
  )
  const mails = await ecrire('MAIL', ['camille@example.org'])
  const bons = await ecrire('SMS', ['bon1', 'bon2'])
  const sent: string[] = []
  const issues = await expedier(
    {
      db: t.database.db,
      clock: () => t.clock.now,
      open: (row) => ({ ...row, to: String(row.id), subject: null, text: '', html: null }),
      retenir: async (_row, message) => message,
      messengers: {
        MAIL: {
          send: async () => {
            throw new Error('connection refused')
          },
        },
        SMS: {
          send: async ({ id }) => {
            if (mauvais.includes(id)) throw new MessageRefuseError()
            if (lents.includes(id)) throw new MessageReporteError()
            sent.push(String(id))
          },
        },
      },
    },
    [...mauvais, ...lents, ...mails, ...bons],
    new AbortController().signal,
  )
  const parmi = (voulue: string) =>
    issues.filter(({ issue }) => issue === voulue).map(({ id }) => id)
  assert.deepEqual(parmi('refuse'), mauvais)
  assert.deepEqual(parmi('reporte'), lents)
  assert.deepEqual(parmi('envoye'), bons)
  assert.deepEqual(sent, bons.map(String))
  const etats = await t.database.db.select().from(message)
  assert.ok(etats.filter(({ id }) => mauvais.includes(id)).every(({ echoueLe }) => echoueLe))
  assert.equal(etats.find(({ id }) => id === mails[0])?.envoyeLe, null)
  assert.deepEqual(parmi('absent'), mails)
  await t.database.db.delete(message)
})

test('numbers that a gateway cannot treat, and a message that cannot be read, are not a gateway that is away', async () => {
  const ids = await ecrire(
    'SMS',
    Array.from({ length: 65 }, (_, n) => `n${n}`),
  )
  const [illisible] = ids
  const mauvais = new Set(ids.slice(1, 41))
  let asked = 0
  const essayer = (send: (id: number) => Promise<void>, absences: Absences) =>
    expedier(
      {
        db: t.database.db,
        clock: () => t.clock.now,
        retenir: async (_row, message) => message,
        open: (row) => {
          if (row.id === illisible) throw new Error('sealed otherwise')
          return { ...row, to: String(row.id), subject: null, text: '', html: null }
        },
        messengers: {
          SMS: {
            send: ({ id }) => {
              asked += 1
              return send(id)
            },
          },
        },
      },
      ids,
      new AbortController().signal,
      absences,
    )
  const compter = (issues: Issue[]) =>
    Object.fromEntries(
      [...Map.groupBy(issues, ({ issue }) => issue)].map(([issue, siens]) => [issue, siens.length]),
    )
  // Away: three lots are asked about, and nothing more in this turn, whoever comes next.
  const absences: Absences = new Map()
  const away = async () => {
    throw new Error('SMS gateway answered 503')
  }
  t.clock.now = noon
  for (let lot = 0; lot < 3; lot += 1)
    assert.deepEqual(compter(await essayer(away, absences)), {
      absent: lot === 0 ? 64 : 65,
      ...(lot === 0 && { reporte: 1 }),
    })
  assert.ok(isAbsente(absences, 'SMS'))
  assert.equal(asked, 59)
  // Two lots of which it says 500: they are put off, and those behind them leave.
  const casse = async (id: number) => {
    if (mauvais.has(id)) throw new Error('SMS gateway answered 500')
  }
  const issues = await essayer(casse, new Map())
  const parmi = (voulue: string) =>
    issues.filter(({ issue }) => issue === voulue).map(({ id }) => id)
  assert.deepEqual(parmi('envoye'), ids.slice(41))
  assert.ok(parmi('reporte').includes(illisible ?? 0))
  // After days they are given up, which says nothing of whoever they were for.
  t.clock.now = new Date(noon.getTime() + 5 * 86_400_000 + 1)
  const derniers = await essayer(casse, new Map())
  assert.deepEqual(compter(derniers), { envoye: 24, perdu: 41 })
  // Asked about again, what was given up has not left meanwhile.
  assert.deepEqual(compter(await essayer(casse, new Map())), { envoye: 24, perdu: 41 })
  await t.database.db.delete(message)
})

test('a message that nobody takes for five days is given up, and purged a month later', async () => {
  const { db } = t.database
  const [id = 0] = await ecrire('MAIL', ['camille@example.org'])
  const messages = createMessages({
    ...t,
    db,
    clock: () => t.clock.now,
    messengers: {
      MAIL: {
        send: async () => {
          throw new Error('connection refused')
        },
      },
    },
  })
  const [handler] = messages.handlers
  const essayer = async () =>
    handler?.work({ messageId: id }, {
      now: t.clock.now,
      signal: new AbortController().signal,
    } as never)
  await assert.rejects(essayer, /connection refused/)
  t.clock.now = new Date(noon.getTime() + 5 * 86_400_000 + 1)
  await essayer()
  const [row] = await db.select().from(message).where(eq(message.id, id))
  assert.deepEqual([row?.envoyeLe, row?.echoueLe], [null, t.clock.now])
  const exploitation = await (await t.as('admin@example.org'))('/api/admin/exploitation')
  const [mails] = exploitation.json().messages
  assert.deepEqual([mails.channel, mails.enAttente, mails.echoues], ['MAIL', 0, 1])
  await messages.purge(new Date(t.clock.now.getTime() + 29 * 86_400_000))
  assert.equal((await db.select().from(message)).length, 1)
  await messages.purge(new Date(t.clock.now.getTime() + 31 * 86_400_000))
  assert.equal((await db.select().from(message)).length, 0)
})
