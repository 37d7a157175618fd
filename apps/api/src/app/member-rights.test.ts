import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Resource, registry, resourceUrl } from '@espace-adherent/contract'
import { and, eq } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../testing/index.ts'
import { historique } from '../features/historique/historique.schema.ts'
import { compte } from '../noyau/comptes.schema.ts'
import { assure, contrat, personne } from '../noyau/contrats.schema.ts'

let t: TestApp
before(async () => {
  t = await createTestApp()
  await makeJulienAdherent()
})
after(() => t?.close())

/** His own contract, besides the one that covers him: « Adhérent/Bénéficiaire ». */
const DE_JULIEN = '20459001'
async function makeJulienAdherent() {
  const { db } = t.database
  const clientCode = 'horizon'
  const [julien] = await db
    .select()
    .from(personne)
    .where(and(eq(personne.clientCode, clientCode), eq(personne.prenom, 'Julien')))
  const numeroContrat = DE_JULIEN
  await db.insert(contrat).values({
    clientCode,
    numero: numeroContrat,
    nomOffre: 'Prévoyance Tranquillité',
    typeContrat: 'prevoyance',
    etat: 'valide',
    dateDebut: '2024-01-01',
  })
  await db.insert(assure).values({
    clientCode,
    numeroContrat,
    personneId: julien?.id ?? '',
    qualite: 'adherent',
    lien: 'Adhérent',
    rang: 1,
  })
  await db
    .update(compte)
    .set({ roles: ['Beneficiaire', 'User'] })
    .where(eq(compte.userName, 'julien.martin@example.org'))
}

type Etranger = 'etranger'
const [adherent, beneficiaire, etranger] = ['adherent', 'beneficiaire', 'etranger'] as const

/** How each member stands in each contract, written out rather than read from the data. */
const rapports: Record<string, Record<string, typeof adherent | typeof beneficiaire | Etranger>> = {
  'camille.martin@example.org': { 20450001: adherent, 20450003: etranger, [DE_JULIEN]: etranger },
  'julien.martin@example.org': {
    20450001: beneficiaire,
    [DE_JULIEN]: adherent,
    20450002: etranger,
  },
  'jeanne.moreau@example.org': { 20450005: adherent, 20450001: etranger },
  'hugo.roche@example.org': { 20450003: adherent, 20450004: adherent, 20450005: etranger },
}

const duContrat = Object.values(registry).filter(
  (resource: Resource) => resource.scope === 'contrat' && 'list' in resource.can,
) as Resource[]

for (const [userName, contrats] of Object.entries(rapports))
  test(`${userName}: every resource of a contract × every contract`, async () => {
    const call = await t.as(userName)
    for (const [numeroContrat, rapport] of Object.entries(contrats))
      for (const resource of duContrat) {
        const url = resourceUrl(resource)
        const { statusCode } = await call({ url, headers: { 'x-numcontrat': numeroContrat } })
        const title = `${url} of ${numeroContrat} answered ${statusCode}`
        const isHorsPortee =
          (rapport === 'beneficiaire' && resource.can.list?.portee === 'Contrat') ||
          (rapport === 'adherent' && resource.can.list?.portee === 'Benef')
        if (rapport === 'etranger') assert.equal(statusCode, 404, title)
        else if (isHorsPortee) assert.equal(statusCode, 403, title)
        else assert.ok(![401, 403].includes(statusCode), title)
      }
  })

test('what each may read of the portal’s own pages', async () => {
  const status = async (userName: string, numeroContrat: string, path: string) => {
    const call = await t.as(userName)
    return (await call({ url: `/api${path}`, headers: { 'x-numcontrat': numeroContrat } }))
      .statusCode
  }
  const pages = [
    '/adherent/profil/v2',
    '/forms/situation-contractuelle',
    '/forms/situation-contractuelle/print',
    '/vel/option-affiliation',
    '/forms/radiation-renfort',
  ]
  for (const [userName, numeroContrat, expected] of [
    ['camille.martin@example.org', '20450001', [200, 200, 200, 200, 200]],
    ['julien.martin@example.org', '20450001', [200, 403, 403, 403, 403]],
    ['julien.martin@example.org', DE_JULIEN, [200, 200, 200, 200, 200]],
    ['julien.martin@example.org', '20450002', [404, 404, 404, 404, 404]],
    ['jeanne.moreau@example.org', '20450005', [200, 200, 200, 200, 200]],
    ['hugo.roche@example.org', '20450004', [200, 200, 200, 200, 200]],
  ] satisfies [string, string, number[]][])
    assert.deepEqual(
      await Promise.all(pages.map((path) => status(userName, numeroContrat, path))),
      expected,
      `${userName} ${numeroContrat}`,
    )
})

test('somebody else’s contract leaves a line in the history for each try', async () => {
  const { db } = t.database
  const before = (await db.select().from(historique)).length
  const hugo = await t.as('hugo.roche@example.org')
  const { now } = t.clock
  for (const resource of duContrat) {
    // The same try within a minute is told once.
    t.clock.now = new Date(t.clock.now.getTime() + 61_000)
    await hugo({ url: resourceUrl(resource), headers: { 'x-numcontrat': '20450001' } })
  }
  t.clock.now = now
  const lignes = (await db.select().from(historique)).slice(before)
  assert.equal(lignes.length, duContrat.length)
  for (const { action, objet, cible } of lignes)
    assert.deepEqual([action, objet, cible], ['acces-refuse', 'contrat', '20450001'])
})

test('an adherent who is somebody else’s beneficiary has both contracts', async () => {
  const julien = await t.as('julien.martin@example.org')
  const { contrats } = (await julien('/api/adherent/contrats')).json()
  assert.deepEqual(
    contrats.map((c: { numeroContratIndividuel: string; qualite: string }) => [
      c.numeroContratIndividuel,
      c.qualite,
    ]),
    [
      ['20450001', 'beneficiaire'],
      [DE_JULIEN, 'adherent'],
    ],
  )
})
