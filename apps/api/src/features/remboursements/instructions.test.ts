import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTestApp, type TestApp } from '../../testing/index.ts'

type Client = { query(...query: unknown[]): unknown }

let t: TestApp
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())

for (const path of [
  'v1/adherent/remboursements',
  'v1/adherent/remboursements?famille=dentaire&etat=reglee&recherche=couronne&du=2020-01-01',
  'v2/adherent/tiers-prestations',
  'v2/adherent/paiements',
  'cgdm-svc/carte-tp',
  'cgdm-svc/ged?nature=cotisations&q=echeancier&annee=2026',
  'adherent/courriers',
  'documents/attestation',
  'forms/ribcotisations',
])
  test(`two statements at most for ${path}, whoever asks included`, async () => {
    // A session of its own, that no request has shown yet.
    const camille = await t.as('camille.martin@example.org')
    const client = (t.database.db as unknown as { $client: Client }).$client
    const { query } = client
    let count = 0
    client.query = (...args) => {
      count++
      return query.apply(client, args)
    }
    try {
      const { statusCode } = await camille({
        url: `/api/${path}`,
        headers: { 'x-numcontrat': '20450001' },
      })
      assert.equal(statusCode, 200)
    } finally {
      client.query = query
    }
    assert.ok(count >= 1 && count <= 2, `${count} statements`)
  })
