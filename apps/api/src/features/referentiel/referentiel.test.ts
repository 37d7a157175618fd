import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import {
  type CodeLibelle,
  type CodePostal,
  referentielResources,
  tablesReferentiel,
} from '@espace-adherent/contract'
import { count, countDistinct } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { codePostal, referentiel } from './referentiel.schema.ts'
import { seedReferentiels } from './seed.ts'

let t: TestApp
let camille: Inject
before(async () => {
  t = await createTestApp()
  camille = await t.as('camille.martin@example.org')
})
after(() => t?.close())

const lignes = async (table: string): Promise<CodeLibelle[]> =>
  (await camille(`/api/referentiel/${table}`)).json().items

test('R7.108 every table declared answers on its path, with rows that can be told apart', async () => {
  assert.equal(tablesReferentiel.length, 17)
  for (const table of tablesReferentiel) {
    const reponse = (await camille(`/api/referentiel/${table}`)).json()
    assert.equal(reponse.total, reponse.items.length, table)
    assert.ok(reponse.total >= 2, table)
    const codes = reponse.items.map(referentielResources[table].identify)
    assert.equal(new Set(codes).size, codes.length, table)
    for (const { libelle } of reponse.items)
      assert.match(libelle, /^[\p{Lu}\d]|^(bis|ter|quater|quinquies)$/u)
  }
})

test('the states of requests are those that requests have', async () => {
  assert.deepEqual(await lignes('etat-demande'), [
    { code: 'recue', libelle: 'Envoyée' },
    { code: 'en-cours', libelle: 'En cours' },
    { code: 'acceptee', libelle: 'Acceptée' },
    { code: 'refusee', libelle: 'Refusée' },
    { code: 'sans-suite', libelle: 'Sans suite' },
    { code: 'annulee', libelle: 'Annulée' },
  ])
})

test('every table is exported and printed', async () => {
  for (const table of tablesReferentiel) {
    const csv = await camille(`/api/referentiel/${table}/export`)
    assert.match(csv.body, /^\ufeffCode;Libellé\r\n/, table)
    const pdf = await camille(`/api/referentiel/${table}/print`)
    assert.equal(pdf.rawPayload.subarray(0, 5).toString(), '%PDF-', table)
  }
})

test('R3.50 civilities and sexes are rows of code and libelle', async () => {
  assert.deepEqual(await lignes('civilite'), [
    { code: 'MME', libelle: 'Madame' },
    { code: 'M', libelle: 'Monsieur' },
  ])
  assert.deepEqual(
    (await lignes('sexe')).map(({ libelle }) => libelle),
    ['Féminin', 'Masculin'],
  )
})

test('all countries are there in French, France first, then in French order', async () => {
  const pays = await lignes('pays')
  assert.equal(pays.length, 249)
  assert.deepEqual(pays[0], { code: 'FR', libelle: 'France' })
  const noms = pays.slice(1).map(({ libelle }) => libelle)
  assert.deepEqual(
    noms,
    noms.toSorted((a, b) => a.localeCompare(b, 'fr')),
  )
  const nom = (code: string) => pays.find((p) => p.code === code)?.libelle
  assert.equal(nom('EG'), 'Égypte')
  assert.equal(nom('MC'), 'Monaco')
  assert.equal(nom('US'), 'États-Unis')
  assert.ok(noms.indexOf('Égypte') < noms.indexOf('Finlande'))
  for (const { code, libelle } of pays) assert.notEqual(libelle, code)
})

const cherche = async (recherche: string): Promise<{ items: CodePostal[]; total: number }> =>
  (await camille(`/api/referentiel/code-postal?${recherche}`)).json()

test('every French postal code is there, and Monaco', async () => {
  const [total] = await t.database.db
    .select({ lignes: count(), codes: countDistinct(codePostal.codePostal) })
    .from(codePostal)
  assert.equal(total?.codes, 6_311)
  assert.ok((total?.lignes ?? 0) > 35_000)
  for (const [code, localite, codeInsee] of [
    ['75116', 'Paris', '75056'],
    ['20200', 'Bastia', '2B033'],
    ['97400', 'Saint-Denis', '97411'],
    ['97500', 'Saint-Pierre', '97502'],
    ['98000', 'Monaco', '99138'],
  ] satisfies [string, string, string][]) {
    const { items } = await cherche(`codePostal=${code}`)
    assert.deepEqual(
      items.find((ligne) => ligne.codeInsee === codeInsee),
      { codePostal: code, localite, codeInsee },
    )
  }
})

test('a postal code is found by its first digits', async () => {
  const { items, total } = await cherche('codePostal=6900')
  assert.equal(total, 9)
  assert.ok(items.every((ligne) => ligne.localite === 'Lyon'))
  assert.deepEqual((await cherche('codePostal=99999')).items, [])
})

for (const [saisie, attendu] of [
  ['saint-étienne', '42000 Saint-Étienne'],
  ['ST ETIENNE', '42000 Saint-Étienne'],
  ['saint-a', '64800 Saint-Abit'],
  ['st', '64800 Saint-Abit'],
  ["l'hay les", '94240 L’Haÿ-les-Roses'],
  ['L’HAŸ', '94240 L’Haÿ-les-Roses'],
  ['bourg st mau', '73700 Bourg-Saint-Maurice'],
  ['coeuvres', '02600 Cœuvres-et-Valsery'],
] satisfies [string, string][]) {
  test(`« ${saisie} » finds ${attendu}`, async () => {
    const { items } = await cherche(`localite=${encodeURIComponent(saisie)}`)
    const premier = `${items[0]?.codePostal} ${items[0]?.localite}`
    assert.equal(premier.replaceAll("'", '’'), attendu)
  })
}

test('a name and a code are both held, and the answer is cut where asked', async () => {
  const { items } = await cherche('codePostal=13&localite=marseille')
  assert.deepEqual(new Set(items.map((ligne) => ligne.localite)), new Set(['Marseille']))
  const coupe = await cherche('localite=saint&limite=5')
  assert.equal(coupe.items.length, 5)
  assert.ok(coupe.total > 3_000)
  assert.equal((await cherche('localite=%25')).total, (await cherche('')).total)
})

for (const requete of [
  'codePostal=6900A',
  'codePostal=690033',
  'limite=0',
  'limite=501',
  'limite=x',
]) {
  test(`« ${requete} » is refused with 400`, async () => {
    const reponse = await camille(`/api/referentiel/code-postal?${requete}`)
    assert.equal(reponse.statusCode, 400)
  })
}

test('an export of postal codes is whole', async () => {
  const csv = await camille('/api/referentiel/code-postal/export?codePostal=69')
  assert.equal(csv.body.trim().split('\r\n').length, 1 + (await cherche('codePostal=69')).total)
  const nom = await camille('/api/referentiel/code-postal/export?localite=saint')
  assert.ok(nom.body.split('\r\n').length > 3_000)
})

test('filling again changes nothing, and brings nothing back that was removed', async () => {
  const { db } = t.database
  const total = async () => (await db.select({ lignes: count() }).from(referentiel))[0]?.lignes
  await db.execute(`delete from referentiel where nom_table = 'pays' and code = 'AQ'`)
  const avant = await total()
  await seedReferentiels(db)
  assert.equal(await total(), avant)
  await db.execute(`delete from referentiel where nom_table = 'sexe'`)
  await seedReferentiels(db)
  assert.equal(await total(), avant)
})

test('visitors get 401', async () => {
  for (const url of ['/api/referentiel/pays', '/api/referentiel/code-postal/export'])
    assert.equal((await t.visitor()(url)).statusCode, 401)
  assert.equal((await camille('/api/referentiel/inconnue')).statusCode, 404)
})
