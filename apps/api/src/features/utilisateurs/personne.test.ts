import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FichePersonne } from '@espace-adherent/contract'
import { eq } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { compte } from '../../noyau/comptes.schema.ts'

const CAMILLE = 'camille.martin@example.org'
const CLERK = 'gestionnaire@example.org'

let t: TestApp
let camille: string
before(async () => {
  t = await createTestApp()
  camille = await idDe(CAMILLE)
})
after(() => t?.close())

const idDe = async (userName: string) => {
  const [row] = await t.database.db.select().from(compte).where(eq(compte.userName, userName))
  assert.ok(row, userName)
  return row.id
}
const ask = (qui: Inject, id: string) => qui(`/api/admin/users/personne?id=${id}`)
const lire = async (userName: string, id = camille): Promise<FichePersonne> => {
  const answer = await ask(await t.as(userName), id)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json()
}

test('each part of a person is for whoever has the right to it: care for the medical service alone', async () => {
  for (const [qui, hasContacts, hasSoins] of [
    [CLERK, true, false],
    ['admin@example.org', true, false],
    ['consultant@example.org', true, false],
    ['service.medical@example.org', false, true],
  ] as const) {
    const fiche = await lire(qui)
    assert.deepEqual([fiche.contacts !== null, fiche.soins !== null], [hasContacts, hasSoins], qui)
    assert.ok(fiche.contrats.some(({ numero }) => numero === '20450001'))
    assert.ok(fiche.famille.some(({ prenom, compteId }) => prenom === 'Julien' && compteId))
    assert.ok(fiche.cotisations.length > 0)
    assert.doesNotMatch(JSON.stringify(fiche), /FR76|FR14/, 'no account number')
  }
  const { soins } = await lire('service.medical@example.org')
  assert.ok(soins && soins.length > 0)
  assert.match((await lire(CLERK)).contacts?.telephone ?? '•', /•/)
})

test('opening a person is told to them; members, strangers and colleagues are none', async () => {
  const elle = await t.as(CAMILLE)
  const vues = async () =>
    ((await elle('/api/adherent/consultations')).json().items as { nom: string; quoi: string }[])
      .filter(({ nom }) => nom === 'Karim Petit')
      .map(({ quoi }) => quoi)
  assert.ok((await vues()).includes('A consulté votre dossier'))
  assert.equal((await ask(elle, camille)).statusCode, 403)
  assert.equal((await ask(t.visitor(), camille)).statusCode, 401)
  const karim = await t.as(CLERK)
  assert.equal((await ask(karim, await idDe('admin@example.org'))).statusCode, 404)
  assert.equal((await ask(karim, '00000000-0000-4000-8000-000000000000')).statusCode, 404)
})

test('somebody is found by name, by contract and by address', async () => {
  const karim = await t.as(CLERK)
  const trouves = async (q: string) =>
    (await karim(`/api/admin/recherche?q=${encodeURIComponent(q)}`))
      .json()
      .items.filter(({ genre }: { genre: string }) => genre === 'personne')
      .map(({ id }: { id: string }) => id)
  for (const q of ['martin camille', '20450001', 'Camille.Martin@example.org'])
    assert.ok((await trouves(q)).includes(camille), q)
  const medical = await t.as('service.medical@example.org')
  const { items } = (await medical('/api/admin/recherche?q=martin')).json()
  assert.ok(items.every(({ genre }: { genre: string }) => genre !== 'personne'))
})
