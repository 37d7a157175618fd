import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { createTestApp, type Inject, regler, type TestApp } from '../../../testing/index.ts'
import { compte } from '../../noyau/comptes.schema.ts'
import { connexion } from '../identity/identity.schema.ts'

let t: TestApp
let admin: Inject
before(async () => {
  t = await createTestApp()
  admin = await t.as('admin@example.org')
})
after(() => t?.close())

type Jour = { jour: string; connexions: number }
const jours = async (): Promise<Jour[]> =>
  (await admin('/api/admin/connexion-counter')).json().items

test('thirty days are shown, today last, those of the demonstration filled', async () => {
  const lus = await jours()
  assert.equal(lus.length, 30)
  const dates = lus.map(({ jour }) => jour)
  assert.deepEqual(dates, dates.toSorted())
  assert.equal(
    dates.at(-1),
    new Intl.DateTimeFormat('fr-CA', { timeZone: 'Europe/Paris' }).format(t.clock.now),
  )
  assert.ok(lus.slice(0, 29).every(({ connexions }) => connexions > 0))
})

test('days are those of Paris, and a day without a sign-in counts zero', async () => {
  const { db } = t.database
  const [camille] = await db
    .select({ id: compte.id })
    .from(compte)
    .where(eq(compte.userName, 'camille.martin@example.org'))
  const instants = [
    '2026-03-28T22:59:59Z', // 23:59:59 on the 28th, winter time
    '2026-03-28T23:00:00Z', // midnight, the 29th
    '2026-03-29T22:00:00Z', // midnight, the 30th, summer time since the 29th
    '2026-02-27T22:59:59Z', // the 27th: one second too old
    '2026-02-27T23:00:00Z', // the 28th: the oldest that counts
  ]
  const avant = t.clock.now
  t.clock.now = new Date('2026-03-29T22:30:00Z')
  // Signing in counts: the table is emptied once everybody is in.
  const tard = await t.as('admin@example.org')
  await db.delete(connexion)
  await db.insert(connexion).values([
    ...instants.map((le) => ({
      clientCode: 'horizon',
      compteId: camille?.id ?? '',
      le: new Date(le),
    })),
    { clientCode: 'atlas', compteId: camille?.id ?? '', le: new Date('2026-03-29T12:00:00Z') },
  ])
  try {
    const { items } = (await tard('/api/admin/connexion-counter')).json() as { items: Jour[] }
    assert.equal(items[0]?.jour, '2026-03-01')
    assert.equal(items.at(-1)?.jour, '2026-03-30')
    assert.deepEqual(
      items.filter(({ connexions }) => connexions > 0),
      [
        { jour: '2026-03-28', connexions: 1 },
        { jour: '2026-03-29', connexions: 1 },
        { jour: '2026-03-30', connexions: 1 },
      ],
    )
    t.clock.now = new Date('2026-03-29T20:00:00Z')
    const veille = (await tard('/api/admin/connexion-counter')).json() as { items: Jour[] }
    assert.deepEqual(veille.items[0], { jour: '2026-02-28', connexions: 1 })
  } finally {
    t.clock.now = avant
  }
})

test('R3.41 a client that does not measure its audience counts no sign-in', async () => {
  await regler(t, { dataCollectActivated: false })
  assert.deepEqual(await jours(), [])
  await regler(t, { dataCollectActivated: true })
  assert.equal((await jours()).length, 30)
})

test('R6.02 accounts are counted by role, under the labels of the roles', async () => {
  assert.deepEqual((await admin('/api/admin/statistiques-users')).json().items, [
    { role: 'Adhérent', comptes: 5, actifs: 4 },
    { role: 'Bénéficiaire', comptes: 1, actifs: 1 },
    { role: 'Gestionnaire', comptes: 1, actifs: 1 },
    { role: 'Consultant', comptes: 1, actifs: 1 },
    { role: 'Service médical', comptes: 1, actifs: 1 },
    { role: 'Administrateur Digital', comptes: 2, actifs: 2 },
  ])
})

test('both are exported and printed', async () => {
  const csv = await admin('/api/admin/statistiques-users/export')
  assert.match(csv.body, /^\ufeffRôle;Comptes;Comptes actifs\r\nAdhérent;5;4\r\n/)
  assert.match(String(csv.headers['content-disposition']), /comptes-par-role-\d/)
  for (const nom of ['connexion-counter', 'statistiques-users']) {
    const pdf = await admin(`/api/admin/${nom}/print`)
    assert.equal(pdf.headers['content-type'], 'application/pdf')
  }
})

test('members are refused, readers of the dashboard are not', async () => {
  for (const [userName, statut] of [
    ['camille.martin@example.org', 403],
    ['gestionnaire@example.org', 200],
    ['consultant@example.org', 200],
  ] satisfies [string, number][]) {
    const call = await t.as(userName)
    assert.equal((await call('/api/admin/connexion-counter')).statusCode, statut, userName)
  }
  assert.equal((await t.visitor()('/api/admin/connexion-counter')).statusCode, 401)
})
