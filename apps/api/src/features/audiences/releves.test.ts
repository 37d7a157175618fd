import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { ConditionAudience, GroupeAudience } from '@espace-adherent/domain'
import { eq, inArray, sql } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../../testing/index.ts'
import { avec, c, et, JEANNE, tableau } from '../../../testing/questions-audience.ts'
import { compte } from '../../noyau/comptes.schema.ts'
import { contrat } from '../../noyau/contrats.schema.ts'
import { profilBloc, profilColonne, profilMots, profilReleve } from './audiences.schema.ts'
import { compter, tirer } from './comptage.ts'
import { relever } from './releve.ts'
import { deleteRelevesOublies, demandeReleve, saveReleve } from './releves.repository.ts'

let t: TestApp
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())

/** What a rule gives of those who stand there and of those who were gathered, which must be the same. */
async function memeCompte(regle: GroupeAudience, jour = '2026-11-16') {
  const { db } = t.database
  const { numero } = await releve()
  const [actuels, releves] = await Promise.all(
    [null, numero].map((un) => compter(db, { clientCode: 'horizon', releve: un }, { regle, jour })),
  )
  assert.deepEqual(releves, actuels, JSON.stringify(regle))
  assert.ok(actuels)
  return actuels
}

const releve = async () => {
  const [row] = await t.database.db
    .select()
    .from(profilReleve)
    .where(eq(profilReleve.clientCode, 'horizon'))
  assert.ok(row)
  return row
}

/** Gathers as the job does. */
async function gather() {
  const { db } = t.database
  await demandeReleve(db, 'horizon', t.clock.now)
  await relever(db, 'horizon', { now: t.clock.now })
}

test('what was gathered for large clients counts the same, and follows what changes', async () => {
  const { db } = t.database
  const regle = et(c('etatContrat', 'parmi', ['valide']), c('age', 'auMoins', 30))
  await gather()
  const avant = await memeCompte(regle)
  await db
    .update(contrat)
    .set({ etat: 'resilie' })
    .where(inArray(contrat.numero, ['20450001']))
  await gather()
  const apres = await memeCompte(regle)
  assert.ok((apres.etapes[0] ?? 0) < (avant.etapes[0] ?? 0))
  await db.update(compte).set({ isActif: false }).where(eq(compte.userName, JEANNE))
  await gather()
  assert.equal((await memeCompte(regle)).population, avant.population - 1)
  await db.update(compte).set({ isActif: true }).where(eq(compte.userName, JEANNE))
})

test('every question, alone and in groups, is answered the same by what was gathered', async () => {
  for (const [, valeurs, cas] of tableau)
    await avec(t, valeurs, async () => {
      await gather()
      const conditions = cas.map(([condition]) => condition as ConditionAudience)
      for (const condition of conditions) await memeCompte(et(condition), '2026-02-28')
      const [une, deux = une, trois = une] = conditions
      for (const regle of [
        { lien: 'ou', regles: [deux, une, trois] },
        et(une, { lien: 'ou', isSauf: true, regles: [deux, trois] }, deux),
        { lien: 'ou', regles: [{ lien: 'et', regles: [une, trois] }, deux] },
        et(),
      ])
        await memeCompte(regle as GroupeAudience, '2026-02-28')
    })
})

for (const [octets, ecrire] of [
  [2, sql`set_byte(int2send(0::int2), 0, get_byte(rangs, i))`],
  [4, sql`set_byte(int4send(0), 0, get_byte(rangs, i))`],
] as const)
  test(`a column of many words is read by ${octets} bytes each`, async () => {
    await gather()
    await t.database.db.execute(sql`update profil_colonne set octets = ${octets}::int2, rangs =
      (select string_agg(${ecrire}, '' order by i) from generate_series(0, length(rangs) - 1) i)
      where octets = 1`)
    await memeCompte(et(c('etatContrat', 'parmi', ['valide']), c('age', 'auMoins', 30)))
  })

test('examples of what was gathered are people who are in it at this moment', async () => {
  const { db } = t.database
  const regle = et(c('qualite', 'parmi', ['adherent']))
  await gather()
  const { numero } = await releve()
  const tires = () =>
    tirer(db, { clientCode: 'horizon', releve: numero }, { regle, jour: '2026-11-16', limite: 200 })
  const tous = await tires()
  assert.equal(tous.length, (await memeCompte(regle)).etapes[0])
  assert.ok(tous.some(({ nom }) => nom === 'Jeanne Moreau'))
  await db.update(compte).set({ isActif: false }).where(eq(compte.userName, JEANNE))
  assert.ok(!(await tires()).some(({ nom }) => nom === 'Jeanne Moreau'), 'she has left since')
  await db.update(compte).set({ isActif: true }).where(eq(compte.userName, JEANNE))
})

test('what another node swept away while it was gathered is not read', async () => {
  const { db } = t.database
  await gather()
  const { numero } = await releve()
  const nouveau = { clientCode: 'horizon', releve: numero === 1 ? 2 : 1, le: t.clock.now, blocs: 2 }
  const [modele] = await db.select().from(profilBloc).where(eq(profilBloc.releve, numero))
  assert.ok(modele)
  await db.insert(profilBloc).values({ ...modele, releve: nouveau.releve })
  const publier = () => db.transaction((tx) => saveReleve(tx, nouveau, new Map()))
  await assert.rejects(publier, /1 blocks are left of 2/)
  assert.equal((await releve()).numero, numero)
  await memeCompte(et(c('age', 'auMoins', 30)))
  // Nor does whoever sweeps touch what is being read.
  await gather()
  const restent = await db.selectDistinct({ releve: profilBloc.releve }).from(profilBloc)
  assert.deepEqual(
    new Set(restent.map((un) => un.releve)),
    new Set([numero, (await releve()).numero]),
  )
  await memeCompte(et(c('age', 'auMoins', 30)))
})

test('what nobody has counted by for a day is forgotten', async () => {
  const { db } = t.database
  await gather()
  await deleteRelevesOublies(db, new Date(t.clock.now.getTime() - 1))
  assert.ok(await releve())
  await deleteRelevesOublies(db, new Date(t.clock.now.getTime() + 1))
  for (const table of [profilBloc, profilColonne, profilMots])
    assert.equal(await db.$count(table), 0)
  assert.deepEqual(await db.select().from(profilReleve), [])
})
