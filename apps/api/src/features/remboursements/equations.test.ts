import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { DecompteDetaille, Prestation, Simulation } from '@espace-adherent/contract'
import { addDays, dateAParis, nomenclature, situationsSoin } from '@espace-adherent/domain'
import { lireEquation, lireReste } from '@espace-adherent/domain/prestations/cas'
import { eq } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../../testing/index.ts'
import { assure, contrat, personne } from '../../noyau/contrats.schema.ts'
import { decompte, ligne } from './remboursements.schema.ts'

const CAMILLE = 'camille.martin@example.org'
const CONTRAT = '20450001'

let t: TestApp
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())

async function lire<T>(userName: string, numero: string, url: string): Promise<T> {
  const call = await t.as(userName)
  const reponse = await call({ url: `/api/${url}`, headers: { 'x-numcontrat': numero } })
  assert.equal(reponse.statusCode, 200, reponse.body)
  return reponse.json()
}
const decompteDe = (userName: string, numero: string, id: number) =>
  lire<DecompteDetaille>(userName, numero, `v2/adherent/prestations?id=${id}`)

const verifier = ({ explication, ...une }: Prestation) => {
  const quoi = `${une.codeActe} ${une.dateSoins}`
  assert.equal(lireEquation(explication.ro), une.ro, `${quoi}: ${explication.ro}`)
  assert.equal(lireEquation(explication.rc), une.rc, `${quoi}: ${explication.rc}`)
  assert.equal(lireReste(explication.reste), une.reste, `${quoi}: ${explication.reste}`)
  assert.equal(une.depense, une.ro + une.rc + une.reste, quoi)
}

test('every line of the demonstration that a member reads is explained by true equations', async () => {
  let lues = 0
  for (const [userName, numero] of [
    [CAMILLE, CONTRAT],
    ['hugo.roche@example.org', '20450003'],
    ['jeanne.moreau@example.org', '20450005'],
  ] as const) {
    const { items } = await lire<{ items: { decompteId: number }[] }>(
      userName,
      numero,
      'v1/adherent/remboursements?taille=100',
    )
    for (const id of new Set(items.map(({ decompteId }) => decompteId)))
      for (const une of (await decompteDe(userName, numero, id)).lignes) {
        verifier(une)
        lues++
      }
  }
  assert.ok(lues > 80, `${lues} lines`)
})

test('three hundred simulations and more, at three levels and in three regimes, are too', async () => {
  const { db } = t.database
  const { personnes } = await lire<{ personnes: { numPers: string }[] }>(
    CAMILLE,
    CONTRAT,
    'simulateurprestation',
  )
  const numPers = personnes[0]?.numPers ?? ''
  const [camille] = await db.select().from(personne).where(eq(personne.id, numPers))
  const [tenu] = await db.select().from(contrat).where(eq(contrat.numero, CONTRAT))
  assert.ok(camille && tenu)
  let faites = 0
  for (const [nomOffre, codeRegime] of [
    ['Santé Sérénité', '01'],
    ['Santé Confort', '01A'],
    ['Santé Essentiel', '02A'],
  ] as const) {
    await db.update(contrat).set({ nomOffre }).where(eq(contrat.numero, CONTRAT))
    await db.update(personne).set({ codeRegime }).where(eq(personne.id, camille.id))
    for (const [rang, { code, unite }] of nomenclature.entries()) {
      const situation = situationsSoin[rang % 4] ?? 'parcours'
      const quantite = unite === 'seance' || unite === 'boite' ? 6 : 1
      const question = new URLSearchParams({
        numPers,
        codeActe: code,
        depense: String(3700 + 911 * rang),
        quantite: String(quantite),
        situation,
      })
      const une = await lire<Simulation>(CAMILLE, CONTRAT, `simulateurprestationv2?${question}`)
      const { ro, rc, reste } = une.explication
      assert.equal(lireEquation(ro), une.ro, `${code}: ${ro}`)
      assert.equal(lireEquation(rc), une.rc, `${code}: ${rc}`)
      assert.equal(lireReste(reste), une.reste + une.horsLimite, `${code}: ${reste}`)
      faites++
    }
  }
  await db.update(contrat).set({ nomOffre: tenu.nomOffre }).where(eq(contrat.numero, CONTRAT))
  await db
    .update(personne)
    .set({ codeRegime: camille.codeRegime })
    .where(eq(personne.id, camille.id))
  assert.ok(faites > 300, `${faites} simulations`)
})

test('the lines of the demonstration that were wrong are right', async () => {
  const seances = await lire<{ items: Prestation[] }>(
    CAMILLE,
    CONTRAT,
    'v1/adherent/remboursements?recherche=morel',
  )
  // Six sessions on six days: six euros of franchise, not the four of one day.
  assert.deepEqual(
    seances.items.map(({ quantite, depense, ro, rc, reste }) => [quantite, depense, ro, rc, reste]),
    [[6, 10_740, 5844, 4296, 600]],
  )
  const ailleurs = await lire<{ items: Prestation[] }>(
    'jeanne.moreau@example.org',
    '20450005',
    'v1/adherent/remboursements?recherche=aubry',
  )
  assert.deepEqual(
    ailleurs.items.map(({ depense, base, ro, rc, reste }) => [depense, base, ro, rc, reste]),
    [[3700, 2650, 595, 795, 2310]],
  )
})

test('an imported line with other amounts than ours is shown as it was paid, and never corrected', async () => {
  const { db } = t.database
  const [{ personneId } = { personneId: '' }] = await db
    .select()
    .from(assure)
    .where(eq(assure.numeroContrat, CONTRAT))
  const date = addDays(dateAParis(new Date()), -20)
  const cle = { clientCode: 'horizon', numeroContrat: CONTRAT, personneId }
  const [lot] = await db
    .insert(decompte)
    .values({ ...cle, date, professionnel: 'Repris de l’ancien système' })
    .returning()
  assert.ok(lot)
  const reprise = {
    ...cle,
    decompteId: lot.id,
    dateSoins: date,
    dateReglement: date,
    etat: 'reglee',
    destinataire: 'assure',
  } as const
  const importees = [
    // Paid by another rule, by another share of the Assurance maladie, and an act that nobody here knows.
    { ...reprise, codeActe: 'G', depense: 3000, base: 2650, ro: 1655, rc: 1145 },
    { ...reprise, codeActe: 'CSO', depense: 5000, base: 3150, ro: 2005, rc: 2000 },
    { ...reprise, codeActe: 'ZZ99', depense: 4210, base: null, ro: 0, rc: 4210 },
  ]
  await db.insert(ligne).values(importees)
  const { lignes, totaux } = await decompteDe(CAMILLE, CONTRAT, lot.id)
  assert.deepEqual(totaux, { depense: 12_210, ro: 3660, rc: 7355, reste: 1195 })
  assert.deepEqual(
    lignes.map(({ explication: { ro, rc, reste, garantie, conseil } }) => [
      ro,
      rc,
      reste,
      garantie,
      conseil,
    ]),
    [
      [
        'Montant de l’Assurance maladie, selon votre assureur\u00a0: 16,55\u00a0€',
        'Montant de votre contrat, selon votre assureur\u00a0: 11,45\u00a0€',
        '30,00\u00a0€, moins 16,55\u00a0€ de l’Assurance maladie, moins 11,45\u00a0€ de votre contrat = 2,00\u00a0€',
        null,
        null,
      ],
      [
        '70\u00a0% de 31,50\u00a0€ = 22,05\u00a0€, moins 2,00\u00a0€ de participation forfaitaire = 20,05\u00a0€',
        'Montant de votre contrat, selon votre assureur\u00a0: 20,00\u00a0€',
        '50,00\u00a0€, moins 20,05\u00a0€ de l’Assurance maladie, moins 20,00\u00a0€ de votre contrat = 9,95\u00a0€',
        null,
        null,
      ],
      [
        'Montant de l’Assurance maladie, selon votre assureur\u00a0: 0,00\u00a0€',
        'Montant de votre contrat, selon votre assureur\u00a0: 42,10\u00a0€',
        '42,10\u00a0€, moins 42,10\u00a0€ de votre contrat = 0,00\u00a0€',
        null,
        null,
      ],
    ],
  )
  lignes.forEach(verifier)
  const gardees = await db.select().from(ligne).where(eq(ligne.decompteId, lot.id))
  assert.deepEqual(
    gardees.map(({ base, ro, rc }) => [base, ro, rc]),
    importees.map(({ base, ro, rc }) => [base, ro, rc]),
  )
})
