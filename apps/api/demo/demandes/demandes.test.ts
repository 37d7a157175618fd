import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTestApp, type Inject, type TestApp } from '../../testing/index.ts'
import { seedFigurants } from '../figurants/seed.ts'
import { figurants } from '../lot/groupe.ts'
import { apporter } from '../lot/lot.testing.ts'
import { ecrireLignes } from './lignes.ts'

let t: TestApp
let karim: Inject
before(async () => {
  t = await createTestApp()
  const { sealer, database } = t
  await apporter(t, figurants)
  await database.db.transaction((tx) => seedFigurants({ tx, sealer, now: t.clock.now }))
  await ecrireLignes({ db: database.db, actes: t.actes, now: t.clock.now })
  karim = await t.as('gestionnaire@example.org')
})
after(() => t?.close())

type Ligne = { id: string; libelle: string; gestionnaire: { nom: string } | null }

const file = async (query: string) => {
  const answer = await karim(`/api/admin/demandes/traitement?taille=100${query}`)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json() as { items: Ligne[]; synthese: Record<string, number> }
}

test('the demonstration has a queue of every kind: late, awaited, taken by each clerk, planned, decided', async () => {
  const { items, synthese } = await file('')
  const chez = new Set(items.map(({ gestionnaire }) => gestionnaire?.nom ?? null))
  assert.deepEqual(chez, new Set([null, 'Karim Petit', 'Amel Rousseau', 'Thomas Girard']))
  for (const [nom, moins] of Object.entries({
    aTraiter: 20,
    aPrendre: 10,
    chezMoi: 3,
    enPause: 3,
    horsDelai: 3,
    planifiees: 3,
    horsDelaiLegal: 0,
    aLire: 0,
  }))
    assert.ok((synthese[nom] ?? 0) >= moins, `${nom}: ${synthese[nom]}`)
  assert.ok(new Set(items.map(({ libelle }) => libelle)).size >= 7)
  assert.ok((await file('&etat=traitee')).items.length >= 10)
})

test('each of them opens as it was sent, and what waits could be accepted today', async () => {
  for (const { id, libelle } of (await file('')).items) {
    const answer = await karim(`/api/admin/demandes/dossier?id=${id}`)
    assert.equal(answer.statusCode, 200, answer.body)
    const { changement, lignes } = answer.json().items?.[0] ?? answer.json()
    assert.deepEqual(changement?.obstacles, [], libelle)
    assert.ok(lignes.length > 0)
    assert.deepEqual(lignes, changement.lignes, libelle)
  }
})

test('those who are read word for word elsewhere have asked for nothing', async () => {
  for (const userName of ['camille.martin@example.org', 'julien.martin@example.org']) {
    const answer = await (await t.as(userName))('/api/demandes')
    assert.equal(answer.statusCode, 200, answer.body)
    assert.deepEqual(answer.json().items, [])
  }
})

test('a relative reads part of a member’s space, and each of them sees it', async () => {
  for (const qui of ['hugo.roche@example.org', 'jeanne.moreau@example.org']) {
    const answer = await (await t.as(qui))('/api/adherent/delegations')
    const ouvertes = answer.json().items.map(({ etat }: { etat: string }) => etat)
    assert.deepEqual(ouvertes, ['acceptee'], qui)
  }
})
