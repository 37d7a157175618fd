import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { AppartenanceAudience, MesureAudience } from '@espace-adherent/contract'
import { type GroupeAudience, nomsChampsAudience } from '@espace-adherent/domain'
import { eq, sql } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { avec, c, et, JEANNE, tableau } from '../../../testing/questions-audience.ts'
import { offre } from '../../noyau/offres.schema.ts'

let t: TestApp
let admin: Inject
before(async () => {
  t = await createTestApp()
  admin = await t.as('admin@example.org')
})
after(() => t?.close())

const BASE = '/api/admin/audiences'
const post = (url: string, payload: object, qui: Inject = admin) =>
  qui({ method: 'POST', url: `${BASE}${url}`, payload })
const mesure = async (regle: GroupeAudience): Promise<MesureAudience> => {
  const reponse = await post('/mesure', { regle })
  assert.equal(reponse.statusCode, 200, reponse.body)
  return reponse.json()
}
const qui = async (condition: object, userName: string): Promise<boolean> => {
  const reponse = await post('/appartenance', { regle: et(condition), qui: userName })
  assert.equal(reponse.statusCode, 200, reponse.body)
  const { personnes } = reponse.json() as AppartenanceAudience
  return personnes[0]?.isDedans ?? false
}

test('R1.37 R7.122 an audience is made, counted, found, changed from its version, used by nobody, deleted', async () => {
  const regle = et({ champ: 'etatContrat', operateur: 'parmi', valeur: ['valide'] })
  const faite = await post('/create', { nom: 'Contrats valides', description: null, regle })
  assert.equal(faite.statusCode, 200, faite.body)
  const { id, revision, taille } = faite.json()
  assert.equal(taille, (await mesure(regle)).total)
  assert.ok(taille > 0)

  const double = await post('/create', { nom: 'Contrats valides', description: null, regle })
  assert.equal(double.statusCode, 400)
  const [ligne] = (await admin(`${BASE}?q=valides`)).json().items
  assert.deepEqual(ligne.regle, regle)

  const change = { id, revision, valeurs: { regle: et() } }
  assert.equal((await post('', change)).statusCode, 200)
  assert.equal((await post('', change)).statusCode, 409, 'somebody was faster')
  const histoire = (await admin(`${BASE}/historique?id=${id}`)).json().evenements
  assert.equal(histoire.length, 2)
  const reperes = (await admin(`${BASE}/reperes?id=${id}`)).json()
  assert.equal(reperes.tailles.length, 1)
  assert.ok(reperes.offres.length > 0)
  const effacee = await post('/delete', { id, revision: revision + 1 })
  assert.equal(effacee.statusCode, 204, effacee.body)
})

test('a rule on anything but the allowed fields is refused at its place, by every route', async () => {
  const regle = et(
    { champ: 'age', operateur: 'auMoins', valeur: 18 },
    { lien: 'ou', regles: [{ champ: 'prestations', operateur: 'parmi', valeur: ['OPT'] }] },
  )
  for (const [url, reste] of [
    ['/create', { nom: 'Lunettes', description: null }],
    ['/mesure', {}],
    ['/exemples', {}],
    ['/appartenance', { qui: '20450001' }],
  ] as const) {
    const reponse = await post(url, { ...reste, regle })
    assert.equal(reponse.statusCode, 400, url)
    assert.match(
      reponse.json().champs['regle.regles.1.regles.0.champ'] ?? reponse.body,
      /jamais une donnée de santé/,
      url,
    )
  }
})

test('nothing typed is ever part of a statement', async () => {
  const valeur = [`O'Brien'); drop table compte; --`, 'L’Été « 100 % »', '\\', '%', '$1']
  const { total } = await mesure(et({ champ: 'offre', operateur: 'parmi', valeur }))
  assert.equal(total, 0)
  const { population, total: autres } = await mesure(
    et({ champ: 'offre', operateur: 'horsDe', valeur }),
  )
  assert.equal(autres, population)
})

test('each field answers each of its questions', async () => {
  const avant = t.clock.now
  t.clock.now = new Date('2026-02-28T12:00:00Z')
  admin = await t.as('admin@example.org')
  const vus = new Set<string>()
  for (const [quoi, valeurs, cas] of tableau)
    await avec(t, valeurs, async () => {
      for (const [condition, isDedans] of cas) {
        vus.add(condition.champ)
        assert.equal(
          await qui(condition, JEANNE),
          isDedans,
          `${quoi}: ${JSON.stringify(condition)}`,
        )
      }
    })
  t.clock.now = avant
  admin = await t.as('admin@example.org')
  assert.deepEqual(
    nomsChampsAudience.filter((nom) => !vus.has(nom)),
    ['derniereConnexion'],
    'which the next test asks',
  )
})

test('who never came is told from who came lately', async () => {
  const { population } = await mesure(et())
  const venus = await mesure(et(c('derniereConnexion', 'connu')))
  const jamais = await mesure(et(c('derniereConnexion', 'inconnu')))
  assert.equal(venus.total + jamais.total, population)
  assert.ok(venus.total > 0)
  const hier = await mesure(et(c('derniereConnexion', 'moinsDe', 3650)))
  assert.equal(hier.total, venus.total)
})

test('groups: all, one at least, all but; each line says how many are left', async () => {
  const valide = c('etatContrat', 'parmi', ['valide'])
  const ages = c('age', 'auMoins', 40)
  const tous = await mesure(et())
  assert.equal(tous.total, tous.population)
  const un = await mesure(et(valide, ages))
  const sauf = await mesure(et(valide, { lien: 'et', isSauf: true, regles: [ages] }))
  assert.equal(un.etapes.length, 2)
  assert.equal(un.etapes[1], un.total)
  assert.ok((un.etapes[0] ?? 0) >= un.total)
  // An account with two contracts may be in both: no fewer than all of them.
  assert.ok(un.total + sauf.total >= (un.etapes[0] ?? 0))
  const ou = await mesure({
    lien: 'ou',
    regles: [valide, c('etatContrat', 'horsDe', ['valide'])] as never,
  })
  assert.equal(ou.total, tous.population)
})

test('an account with two contracts counts once, whichever of them is meant', async () => {
  const deux = await mesure(et(c('typeContrat', 'parmi', ['sante', 'prevoyance'])))
  assert.equal(deux.total, deux.population)
})

test('ten examples at most, each opened for its member to see', async () => {
  const { items } = (await post('/exemples', { regle: et() })).json()
  assert.ok(items.length > 2 && items.length <= 10)
  assert.equal(
    new Set(items.map(({ compteId }: { compteId: string }) => compteId)).size,
    items.length,
  )
  const { rows } = (await t.database.db.execute(
    sql`select count(*)::int as n from historique where action = 'consultation' and compte_id = ${items[0].compteId}`,
  )) as unknown as { rows: { n: number }[] }
  assert.ok((rows[0]?.n ?? 0) >= 1)
})

test('why somebody is not in it is said condition by condition', async () => {
  const regle = et(c('qualite', 'parmi', ['adherent']), c('age', 'auMoins', 130))
  const { personnes } = (await post('/appartenance', { regle, qui: '20450001' })).json()
  assert.equal(personnes.length, 2, 'the adherent and the beneficiary')
  const adherente = personnes.find(({ nom }: { nom: string }) => nom === 'Camille Martin')
  assert.equal(adherente.isDedans, false)
  assert.deepEqual(
    adherente.conditions.map(({ place, isVraie }: { place: string; isVraie: boolean }) => [
      place,
      isVraie,
    ]),
    [
      ['regles.0', true],
      ['regles.1', false],
    ],
  )
  const nobody = (await post('/appartenance', { regle, qui: 'nobody@example.org' })).json()
  assert.deepEqual(nobody.personnes, [])
})

test('another insurer’s people and offers are nobody’s here', async () => {
  const atlas = await t.database.db.select().from(offre).where(eq(offre.clientCode, 'atlas'))
  const { offres } = (await admin(`${BASE}/reperes`)).json()
  for (const { nom } of atlas) assert.ok(!offres.includes(nom) || nom === '', nom)
  const { personnes } = (
    await post('/appartenance', { regle: et(), qui: 'nadia.perrot@example.org' })
  ).json()
  assert.deepEqual(personnes, [])
})
