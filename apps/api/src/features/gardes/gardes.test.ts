import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { libellesPartieGarde } from '@espace-adherent/domain'
import { and, asc, eq } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { listes, partiesDe } from '../../noyau/gardes/parties.repository.ts'
import { gardeImport } from '../../noyau/gardes.schema.ts'
import { historique } from '../historique/historique.schema.ts'
import { markLate } from './suite.ts'

let t: TestApp
let karim: Inject
before(async () => {
  t = await createTestApp()
  karim = await t.as('gestionnaire@example.org')
})
after(() => t?.close())

const ici = { clientCode: 'horizon', numeroContrat: '20450001', parties: [] }

async function poser(le: string, etat: 'ouverte' | 'non-reprise' | 'conflit' = 'ouverte') {
  const [row] = await t.database.db
    .insert(gardeImport)
    .values({ ...ici, groupe: 'contrat.compte', le: new Date(le), etat })
    .returning()
  return row?.id ?? assert.fail()
}
const lue = async (id: string) => {
  const [row] = await t.database.db.select().from(gardeImport).where(eq(gardeImport.id, id))
  return row ?? assert.fail()
}
const suivre = (jour: string) =>
  markLate({ db: t.database.db, allClients: () => t.annuaire.all() }, new Date(`${jour}T06:00:00Z`))
let cles = 0
const faire = (geste: string, corps: object, cle = `garde-geste-${++cles}`) =>
  karim({
    method: 'POST',
    url: `/api/admin/gardes/gestes/${geste}`,
    headers: { 'idempotency-key': cle },
    payload: { saisie: {}, ...corps },
  })
const lignes = async (action: 'garde-non-reprise' | 'garde-maintenue' | 'garde-levee') =>
  t.database.db
    .select()
    .from(historique)
    .where(and(eq(historique.action, action), eq(historique.cible, '20450001')))
    .orderBy(asc(historique.le))

test('five working days later it is a clerk’s, over 1 May and Christmas too; once, with its line', async () => {
  // Of a Monday evening in Paris, which is Monday still.
  const avril = await poser('2026-04-27T21:30:00Z')
  const noel = await poser('2026-12-21T10:00:00Z')
  // Tuesday to Thursday, then Monday and Tuesday: 1 May is a Friday.
  await suivre('2026-05-05')
  assert.equal((await lue(avril)).etat, 'ouverte')
  assert.equal(await suivre('2026-05-06'), 1)
  assert.equal((await lue(avril)).etat, 'non-reprise')
  assert.equal(await suivre('2026-05-06'), 0)
  assert.equal((await lignes('garde-non-reprise')).length, 1)
  await suivre('2026-12-29')
  assert.equal((await lue(noel)).etat, 'ouverte')
  await suivre('2026-12-30')
  assert.equal((await lue(noel)).etat, 'non-reprise')
})

test('a clerk finds it, and keeps it: from the version that was seen, once', async () => {
  const id = await poser('2026-05-04T10:00:00Z', 'non-reprise')
  const { items } = (await karim('/api/admin/gardes?etat=non-reprise')).json()
  const lu = items.find((un: { id: string }) => un.id === id)
  assert.deepEqual(
    [lu.personne, lu.numeroContrat, lu.groupe],
    ['Camille Martin', '20450001', 'contrat.compte'],
  )
  const { revision } = lu
  assert.equal((await faire('garder', { id, revision: revision + 1 })).statusCode, 409)
  assert.equal((await faire('voir', { id, revision })).statusCode, 409, 'nothing was replaced')
  const cle = 'garde-geste-deux-fois'
  for (const _ of [1, 2]) {
    const answer = await faire('garder', { id, revision }, cle)
    assert.equal(answer.statusCode, 200, answer.body)
  }
  const { etat, finLe, revision: apres } = await lue(id)
  assert.deepEqual([etat, finLe, apres], ['maintenue', null, revision + 1])
  assert.equal((await lignes('garde-maintenue')).length, 1)
})

test('opened, it says what has changed and what stands here now, and the list says less', async () => {
  const [row] = await t.database.db
    .insert(gardeImport)
    .values({
      ...{ ...ici, groupe: 'contrat.compte', le: new Date('2026-05-04T10:00:00Z') },
      parties: ['compte', 'codeModePaiement'].map((partie) => ({
        ...{ cle: ici.numeroContrat, partie, avant: 'a', apres: 'b' },
      })),
    })
    .returning()
  const { items } = (await karim('/api/admin/gardes')).json()
  const dite = items.find(({ id }: { id: string }) => id === row?.id)
  assert.deepEqual([dite.parties, dite.actuel], [['codeModePaiement', 'compte'], null])
  const [{ actuel }] = (await karim(`/api/admin/gardes?id=${row?.id}`)).json().items
  assert.equal(actuel.demandeId, null)
  assert.deepEqual(Object.keys(actuel.valeurs), ['compte'])
  const { titulaire, iban } = actuel.valeurs.compte
  assert.equal(titulaire, 'Camille Martin')
  assert.match(iban, /^FR.*•/)
})

test('every part that may be kept has its word', () => {
  const parties = [...partiesDe.values()].flat().map(({ partie }) => partie)
  const noms = listes.map(({ cible }) => cible.nom)
  assert.deepEqual(
    [...new Set([...parties, ...noms])].toSorted(),
    Object.keys(libellesPartieGarde).toSorted(),
  )
})

test('or lets the next file decide: it keeps nothing any more', async () => {
  const id = await poser('2026-05-04T10:00:00Z', 'non-reprise')
  assert.equal((await faire('laisser', { id, revision: 1 })).statusCode, 200)
  const { etat, finLe } = await lue(id)
  assert.equal(etat, 'levee')
  assert.notEqual(finLe, null)
  assert.equal((await lignes('garde-levee')).length, 1)
  assert.equal((await faire('laisser', { id, revision: 2 })).statusCode, 409)
})

test('what was replaced is seen by a clerk', async () => {
  const id = await poser('2026-05-04T10:00:00Z', 'conflit')
  assert.equal((await faire('garder', { id, revision: 1 })).statusCode, 409)
  assert.equal((await faire('voir', { id, revision: 1 })).statusCode, 200)
  assert.equal((await lue(id)).etat, 'vue')
})
