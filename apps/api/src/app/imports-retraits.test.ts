import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { createTestApp, type Inject, oublierImports, type TestApp } from '../../testing/index.ts'
import { supprimerPerimes } from '../features/conservation/suppression.ts'
import { envoyer, type Fichiers } from '../features/imports/testing/lot.ts'
import { rowsOf } from '../platform/db/index.ts'

const client = { clientCode: 'horizon' }
/** Camille's, of health; she has another one, and it covers Julien and Léa. */
const SANTE = '20450001'
const PREVOYANCE = '20450002'

let t: TestApp
let camille: Inject
let julien: Inject
let gestionnaire: Inject
before(async () => {
  t = await createTestApp()
  await oublierImports(t)
  camille = await t.as('camille.martin@example.org')
  julien = await t.as('julien.martin@example.org')
  gestionnaire = await t.as('gestionnaire@example.org')
})
after(() => t?.close())

let lot = 0
const envoie = (fichiers: Fichiers) => {
  const precedent = lot === 0 ? null : String(lot)
  lot += 1
  return envoyer(t, { fichiers, lot: String(lot), precedent, mode: 'delta' }, client)
}
const lire = async <T>(quoi: ReturnType<typeof sql>) => rowsOf<T>(t.database.db, quoi)

const contratsDe = async (qui: Inject): Promise<string[]> =>
  (await qui('/api/adherent/contrats'))
    .json()
    .contrats.map((un: { numeroContratIndividuel: string }) => un.numeroContratIndividuel)
const lignesDe = (qui: Inject, numContrat: string) =>
  qui({ url: '/api/v1/adherent/remboursements', headers: { 'x-numcontrat': numContrat } })

/** What the file says of Camille's contract, whatever else it is. */
const contrat = (assures: object[]) => ({
  numero: SANTE,
  nomOffre: 'Santé Sérénité',
  typeContrat: 'sante',
  etat: 'valide',
  dateDebut: '2020-01-01',
  assures,
})

test('the views have every column of their tables', async () => {
  for (const nom of ['contrat', 'assure']) {
    const colonnes = (table: string) =>
      lire(
        sql`select column_name as c from information_schema.columns where table_name = ${table} order by 1`,
      )
    assert.deepEqual(await colonnes(`${nom}_present`), await colonnes(nom))
  }
})

test('a contract that a file withdraws is hidden at once from members, staff and queues', async () => {
  assert.deepEqual(await contratsDe(camille), [SANTE, PREVOYANCE])
  assert.equal((await lignesDe(camille, SANTE)).statusCode, 200)
  const { rapport } = await envoie({ contrats: [{ numero: SANTE, supprime: true }] })
  assert.equal(rapport?.entites[0]?.supprimes, 1)
  assert.deepEqual(await contratsDe(camille), [PREVOYANCE])
  assert.equal((await lignesDe(camille, SANTE)).statusCode, 404)
  // Whoever it alone covered has none left, as somebody struck off.
  assert.deepEqual(await contratsDe(julien), [])
  const membres = await gestionnaire(`/api/admin/users/membres?contrat=${SANTE}`)
  assert.doesNotMatch(membres.body, /Martin/)
  const [reste] = await lire<{ assures: number; profils: number }>(sql`select
    (select count(*)::int from assure_present where numero_contrat = ${SANTE}) as assures,
    (select count(*)::int from contrat_present where numero = ${SANTE}) as profils`)
  assert.deepEqual(reste, { assures: 0, profils: 0 })
})

test('it is back, with whom it covers, when a file names it again', async () => {
  const [c] = await lire<{ camille: string; julien: string; lea: string }>(sql`select
    (select source from personne where prenom = 'Camille' and nom = 'Martin' and client_code = 'horizon') as camille`)
  assert.equal(c?.camille, null)
  const personne = (id: string, prenom: string, dateNaissance: string, nir?: string) => ({
    ...{ id, nom: 'Martin', prenom, dateNaissance },
    ...(nir && { nir }),
  })
  const { rejets } = await envoie({
    personnes: [
      personne('camille', 'Camille', '1986-03-14', '2860369123045'),
      personne('julien', 'Julien', '1984-11-20', '1841175056112'),
    ],
    contrats: [
      contrat([
        { personne: 'camille', qualite: 'adherent', lien: 'Adhérente', rang: 1 },
        { personne: 'julien', qualite: 'beneficiaire', lien: 'Conjoint', rang: 2 },
      ]),
    ],
  })
  assert.deepEqual(rejets, [])
  assert.deepEqual(await contratsDe(camille), [SANTE, PREVOYANCE])
  assert.deepEqual(await contratsDe(julien), [SANTE])
})

test('what a contract makes of somebody changes what they may do, at their next request', async () => {
  const moi = async (qui: Inject) => (await qui('/api/identity/user')).json()
  assert.deepEqual((await moi(julien)).roles, ['Beneficiaire'])
  await envoie({
    contrats: [
      contrat([
        { personne: 'julien', qualite: 'adherent', lien: 'Adhérent', rang: 1 },
        { personne: 'camille', qualite: 'beneficiaire', lien: 'Conjoint', rang: 2 },
      ]),
    ],
  })
  assert.deepEqual((await moi(julien)).roles, ['User'])
  // She subscribes the other one still.
  assert.deepEqual((await moi(camille)).roles, ['Beneficiaire', 'User'])
  const lignes = await lire<{ action: string }>(
    sql`select action from historique where action = 'roles-modifies' order by id desc limit 2`,
  )
  assert.equal(lignes.length, 2)
  // A new contract of somebody who has an account.
  await envoie({
    contrats: [
      {
        ...contrat([{ personne: 'julien', qualite: 'adherent', lien: 'Adhérent', rang: 1 }]),
        numero: '20459999',
      },
    ],
  })
  assert.deepEqual(await contratsDe(julien), [SANTE, '20459999'])
})

test('somebody who is withdrawn is covered by nothing, and nobody registers as them', async () => {
  const { rapport } = await envoie({ personnes: [{ id: 'julien', supprime: true }] })
  assert.equal(rapport?.entites[0]?.supprimes, 1)
  assert.deepEqual(await contratsDe(julien), [])
  assert.deepEqual(await contratsDe(camille), [SANTE, PREVOYANCE])
  await envoie({
    personnes: [{ id: 'julien', nom: 'Martin', prenom: 'Julien', dateNaissance: '1984-11-20' }],
  })
  assert.deepEqual(await contratsDe(julien), [SANTE, '20459999'])
})

test('conservation takes what was withdrawn, from that day on, with its proof', async () => {
  await envoie({
    personnes: [{ id: 'seule', nom: 'Seule', prenom: 'Anne', dateNaissance: '1950-01-01' }],
    contrats: [{ numero: '20459999', supprime: true }],
  })
  await envoie({ personnes: [{ id: 'seule', supprime: true }] })
  const restent = () =>
    lire(sql`select numero as quoi from contrat where numero = '20459999'
      union all select source from personne where source = 'seule' order by 1`)
  const passer = () =>
    supprimerPerimes({ db: t.database.db, sealer: t.sealer }, 'horizon', t.clock.now)
  await passer()
  assert.equal((await restent()).length, 2)
  t.clock.now = new Date(t.clock.now.getTime() + 6 * 366 * 86_400_000)
  await passer()
  assert.deepEqual(await restent(), [])
  const preuves = await lire<{ cible: string }>(sql`select distinct cible from historique
    where action = 'conservation-suppression' and cible in ('contrats', 'personnes') order by 1`)
  assert.deepEqual(preuves, [{ cible: 'contrats' }, { cible: 'personnes' }])
})
