import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { GroupeTrouve } from '@espace-adherent/contract'
import { eq } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { ATLAS } from '../../../testing/ribs.ts'
import { client } from '../portail/portail.schema.ts'

const SANTE = '20450001'
const SANTE_ATLAS = '70310001'

const lines: string[] = []
let t: TestApp
let camille: Inject
let nadia: Inject
before(async () => {
  t = await createTestApp({
    environment: { LOG_LEVEL: 'trace' },
    extend: ({ log }) => {
      for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const)
        log[level] = (...said: unknown[]) => void lines.push(JSON.stringify(said))
    },
  })
  camille = await t.as('camille.martin@example.org')
  nadia = await t.as('nadia.perrot@example.org', ATLAS)
})
after(() => t?.close())

const url = (q: string) => `/api/adherent/recherche?q=${encodeURIComponent(q)}&pose=oui`
async function chercher(call: Inject, q: string, numero: string) {
  const answer = await call({ url: url(q), headers: { 'x-numcontrat': numero } })
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json().items as GroupeTrouve[]
}
const cles = (groupes: GroupeTrouve[], nom: GroupeTrouve['groupe']) =>
  groupes.find(({ groupe }) => groupe === nom)?.trouves.map(({ cle }) => cle) ?? []

for (const [feature, q, cle] of [
  ['simulateur', 'simuler un remboursement', 'simulateur'],
  ['pecHospi', 'hôpital', 'pecHospiActeGestion'],
  ['faqInbentaService', 'poser une question à l’aide', 'aide'],
] as const)
  test(`what ${feature} switches off is not found, and is again once it is on`, async () => {
    const { db } = t.database
    for (const isOn of [true, false, true]) {
      await db
        .update(client)
        .set({ fonctionnalites: { [feature]: isOn } })
        .where(eq(client.code, 'horizon'))
      await t.annuaire.refresh(db)
      const groupes = await chercher(camille, q, SANTE)
      assert.equal(cles(groupes, 'faire').includes(cle), isOn)
      if (feature === 'faqInbentaService' && !isOn) assert.deepEqual(cles(groupes, 'aide'), [])
    }
  })

test('another insurer’s member finds the acts and the care of their own, and nothing of the first', async () => {
  const siens = await chercher(nadia, 'changer de banque', SANTE_ATLAS)
  assert.ok(cles(siens, 'faire').some((cle) => /^rib\w*ActeGestion$/.test(cle)))
  const ceux = async (call: Inject, numero: string) =>
    (
      await Promise.all(
        ['consultation', 'pharmacie', 'lunettes', 'attestation'].map((q) =>
          chercher(call, q, numero),
        ),
      )
    )
      .flat()
      .filter(({ groupe }) => groupe === 'remboursements' || groupe === 'documents')
      .flatMap(({ trouves }) => trouves.map(({ cle }) => cle))
  const [chezAtlas, chezHorizon] = [await ceux(nadia, SANTE_ATLAS), await ceux(camille, SANTE)]
  assert.ok(chezAtlas.length > 0 && chezHorizon.length > 0)
  assert.deepEqual(
    chezAtlas.filter((cle) => chezHorizon.includes(cle)),
    [],
  )
  // « famille » is a letter away: what one does, and never whom or what.
  for (const prenom of ['Camille', 'Julien'])
    for (const { groupe, trouves } of await chercher(nadia, prenom, SANTE_ATLAS))
      assert.ok(['faire', 'aide'].includes(groupe), JSON.stringify(trouves))
  for (const [call, numero] of [
    [nadia, SANTE],
    [camille, SANTE_ATLAS],
  ] as const)
    assert.equal(
      (await call({ url: url('lunettes'), headers: { 'x-numcontrat': numero } })).statusCode,
      404,
    )
})

test('other names that one insurer’s staff add are no other insurer’s', async () => {
  const admin = await t.as('admin@example.org')
  const payload = { mot: 'banque', autres: ['flouze'] }
  const path = '/api/admin/inbenta-faq/synonymes/create'
  const answer = await admin({ method: 'POST', url: path, payload })
  assert.equal(answer.statusCode, 200, answer.body)
  let trouves: string[] = []
  for (let tour = 0; tour < 100 && trouves.length === 0; tour++) {
    trouves = cles(await chercher(camille, 'flouze', SANTE), 'faire')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  assert.ok(trouves.length > 0)
  assert.deepEqual(await chercher(nadia, 'flouze', SANTE_ATLAS), [])
})

test('no line of the log tells what was looked for, whether it is found, refused or not there', async () => {
  lines.length = 0
  await chercher(camille, 'lunettes secretissimes', SANTE)
  await chercher(camille, 'zorglub', SANTE)
  const long = `zorglub${'g'.repeat(300)}`
  const refused = await camille({ url: url(long), headers: { 'x-numcontrat': SANTE } })
  assert.equal(refused.statusCode, 400)
  assert.equal((await t.visitor()({ url: url('zorglub') })).statusCode, 401)
  assert.ok(lines.length > 0)
  assert.match(lines.join('\n'), /recherche/)
  assert.doesNotMatch(lines.join('\n'), /lunettes|secretissime|zorglub|camille/i)
})
