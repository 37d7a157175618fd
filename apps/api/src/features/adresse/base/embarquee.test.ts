import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTestApp, type Inject, type TestApp } from '../../../../testing/index.ts'

let t: TestApp
let camille: Inject
before(async () => {
  t = await createTestApp()
  camille = await t.as('camille.martin@example.org')
})
after(() => t?.close())

for (const [q, attendues] of [
  ['12 bis av. des Lilas 69130', ['12 bis avenue des Lilas, 69130 Écully']],
  ['12 bis av. des Lilas, 69130 ecully', ['12 bis avenue des Lilas, 69130 Écully']],
  ['3 rue du Bourg, écull', ['3 rue du Bourg, 69130 Écully']],
  ['3 rue du Bourg', []],
  ['69130 Écully', []],
  ['3 rue du Bourg 97999', []],
] satisfies [string, string[]][])
  test(`without the national base, « ${q} » may be ${attendues.join(' or ') || 'nothing'}`, async () => {
    const answer = await camille({ url: `/api/referentiel/adresse?q=${encodeURIComponent(q)}` })
    assert.equal(answer.statusCode, 200, answer.body)
    assert.deepEqual(
      answer.json().items.map(({ libelle }: { libelle: string }) => libelle),
      attendues,
    )
  })

test('of a postal code with many towns, the one that is named stands first', async () => {
  const towns = async (q: string) =>
    (await camille({ url: `/api/referentiel/adresse?q=${encodeURIComponent(q)}` }))
      .json()
      .items.map(({ localite }: { localite: string }) => localite)
  const all = await towns('1 rue du Bourg 42320')
  assert.ok(all.length > 2 && all.length <= 6, String(all))
  const last = all.at(-1)
  assert.equal((await towns(`1 rue du Bourg 42320 ${last.toUpperCase()}`))[0], last)
})
