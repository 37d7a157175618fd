import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Resource, registry, resourceUrl } from '@espace-adherent/contract'
import { createTestApp, type TestApp } from '../testing/index.ts'

/** The session and one more: what a list of the member area may cost the database. */
const LIMITE = 2

let t: TestApp
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())

/** Once in a while a session notes that it is alive, whatever is asked: no list's doing. */
const SIGNE_DE_VIE = 'update "session" set "vue_le"'

type Queries = { query: (...args: unknown[]) => unknown }

/** Every statement that the embedded engine receives while `work` runs. */
async function statementsDuring(work: () => Promise<unknown>): Promise<string[]> {
  const client = (t.database.db as unknown as { $client: Queries }).$client
  const { query } = client
  const seen: string[] = []
  client.query = (...args) => {
    const statement = String(args[0])
    if (!statement.startsWith(SIGNE_DE_VIE)) seen.push(statement)
    return query.apply(client, args)
  }
  try {
    await work()
  } finally {
    client.query = query
  }
  return seen
}

const listesMembre = (Object.values(registry) as Resource[]).filter(
  ({ access, can }) => access === 'membre' && 'list' in can,
)

test('a list of the member area costs two statements at most, the session’s included', async (context) => {
  if (t.database.engine !== 'pglite') return context.skip('counted on the embedded engine')
  const camille = await t.as('camille.martin@example.org')
  let answered = 0
  for (const resource of listesMembre) {
    const url = resourceUrl(resource)
    // Who is behind a session is remembered for five seconds: each list pays for its own.
    t.clock.now = new Date(t.clock.now.getTime() + 6_000)
    let statusCode = 0
    const statements = await statementsDuring(async () => {
      const answer = await camille({ url, headers: { 'x-numcontrat': '20450001' } })
      statusCode = answer.statusCode
    })
    // Some need a parameter to be asked anything at all.
    if (statusCode === 400) continue
    assert.equal(statusCode, 200, url)
    assert.ok(statements.length <= LIMITE, `${url}:\n${statements.join('\n---\n')}`)
    assert.ok(statements.length >= 1, url)
    answered += 1
  }
  assert.ok(answered >= 7, `${answered} lists were counted`)
})
