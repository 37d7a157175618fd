import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  detailMontant,
  type Echeance,
  echeancesAu,
  etatsCotisation,
  motifRejet,
  prochaineEcheance,
  rejetsASignaler,
  totauxCotisations,
} from './echeancier.ts'

const echeance = (etat: Echeance['etat'], montant: number, dateEcheance: string): Echeance => ({
  etat,
  montant,
  dateEcheance,
})

test('as a schedule of that day told it: what was due later was to come', () => {
  const rejetee = { ...echeance('rejetee', 1, '2026-02-05'), motifRejet: 'AM04' }
  const payee = { ...echeance('payee', 1, '2026-01-05'), motifRejet: null }
  const aVenir = { ...rejetee, etat: 'a_venir', motifRejet: null }
  assert.deepEqual(echeancesAu([payee, rejetee], '2026-02-04'), [payee, aVenir])
  assert.deepEqual(echeancesAu([payee, rejetee], '2026-02-05'), [payee, rejetee])
  assert.deepEqual(echeancesAu([], '2026-02-05'), [])
})

test('a debit that came back is told once: by the formal notice that asks for it, or by itself', () => {
  const octobre = { id: 'octobre', etat: 'rejetee' as const }
  const novembre = { id: 'novembre', etat: 'rejetee' as const }
  const payee = { id: 'septembre', etat: 'payee' as const }
  const toutes = [payee, octobre, novembre]
  assert.deepEqual(rejetsASignaler(toutes, []), [octobre, novembre])
  assert.deepEqual(rejetsASignaler(toutes, ['octobre']), [novembre])
  assert.deepEqual(rejetsASignaler(toutes, ['septembre', 'octobre', 'novembre']), [])
})

test('totals of a year with a rejected debit', () => {
  assert.deepEqual(
    totauxCotisations([
      echeance('payee', 5490, '2026-01-05'),
      echeance('rejetee', 5490, '2026-02-05'),
      echeance('payee', 5490, '2026-03-05'),
      echeance('a_venir', 5600, '2026-04-05'),
    ]),
    { appele: 22_070, paye: 10_980, aVenir: 5600, rejete: 5490 },
  )
  assert.deepEqual(totauxCotisations([]), { appele: 0, paye: 0, aVenir: 0, rejete: 0 })
})

test('what is called is always the sum of its parts', () => {
  const une = fc.record({
    etat: fc.constantFrom(...etatsCotisation),
    montant: fc.integer({ min: 0, max: 1_000_000 }),
    dateEcheance: fc.constant('2026-01-05'),
  })
  fc.assert(
    fc.property(fc.array(une), (echeances) => {
      const { appele, paye, aVenir, rejete } = totauxCotisations(echeances)
      assert.equal(appele, paye + aVenir + rejete)
      assert.equal(
        appele,
        echeances.reduce((somme, { montant }) => somme + montant, 0),
      )
    }),
  )
})

test('the next one is the earliest to come, in whatever order they are', () => {
  assert.equal(prochaineEcheance([]), null)
  assert.equal(prochaineEcheance([echeance('payee', 1, '2026-01-05')]), null)
  const mars = echeance('a_venir', 2, '2026-03-05')
  assert.equal(
    prochaineEcheance([
      echeance('a_venir', 1, '2026-05-05'),
      mars,
      echeance('rejetee', 1, '2026-01-05'),
    ]),
    mars,
  )
})

for (const [code, libelle] of [
  ['AM04', 'Provision insuffisante'],
  ['AC04', 'Compte clôturé'],
  ['ZZ99', 'Prélèvement refusé par votre banque'],
  ['toString', 'Prélèvement refusé par votre banque'],
  [null, 'Prélèvement refusé par votre banque'],
] satisfies [string | null, string][]) {
  test(`the reason ${code} reads « ${libelle} », with what to do`, () => {
    assert.equal(motifRejet(code).libelle, libelle)
    assert.match(motifRejet(code).conseil, /\.$/)
  })
}

for (const [montant, report, attendu] of [
  [8000, 0, null],
  [6000, -2000, 'prix 80,00 €, report −20,00 €'],
  [10_000, 2000, 'prix 80,00 €, report +20,00 €'],
  [0, -8000, 'prix 80,00 €, report −80,00 €'],
] as const)
  test(`${montant} cents of which ${report} are of other instalments: the explanation adds up`, () => {
    const detail = detailMontant({ montant, report })?.replaceAll('\u00a0', ' ') ?? null
    assert.equal(detail, attendu)
    const [prix = montant / 100, reporte = 0] = [
      ...(detail ?? '').matchAll(/([+−]?)(\d+),00/g),
    ].map(([, signe, nombre]) => (signe === '−' ? -Number(nombre) : Number(nombre)))
    assert.equal(prix + reporte, montant / 100)
  })

test('a schedule that was kept before there were carry-overs has nothing to explain', () => {
  assert.equal(detailMontant({ montant: 8000 }), null)
})
