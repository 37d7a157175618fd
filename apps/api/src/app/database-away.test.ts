import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTestApp, type Inject, type TestApp, testEngine } from '../testing/index.ts'

let t: TestApp
let camille: Inject
before(async () => {
  t = await createTestApp()
  camille = await t.as('camille.martin@example.org')
})
after(() => t?.close())

const contrats = async () => (await camille('/api/adherent/contrats')).statusCode

test('many reads at once share their connections, and each gets its own answer', async () => {
  const julien = await t.as('julien.martin@example.org')
  const answers = await Promise.all(
    Array.from({ length: 60 }, async (_, i) => {
      const call = i % 2 === 0 ? camille : julien
      const { contrats } = (await call('/api/adherent/contrats')).json()
      return [i % 2 === 0 ? 2 : 1, contrats.length]
    }),
  )
  for (const [expected, got] of answers) assert.equal(got, expected)
})

if (testEngine === 'postgres')
  test('connections that are cut answer 503 at worst, and come back without a restart', async () => {
    assert.equal(await contrats(), 200)
    await t.database.db
      .execute(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      )
      .catch(() => {})
    const statuses: number[] = []
    for (let i = 0; i < 20; i++) {
      statuses.push(await contrats())
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    assert.ok(
      statuses.every((status) => status === 200 || status === 503),
      String(statuses),
    )
    assert.equal(statuses.at(-1), 200)
  })
