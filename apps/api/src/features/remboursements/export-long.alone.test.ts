import assert from 'node:assert/strict'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { after, before, test } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { addDays, dateAParis } from '@espace-adherent/domain'
import { createTestApp, type TestApp } from '../../../testing/index.ts'

/** Six times what a print may hold: what grew with them would be seen. */
const LIGNES = 30_000

let t: TestApp
before(async () => {
  t = await createTestApp()
  const fill = `insert into ligne (decompte_id, personne_id, date_soins, depense, base,
    ro, rc, client_code, numero_contrat, code_acte, etat, destinataire)
    select d.id, d.personne_id, current_date - (n % 1500), 3000, 3000, 1900, 900, d.client_code,
    d.numero_contrat, 'G', 'reglee', 'assure'
    from (select * from decompte where numero_contrat = '20450003' limit 1) d,
    generate_series(1, ${LIGNES}) n`
  await t.database.unhurried(async (db) => {
    await db.execute(fill)
    await db.execute('analyze ligne')
  })
  await t.app.listen({ port: 0, host: '127.0.0.1' })
})
after(() => t?.close())

setFlagsFromString('--expose_gc')
const collect = runInNewContext('gc') as () => void
/** Memory in use, in MB: the heap and what stands outside of it. */
const memory = () => {
  collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 1e6
}

/** Takes an answer as a network would: each piece is dropped. Now and then the memory is looked at. */
async function drain(response: IncomingMessage, everyBytes: number) {
  let [bytes, lines, pieces] = [0, 0, 0]
  const memories: number[] = []
  for await (const chunk of response as AsyncIterable<Buffer>) {
    pieces++
    bytes += chunk.length
    for (const byte of chunk) if (byte === 10) lines++
    if (bytes > everyBytes * (memories.length + 1)) memories.push(memory())
  }
  return { bytes, lines, pieces, memories }
}

async function open(what: string): Promise<IncomingMessage> {
  const client = t.annuaire.byHost('localhost')
  if (!client) throw new Error('No client')
  const { name, value } = await t.identity.openSessionFor(client, 'hugo.roche@example.org')
  const { port } = t.app.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    get(
      {
        port,
        host: '127.0.0.1',
        path: `/api/v1/adherent/remboursements/${what}`,
        headers: { host: 'localhost:8080', cookie: `${name}=${value}`, 'x-numcontrat': '20450003' },
      },
      resolve,
    ).on('error', reject)
  })
}

for (const [format, piece] of [
  ['csv', 300_000],
  ['xlsx', 75_000],
] as const)
  test(`thirty thousand lines leave as ${format} without growing the memory`, async () => {
    const response = await open(`export?format=${format}`)
    assert.equal(response.statusCode, 200)
    const { bytes, lines, pieces, memories } = await drain(response, piece)
    const [early = 0] = memories
    const highest = Math.max(...memories)
    assert.ok(bytes > 500_000, `${bytes} bytes`)
    if (format === 'csv') assert.ok(lines > LIGNES, `${lines} lines`)
    assert.ok(pieces > 60, `${pieces} pieces`)
    assert.ok(memories.length > 3)
    assert.ok(highest - early < 12, `grew from ${early} to ${highest} MB`)
  })

test('thirty thousand lines are no print: refused at once, with what to do instead', async () => {
  const before = memory()
  const response = await open('print')
  const answer = JSON.parse(await text(response))
  assert.equal(response.statusCode, 422)
  assert.equal(answer.code, 'PrintTooLong')
  assert.match(
    answer.message,
    /dépasserait 5\u00a0000\u00a0lignes.*exportez la liste en CSV ou en XLSX/,
  )
  const grown = memory() - before
  assert.ok(grown < 5, `grew by ${grown} MB`)
})

test('a print within the limit leaves page by page, and weighs little by line', async () => {
  const jour = addDays(dateAParis(t.clock.now), -70)
  const before = memory()
  const response = await open(`print?du=${jour}`)
  assert.equal(response.statusCode, 200)
  const { bytes, memories } = await drain(response, 500_000)
  const highest = Math.max(...memories)
  assert.ok(bytes > 2_000_000, `${bytes} bytes`)
  assert.ok(highest - before < 40, `grew from ${before} to ${highest} MB`)
})
