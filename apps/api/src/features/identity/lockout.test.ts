import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { createTestApp, type TestApp } from '../../../testing/index.ts'
import { echecConnexion } from './identity.schema.ts'
import { createLockout, type Refus } from './lockout.ts'

let portal: TestApp
before(async () => {
  portal = await createTestApp()
})
after(() => portal.close())
beforeEach(async () => {
  await portal.database.db.delete(echecConnexion)
})

const BUREAU = '192.0.2.1'
const AILLEURS = '198.51.100.7'
const noon = new Date('2026-05-04T12:00:00Z')
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)
/** Smaller than in use, so that the tests are short. */
const create = () => createLockout(portal.sealer, { parQuartHeure: 20, parJour: 50 })
const essaiOf = (identifiant: string, { client = 'horizon', reseau = BUREAU } = {}) => ({
  clientCode: client,
  identifiant,
  reseau,
})

type From = { client?: string; reseau?: string }

/** How many of these wrong passwords are looked at. */
const tries = async (identifiant: string, count: number, at: Date, from: From = {}) => {
  const lockout = create()
  const refus: (Refus | null)[] = []
  for (let i = 0; i < count; i++)
    refus.push(await lockout.admit(portal.database.db, essaiOf(identifiant, from), at))
  return refus.filter((one) => one === null).length
}

test('ten tries are admitted, the eleventh is not, whoever counts', async () => {
  assert.equal(await tries('a@example.org', 12, noon), 10)
  // Another counter, as another node or a restarted process has.
  assert.equal(await tries('a@example.org', 1, noon), 0)
})

test('the lock ends by itself after fifteen minutes, however often somebody knocks', async () => {
  await tries('b@example.org', 11, noon)
  assert.equal(await tries('b@example.org', 5, later(14)), 0)
  assert.equal(await tries('b@example.org', 12, later(15)), 10)
})

test('tries that lie far apart do not add up', async () => {
  await tries('c@example.org', 9, noon)
  assert.equal(await tries('c@example.org', 10, later(15)), 10)
})

test('slow tries add up all the same', async () => {
  await tries('d@example.org', 5, noon)
  await tries('d@example.org', 4, later(10))
  assert.equal(await tries('d@example.org', 3, later(20)), 1)
})

test('a new password forgets the failures; identifiers and clients are counted apart', async () => {
  const { db } = portal.database
  await tries('e@example.org', 10, noon)
  await create().unlock(db, 'horizon', 'e@example.org')
  assert.equal(await tries('e@example.org', 1, noon), 1)
  const reseau = AILLEURS
  await tries('f@example.org', 11, noon, { reseau })
  assert.equal(await tries('g@example.org', 1, noon, { reseau }), 1)
  assert.equal(await tries('f@example.org', 1, noon, { client: 'atlas', reseau }), 1)
})

test('twenty tries at once get no more than ten', async () => {
  const lockout = create()
  const refus = await Promise.all(
    Array.from({ length: 20 }, () =>
      lockout.admit(portal.database.db, essaiOf('h@example.org'), noon),
    ),
  )
  assert.equal(refus.filter((one) => one === null).length, 10)
})

/** So many tries, one after the other; each is admitted, or the step ends with the refusal named. */
type Step = {
  minute: number
  fois: number
  qui?: string
  /** Another identifier for each try, as a sprayer has. */
  isSpray?: boolean
  de?: string
  client?: string
  isJuste?: boolean
  /** What the last of them meets. */
  fin?: Refus
}

const JOUR = 24 * 60
/** Ten failures, then the quarter of an hour that gives them back, and another address each time. */
const patient = (quarts: number): Step[] =>
  Array.from({ length: quarts }, (_, i) => ({
    minute: i * 15,
    fois: 10,
    de: `198.51.100.${i}`,
  }))

const cases: [string, Step[]][] = [
  [
    'whoever mistypes nine times and then gets it right begins afresh, time and again',
    [0, 1, 2, 3].flatMap((minute): Step[] => [
      { minute, fois: 9 },
      { minute, fois: 1, isJuste: true },
    ]),
  ],
  [
    'the owner’s sign-in gives the guesser of another network nothing back',
    [
      { minute: 0, fois: 9, de: AILLEURS },
      { minute: 1, fois: 1, isJuste: true },
      { minute: 2, fois: 2, de: AILLEURS, fin: 'verrouille' },
    ],
  ],
  [
    'nor does it give back more than the owner’s own mistakes',
    [
      { minute: 0, fois: 5, de: AILLEURS },
      { minute: 1, fois: 4 },
      { minute: 2, fois: 1, isJuste: true },
      { minute: 3, fois: 6, de: AILLEURS, fin: 'verrouille' },
    ],
  ],
  [
    'a right password comes too late once ten were wrong, wherever it comes from',
    [
      { minute: 0, fois: 10, de: AILLEURS },
      { minute: 14, fois: 1, isJuste: true, fin: 'verrouille' },
      { minute: 15, fois: 1, isJuste: true },
    ],
  ],
  [
    'mistakes of an earlier quarter of an hour are not given back twice',
    [
      { minute: 0, fois: 8 },
      { minute: 16, fois: 8, de: AILLEURS },
      { minute: 17, fois: 1, isJuste: true },
      { minute: 18, fois: 3, de: AILLEURS, fin: 'verrouille' },
    ],
  ],
  [
    'a hundred a day, however patient and wherever from: the identifier is then locked until the day is over',
    [
      ...patient(10),
      { minute: 200, fois: 1, de: AILLEURS, fin: 'verrouilleJour' },
      { minute: JOUR - 1, fois: 1, isJuste: true, fin: 'verrouilleJour' },
      { minute: JOUR, fois: 1, isJuste: true },
    ],
  ],
  [
    'a guesser beside the owner, whose sign-ins give back what their network used, has a day’s tries too',
    [
      ...Array.from({ length: 11 }, (_, i): Step[] => [
        { minute: i * 20, fois: 9 },
        { minute: i * 20, fois: 1, isJuste: true },
      ]).flat(),
      { minute: 300, fois: 2, fin: 'verrouilleJour' },
    ],
  ],
  [
    'one network may fail twenty times in a quarter of an hour, over all identifiers and clients',
    [
      { minute: 0, fois: 12, isSpray: true },
      { minute: 5, fois: 8, isSpray: true, client: 'atlas' },
      { minute: 14, fois: 1, isSpray: true, fin: 'reseau' },
      { minute: 14, fois: 1, isJuste: true, fin: 'reseau' },
      { minute: 14, fois: 1, isSpray: true, de: AILLEURS },
      { minute: 15, fois: 21, isSpray: true, fin: 'reseau' },
    ],
  ],
  [
    'and fifty times a day',
    [
      { minute: 0, fois: 20, isSpray: true },
      { minute: 20, fois: 20, isSpray: true },
      { minute: 40, fois: 11, isSpray: true, fin: 'reseauJour' },
      { minute: JOUR - 1, fois: 1, isSpray: true, fin: 'reseauJour' },
      { minute: JOUR, fois: 20, isSpray: true },
    ],
  ],
  [
    'successes do not count, nor the mistakes that they end: a large company goes on working',
    Array.from({ length: 18 }, (_, i): Step[] => [
      { minute: 0, fois: 3, qui: `employe${i}` },
      { minute: 0, fois: 1, qui: `employe${i}`, isJuste: true },
    ]).flat(),
  ],
  [
    'a success gives its network back nothing of what was tried on others',
    [
      { minute: 0, fois: 19, isSpray: true },
      { minute: 1, fois: 1, isJuste: true },
      { minute: 2, fois: 2, isSpray: true, fin: 'reseau' },
    ],
  ],
  [
    'past its budget a network uses up nobody’s tries',
    [
      { minute: 0, fois: 20, isSpray: true },
      ...Array.from({ length: 12 }, (): Step => ({ minute: 1, fois: 1, fin: 'reseau' })),
      { minute: 2, fois: 10, de: AILLEURS },
    ],
  ],
  [
    'nor does knocking at a locked identifier use up the network’s',
    [
      { minute: 0, fois: 10 },
      ...Array.from({ length: 12 }, (): Step => ({ minute: 1, fois: 1, fin: 'verrouille' })),
      { minute: 2, fois: 10, isSpray: true },
      { minute: 3, fois: 1, isSpray: true, fin: 'reseau' },
    ],
  ],
]

for (const [title, steps] of cases)
  test(title, async () => {
    const { db } = portal.database
    const lockout = create()
    let sprayed = 0
    for (const [rang, step] of steps.entries()) {
      const { minute, fois, qui = 'titulaire', de, client = 'horizon' } = step
      for (let i = 1; i <= fois; i++) {
        const identifiant = step.isSpray ? `personne${sprayed++}` : qui
        const essai = essaiOf(identifiant, { client, ...(de && { reseau: de }) })
        const expected = i === fois ? (step.fin ?? null) : null
        const where = `step ${rang + 1}, try ${i}`
        // As a sign-in does: looked at, then counted.
        const refus =
          (await lockout.findRefus(db, essai, later(minute))) ??
          (await lockout.admit(db, essai, later(minute)))
        assert.equal(refus, expected, where)
        if (step.isJuste && !expected) await lockout.giveBack(db, essai, later(minute))
      }
    }
  })

test('a new password gives no later sign-in more to give back than was counted since', async () => {
  const { db } = portal.database
  const lockout = create()
  await tries('i@example.org', 9, noon)
  await lockout.unlock(db, 'horizon', 'i@example.org')
  assert.equal(await tries('i@example.org', 8, later(1), { reseau: AILLEURS }), 8)
  await lockout.admit(db, essaiOf('i@example.org'), later(2))
  await lockout.giveBack(db, essaiOf('i@example.org'), later(2))
  assert.equal(await tries('i@example.org', 5, later(3), { reseau: AILLEURS }), 2)
})

test('forty tries of one network at once, on as many identifiers: twenty are admitted', async () => {
  const { db } = portal.database
  const lockout = create()
  const refus = await Promise.all(
    Array.from({ length: 40 }, (_, i) => lockout.admit(db, essaiOf(`vague${i}`), noon)),
  )
  assert.equal(refus.filter((one) => one === null).length, 20)
  assert.equal(refus.filter((one) => one === 'reseau').length, 20)
})

test('without limits for networks there are only those of identifiers', async () => {
  const { db } = portal.database
  const lockout = createLockout(portal.sealer, { parQuartHeure: 0, parJour: 0 })
  for (let i = 0; i < 25; i++)
    assert.equal(await lockout.admit(db, essaiOf(`libre${i}`), noon), null)
  assert.equal(await tries('j@example.org', 12, noon), 10)
})

test('neither identifiers nor addresses can be read in the table', async () => {
  const { db } = portal.database
  await tries('k@example.org', 1, noon)
  const rows = JSON.stringify(await db.select().from(echecConnexion))
  assert.doesNotMatch(rows, /k@example|192\.0\.2/)
  assert.equal(JSON.parse(rows).length, 5)
})
