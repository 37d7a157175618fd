import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Cotisations, cotisationsSchema } from '@espace-adherent/contract'
import { eq } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../../testing/index.ts'
import { cotisation } from '../../noyau/cotisations.schema.ts'

let t: TestApp
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())

const ask = async (userName: string, numeroContrat: string, query = '') =>
  (await t.as(userName))({
    url: `/api/forms/ribcotisations${query}`,
    headers: { 'x-numcontrat': numeroContrat },
  })
const lire = async (userName: string, numeroContrat: string, query = ''): Promise<Cotisations> =>
  (await ask(userName, numeroContrat, query)).json()

const somme = (cotisations: Cotisations, etat?: string) =>
  cotisations.echeances
    .filter((e) => etat === undefined || e.etat === etat)
    .reduce((total, { montant }) => total + montant, 0)

test('R7.88 the schedule of the year, its totals and the mandate, without an IBAN in clear', async () => {
  const reponse = await ask('camille.martin@example.org', '20450001')
  assert.equal(reponse.headers['cache-control'], 'no-store')
  const cotisations = reponse.json() as Cotisations
  assert.deepEqual(cotisationsSchema.parse(cotisations), cotisations)
  const annee = t.clock.now.getFullYear()
  assert.equal(cotisations.annee, annee)
  assert.deepEqual(cotisations.annees, [annee - 1, annee, annee + 1])
  assert.equal(cotisations.echeances.length, 12)
  assert.equal(cotisations.totaux.appele, 2 * 12_420 + 10 * 12_840)
  assert.equal(cotisations.totaux.paye, somme(cotisations, 'payee'))
  assert.equal(cotisations.totaux.aVenir, somme(cotisations, 'a_venir'))
  assert.deepEqual(cotisations.mandat, {
    rum: 'HOR204500010001',
    ics: 'FR98ZZZ999001',
    signeLe: `${annee - 6}-01-01`,
    titulaire: 'Camille Martin',
    iban: 'FR•• •••• 7858',
    bic: 'CMCIFRPPXXX',
  })
  assert.doesNotMatch(reponse.body, /FR7610096181/)
})

test('another year is another schedule; a year without any is empty', async () => {
  const annee = t.clock.now.getFullYear()
  const suivante = await lire('camille.martin@example.org', '20450001', `?annee=${annee + 1}`)
  assert.equal(suivante.totaux.paye, 0)
  assert.equal(suivante.totaux.appele, somme(suivante))
  assert.equal(suivante.totaux.appele, 12 * 13_194)
  // The next instalment is the same one, whichever year is looked at: after December, that of January.
  const { prochaine } = await lire('camille.martin@example.org', '20450001')
  assert.ok(prochaine)
  for (const autre of [annee - 1, annee + 1]) {
    const vue = await lire('camille.martin@example.org', '20450001', `?annee=${autre}`)
    assert.deepEqual(vue.prochaine, prochaine)
  }
  const reel = t.clock.now
  t.clock.now = new Date(`${annee}-12-31T12:00:00Z`)
  await t.database.db.execute(
    `update cotisation set etat = 'payee' where date_echeance <= '${annee}-12-31' and numero_contrat = '20450001'`,
  )
  const fin = await lire('camille.martin@example.org', '20450001')
  assert.equal(fin.prochaine?.dateEcheance.slice(0, 7), `${annee + 1}-01`)
  t.clock.now = reel
  const vide = await lire('camille.martin@example.org', '20450001', '?annee=1999')
  assert.deepEqual([vide.echeances, vide.totaux.appele], [[], 0])
  assert.equal((await ask('camille.martin@example.org', '20450001', '?annee=x')).statusCode, 400)
})

test('Hugo’s rejected debit is told with its reason, whatever the year asked for', async () => {
  for (const query of ['', '?annee=1999']) {
    const { rejets } = await lire('hugo.roche@example.org', '20450003', query)
    assert.deepEqual(
      rejets.map(({ etat, motifRejet, montant }) => [etat, motifRejet, montant > 0]),
      [['rejetee', 'AM04', true]],
    )
  }
})

test('who pays by cheque has no mandate; an ended contract nothing due, and its last years to read', async () => {
  const jeanne = await lire('jeanne.moreau@example.org', '20450005')
  assert.equal(jeanne.mandat, null)
  assert.deepEqual(
    new Set(jeanne.echeances.map(({ codeModePaiement }) => codeModePaiement)),
    new Set(['CHQ']),
  )
  assert.equal(jeanne.echeances.length, 4)
  const fini = await lire('hugo.roche@example.org', '20450004')
  const annee = t.clock.now.getFullYear()
  assert.deepEqual(
    [fini.annees, fini.annee, fini.prochaine, fini.totaux.aVenir, fini.mandat],
    [[annee - 3, annee - 2], annee - 2, null, 0, null],
  )
  assert.deepEqual(new Set(fini.echeances.map(({ etat }) => etat)), new Set(['payee']))
  assert.equal(fini.echeances.at(-1)?.periodeFin, `${annee - 2}-12-31`)
  // Without any, the present year, which is empty.
  const { db } = t.database
  const gardees = await db
    .delete(cotisation)
    .where(eq(cotisation.numeroContrat, '20450004'))
    .returning()
  const vide = await lire('hugo.roche@example.org', '20450004')
  assert.deepEqual([vide.annee, vide.annees, vide.echeances], [annee, [], []])
  await db.insert(cotisation).values(gardees)
})

test('a beneficiary is refused, a stranger finds nothing, a visitor signs in first', async () => {
  assert.equal((await ask('julien.martin@example.org', '20450001')).statusCode, 403)
  assert.equal((await ask('hugo.roche@example.org', '20450001')).statusCode, 404)
  assert.equal((await t.visitor()('/api/forms/ribcotisations')).statusCode, 401)
})

test('a revoked mandate holds no more', async () => {
  const { db } = t.database
  await db.execute(`update mandat set revoque_le = '2026-01-01' where numero_contrat = '20450002'`)
  assert.equal((await lire('camille.martin@example.org', '20450002')).mandat, null)
  await db.execute(`update mandat set revoque_le = null where numero_contrat = '20450002'`)
})
