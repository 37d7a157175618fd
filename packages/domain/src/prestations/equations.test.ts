import assert from 'node:assert/strict'
import { test } from 'node:test'
import { autres } from './cas/autres.ts'
import { lireBareme } from './cas/bareme.ts'
import { consultations } from './cas/consultations.ts'
import { dentaire } from './cas/dentaire.ts'
import { hopital } from './cas/hopital.ts'
import { lireEquation, lireReste } from './cas/index.ts'
import { optiqueAudition } from './cas/optique-audition.ts'
import { retenues } from './cas/retenues.ts'
import { situations } from './cas/situations.ts'
import {
  AUCUN_COMPTEUR,
  calculer,
  circonstancesDe,
  expliquer,
  type Garantie,
  nomenclature,
  type Regle,
  type SoinFacture,
  situationsSoin,
  soinLe,
} from './index.ts'

/** Every sentence is worked out again from its own words, and ends on the amount that is shown beside it. */
function verifier(facture: SoinFacture, garantie: Garantie): void {
  const d = calculer(facture, garantie)
  const { ro, rc, reste } = expliquer(facture, garantie, d)
  const quoi = `${facture.soin.code} ${facture.depense} × ${facture.quantite}`
  assert.equal(lireEquation(ro), d.ro, `${quoi}: ${ro}`)
  assert.equal(lireEquation(rc), d.rc, `${quoi}: ${rc}`)
  assert.equal(lireReste(reste), d.reste, `${quoi}: ${reste}`)
  assert.equal(facture.depense, d.ro + d.rc + d.reste, quoi)
}

test('the reader of equations refuses a false one', () => {
  const vraie =
    '70\u00a0% de 30,00\u00a0€ = 21,00\u00a0€, moins 2,00\u00a0€ de participation = 19,00\u00a0€'
  assert.equal(lireEquation(vraie), 1900)
  assert.throws(() => lireEquation(vraie.replace('= 19,00', '= 19,01')))
  assert.throws(() => lireEquation(vraie.replace('= 21,00', '= 20,00')))
  assert.throws(() => lireEquation(`${vraie}\u00a0; soit 10,00\u00a0€ sur la base`))
  assert.throws(() =>
    lireEquation('64,44\u00a0€, moins 6,00\u00a0€ de franchise (5 × 1,00\u00a0€) = 58,44\u00a0€'),
  )
  assert.equal(lireEquation('Rien ne reste à votre charge'), 0)
  assert.equal(lireEquation('Soins\u00a0: 12,00\u00a0€, fois 3 = 36,00\u00a0€'), 3600)
})

test('every bill of the tables is explained by true equations', () => {
  const tables = [consultations, situations, retenues, hopital, dentaire, optiqueAudition, autres]
  const cas = tables.flatMap(lireBareme)
  assert.ok(cas.length > 330, `${cas.length} bills`)
  for (const { facture, garantie } of cas) verifier(facture, garantie)
})

/** The same draw at every run. */
function tirage(graine: number) {
  let etat = graine
  const next = () => {
    etat = (Math.imul(etat, 1_664_525) + 1_013_904_223) >>> 0
    return etat / 2 ** 32
  }
  return <T>(choix: readonly T[]): T => choix[Math.floor(next() * choix.length)] as T
}

const regles: readonly Regle[] = [
  ...[60, 100, 125, 130, 150, 200, 220, 250, 350].map((taux) => ({ type: 'brss', taux }) as const),
  { type: 'fraisReels' },
  { type: 'aucune' },
  { type: 'forfait', montant: 4000, maximum: 4 },
  { type: 'forfait', montant: 30_000, maximum: 1, annees: 2, isRoInclus: true },
  { type: 'forfait', montant: 6000, maximum: null },
  { type: 'enveloppe', montant: 10_000 },
]
const patients = [
  // Of the general regime, in Corsica as elsewhere; of the two local ones of Alsace-Moselle; of the agricultural one.
  { dateNaissance: '1990-12-30', codeRegime: '01' },
  { dateNaissance: '1979-08-17', codeRegime: '01A' },
  { dateNaissance: '1948-02-09', codeRegime: '02A' },
  { dateNaissance: '2019-06-01', codeRegime: '02' },
  { dateNaissance: '2009-03-11', codeRegime: '01A' },
  {
    dateNaissance: '1986-03-14',
    codeRegime: '01A',
    exoneration: { motif: 'invalidite', du: '2020-01-01', au: null },
  },
  {
    dateNaissance: '1986-03-14',
    codeRegime: '01',
    exoneration: { motif: 'c2s', du: '2020-01-01', au: null },
  },
] as const
const jours = ['2023-09-01', '2024-04-15', '2024-12-28', '2025-07-10', '2026-02-10', '2026-11-18']

test('four thousand simulations, drawn over acts, regimes, days, situations, limits and promises, are too', () => {
  const choose = tirage(20_450_001)
  let paies = 0
  for (let rang = 0; rang < 4000; rang++) {
    const tarif = choose(nomenclature)
    const quantite = choose([1, 1, 1, 2, 3, 6, 12])
    const jour = choose(jours)
    const soin = soinLe(tarif.code, {
      ...circonstancesDe(choose(patients), jour, choose(situationsSoin)),
      ...(tarif.isCoefficient && { coefficient: choose([1, 4, 12.1]) }),
      ...(tarif.isBaseDite &&
        choose([true, false]) && { base: choose([2860, 4533, 9500, 27_170]) }),
    })
    assert.ok(soin)
    const usuel = typeof soin.base === 'number' ? Math.round(soin.base) : 5237
    const depense = Math.round(usuel * quantite * choose([0.4, 1, 1, 1.13, 1.7, 3, 4.41]))
    const regle = choose(regles)
    const facture = {
      soin,
      depense,
      quantite,
      compteurs: {
        ...AUCUN_COMPTEUR,
        ...choose([
          {},
          {},
          { participation: 4900, franchise: 4950 },
          { participation: 5000, franchise: 5000 },
          { jour: 300, franchise: 300 },
          { unites: 3, enveloppe: 6050 },
          { unites: 11, enveloppe: 10_000 },
        ]),
      },
      ...(soin.montureMax !== null &&
        choose([true, false]) && { monture: Math.round(depense / 3) }),
      ...(choose([true, false]) && { jours: choose([1, 2]) }),
    }
    verifier(facture, { cle: 'x', libelle: 'Ma garantie', famille: soin.famille, regle })
    if (calculer(facture, { cle: 'x', libelle: 'x', famille: soin.famille, regle }).rc > 0) paies++
  }
  assert.ok(paies > 1000, `${paies} of them paid something`)
})
