import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, addMonths } from '../calendrier/calcul.ts'
import { daysInMonth } from '../calendrier/date.ts'
import {
  type EcheanceRevue,
  type LigneReport,
  moisDePeriode,
  prixDe,
  reportsDe,
  soldeReports,
} from './reports.ts'
import { finirEcheances, type Revision, reviserEcheances } from './revision.ts'

const deux = (nombre: number) => String(nombre).padStart(2, '0')
const finDeMois = (jour: string) => {
  const [an = 0, mois = 0] = jour.split('-').map(Number)
  return `${an}-${deux(mois)}-${daysInMonth(an, mois)}`
}

/** Instalments of so many months, from January 2026 on, due on the fifth of their first month. */
const echeancier = (nombre: number, pas = 1, prix = 10_000): EcheanceRevue[] =>
  Array.from({ length: nombre }, (_, rang) => {
    const debut = addMonths('2026-01-01', rang * pas)
    return {
      id: debut.slice(0, 7),
      periodeDebut: debut,
      periodeFin: finDeMois(addMonths(debut, pas - 1)),
      dateEcheance: addDays(debut, 4),
      montant: prix * pas,
      etat: 'a_venir',
      prixMensuels: null,
    }
  })

type Compte = { echeances: EcheanceRevue[]; lignes: LigneReport[] }
const poser = ({ echeances, lignes }: Compte, revision: Revision): Compte => ({
  echeances: echeances.map((e) => ({ ...e, ...revision.echeances.find(({ id }) => id === e.id) })),
  lignes: [...lignes, ...revision.lignes],
})
const appeler = (compte: Compte, jour: string): Compte => ({
  ...compte,
  echeances: compte.echeances.map((e) => (e.dateEcheance <= jour ? { ...e, etat: 'payee' } : e)),
})
const montants = ({ echeances }: Compte) => echeances.map(({ montant }) => montant)
const total = (nombres: readonly number[]) => nombres.reduce((somme, un) => somme + un, 0)

test('a second change of price keeps the carry-over of the first', () => {
  // November and December 2026, 100 € a month; November is called.
  const depart = { echeances: echeancier(12).slice(10), lignes: [] }
  let compte = appeler(depart, '2026-11-05')
  const quand = { prevenuLe: '2026-11-10' }
  // 80 € from November on: 20 € of November go to December. Then 70 € from December on.
  compte = poser(
    compte,
    reviserEcheances(
      compte.echeances,
      compte.lignes,
      { ...quand, depuis: '2026-11-01' },
      () => 8000,
    ),
  )
  assert.deepEqual(montants(compte), [10_000, 6000])
  compte = poser(
    compte,
    reviserEcheances(
      compte.echeances,
      compte.lignes,
      { ...quand, depuis: '2026-12-01' },
      () => 7000,
    ),
  )
  assert.deepEqual(montants(compte), [10_000, 5000])
  assert.equal(soldeReports(compte.lignes), 0)
})

test('with nothing left to come the balance waits, and next year bears it', () => {
  let compte: Compte = appeler({ echeances: echeancier(12), lignes: [] }, '2026-12-31')
  const revision = (depuis: string, prevenuLe: string, prix: number) =>
    reviserEcheances(compte.echeances, compte.lignes, { depuis, prevenuLe }, () => prix)
  compte = poser(compte, revision('2026-12-01', '2026-12-20', 7000))
  assert.deepEqual(
    [total(montants(compte)), soldeReports(compte.lignes)],
    [120_000, -3000],
    'what was called stays, and 30 € are owed',
  )
  compte.echeances.push(...echeancier(13).slice(12))
  compte = poser(compte, revision('2027-01-01', '2026-12-20', 7000))
  assert.deepEqual([montants(compte).at(-1), soldeReports(compte.lignes)], [4000, 0])
})

test('what a card may be paying is not revised: the difference goes to the next', () => {
  const compte = { echeances: echeancier(2), lignes: [] }
  const { echeances, lignes } = reviserEcheances(
    compte.echeances,
    [],
    { depuis: '2026-01-01', prevenuLe: '2025-12-01', reservees: new Set(['2026-01']) },
    () => 9000,
  )
  assert.deepEqual(
    echeances.map(({ id, montant }) => [id, montant]),
    [
      ['2026-01', 10_000],
      ['2026-02', 8000],
    ],
  )
  assert.deepEqual(lignes, [
    { nature: 'ecart', cotisationId: '2026-01', montant: -1000 },
    { nature: 'imputation', cotisationId: '2026-02', montant: 1000 },
  ])
})

test('a price that changes twice within a quarter is the price of its months', () => {
  let compte: Compte = { echeances: echeancier(1, 3), lignes: [] }
  for (const [depuis, prix] of [
    ['2026-02-01', 20_000],
    ['2026-03-01', 30_000],
  ] as const)
    compte = poser(
      compte,
      reviserEcheances(
        compte.echeances,
        compte.lignes,
        { depuis, prevenuLe: '2025-12-01' },
        () => prix,
      ),
    )
  assert.deepEqual(montants(compte), [60_000])
})

for (const [dernier, attendu] of [
  ['2026-12-31', 0],
  ['2026-12-15', 1600],
  ['2026-11-30', 3100],
  ['2026-11-15', 4600],
] as const)
  test(`paid until the end of the year, covered until ${dernier}: ${attendu} cents are given back`, () => {
    const payees = echeancier(12)
      .slice(10)
      .map((e, rang) => ({ ...e, etat: 'payee' as const, montant: rang === 0 ? 3000 : 3100 }))
    const { lignes, retirees } = finirEcheances(payees, [], { dernier, prevenuLe: '2026-11-01' })
    assert.deepEqual([-soldeReports(lignes) + 0, retirees], [attendu, []])
  })

test('a contract that ends gives back what an instalment of it was to bear', () => {
  // January was called 20 € too much; February was to give them back, and is called no more.
  let compte = appeler({ echeances: echeancier(2), lignes: [] }, '2026-01-05')
  compte = poser(
    compte,
    reviserEcheances(
      compte.echeances,
      [],
      { depuis: '2026-01-01', prevenuLe: '2026-01-10' },
      () => 8000,
    ),
  )
  assert.deepEqual(montants(compte), [10_000, 6000])
  const quand = { dernier: '2026-01-31', prevenuLe: '2026-01-10' }
  const fin = finirEcheances(compte.echeances, compte.lignes, quand)
  assert.deepEqual(fin.retirees, ['2026-02'])
  assert.equal(soldeReports([...compte.lignes, ...fin.lignes]), -2000)
})

/** A quarter of 300 €, from April to June, of which April and half of May are covered: 148.39 € are owed. */
for (const [cas, echeance, quand, attendu] of [
  ['to come, and told in time, it is called for less', {}, {}, [14_839, 0]],
  ['paid already, the rest is given back', { etat: 'payee' }, {}, [30_000, -15_161]],
  ['refused by the bank, less is due', { etat: 'rejetee' }, {}, [14_839, 0]],
  ['too near to be told of', {}, { prevenuLe: '2026-03-25' }, [30_000, -15_161]],
  ['a card may be paying it', {}, { reservees: new Set(['2026-04']) }, [30_000, -15_161]],
  ['it bears what is owed already', { montant: 10_000 }, {}, [0, -5161]],
] as const)
  test(`an instalment across the last day is owed by the day: ${cas}`, () => {
    const [, avril] = echeancier(2, 3)
    assert.ok(avril)
    const lignes: LigneReport[] =
      'montant' in echeance
        ? [{ nature: 'imputation', cotisationId: '2026-04', montant: 20_000 }]
        : []
    const compte = { echeances: [{ ...avril, ...echeance }], lignes }
    const fin = finirEcheances(compte.echeances, lignes, {
      dernier: '2026-05-15',
      prevenuLe: '2026-01-01',
      ...quand,
    })
    assert.deepEqual(fin.retirees, [])
    const apres = poser(compte, fin)
    assert.deepEqual([...montants(apres), soldeReports(fin.lignes)], attendu)
  })

test('what was refused for days that are not covered any more is due no more', () => {
  const [janvier, fevrier] = echeancier(2).map((e) => ({ ...e, etat: 'rejetee' as const }))
  assert.ok(janvier && fevrier)
  const quand = { dernier: '2026-01-31', prevenuLe: '2026-02-10' }
  const { retirees, echeances } = finirEcheances([janvier, fevrier], [], quand)
  assert.deepEqual([retirees, echeances], [['2026-02'], []])
})

test('a year that was paid ahead: from the end of the employment it is given back, and nothing more at the end of the cover', () => {
  let compte: Compte = appeler({ echeances: echeancier(1, 12), lignes: [] }, '2026-01-05')
  const finir = (dernier: string) =>
    finirEcheances(compte.echeances, compte.lignes, { dernier, prevenuLe: dernier })
  compte = poser(compte, finir('2026-03-31'))
  assert.equal(soldeReports(compte.lignes), -90_000)
  assert.deepEqual(finir('2026-09-30'), { retirees: [], echeances: [], lignes: [] })
})

for (const [finEmploi, fin, attendu] of [
  ['2026-03-15', '2026-03-15', -95_161],
  // Somebody works again five days later: those five days were free, and are given back once.
  ['2026-03-15', '2026-03-20', -95_161],
  ['2026-03-15', '2026-09-30', -95_161],
  // The contract ends before its cover was to be free: ten more days of March are given back.
  ['2026-03-15', '2026-03-05', -98_387],
] as const)
  test(`paid for a year, employed until ${finEmploi}, covered until ${fin}: each day is given back once`, () => {
    let compte: Compte = appeler({ echeances: echeancier(1, 12), lignes: [] }, '2026-01-05')
    const quand = { prevenuLe: '2026-03-10' }
    compte = poser(
      compte,
      finirEcheances(compte.echeances, compte.lignes, { ...quand, dernier: finEmploi }),
    )
    compte = poser(
      compte,
      finirEcheances(compte.echeances, compte.lignes, {
        ...quand,
        dernier: fin,
        finDue: finEmploi,
      }),
    )
    assert.equal(soldeReports(compte.lignes), attendu)
  })

test('a price that changes while cover is free, or once it has ended, asks nothing for those days', () => {
  let compte: Compte = appeler({ echeances: echeancier(1, 12), lignes: [] }, '2026-01-05')
  const quand = { prevenuLe: '2026-03-31' }
  compte = poser(
    compte,
    finirEcheances(compte.echeances, compte.lignes, { ...quand, dernier: '2026-03-31' }),
  )
  assert.equal(soldeReports(compte.lignes), -90_000)
  const revision = reviserEcheances(
    compte.echeances,
    compte.lignes,
    { ...quand, depuis: '2026-05-01', finDue: '2026-03-31' },
    () => 20_000,
  )
  assert.deepEqual(revision, { echeances: [], lignes: [] })
})

/** Numbers that are the same each time (mulberry32). */
function tirage(graine: number) {
  let etat = graine
  return (max: number): number => {
    etat = (etat + 0x6d2b79f5) | 0
    let t = Math.imul(etat ^ (etat >>> 15), 1 | etat)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) % max
  }
}

/** What a month costs, until the last day for which anything is owed. */
function duMois(mois: string, plein: number, dernier: string | null): number {
  const fin = finDeMois(mois)
  if (dernier === null || dernier >= fin) return plein
  if (dernier < mois) return 0
  const jours = Number(fin.slice(8))
  return plein - Math.round((plein * (jours - Number(dernier.slice(8)))) / jours)
}

/** Whatever happens in whatever order: what is called and what waits are what the months cost, to the cent. */
function essayer(graine: number): void {
  const au = tirage(graine)
  const pas = [1, 1, 3, 6, 12][au(5)] ?? 1
  let compte: Compte = { echeances: echeancier(24 / pas, pas), lignes: [] }
  const prix = new Map(compte.echeances.flatMap(moisDePeriode).map((mois) => [mois, 10_000]))
  let rendu = 0
  let jour = '2025-12-01'
  let reservees = new Set<string>()
  // Cover is free from some day on, and goes on; or the contract has ended: both happen, and may be reckoned anew.
  let finDue: string | null = null
  for (let coup = 0; coup < 14; coup++) {
    const geste = au(12)
    if (geste < 5) {
      const depuis = addMonths(`${jour.slice(0, 7)}-01`, au(7) - 2)
      const nouveau = au(20_000)
      for (const mois of prix.keys()) if (mois >= depuis) prix.set(mois, nouveau)
      const avant = compte
      compte = poser(
        compte,
        reviserEcheances(
          compte.echeances,
          compte.lignes,
          { depuis, prevenuLe: jour, reservees, finDue },
          () => nouveau,
        ),
      )
      const fixes = avant.echeances.filter(
        (e) => e.etat !== 'a_venir' || reservees.has(e.id) || e.dateEcheance < addDays(jour, 14),
      )
      for (const { id, montant } of fixes)
        assert.equal(compte.echeances.find((e) => e.id === id)?.montant, montant, `fixed ${id}`)
      const solde = soldeReports(compte.lignes)
      const libres = compte.echeances.filter(
        (e) => e.periodeFin >= depuis && !fixes.some(({ id }) => id === e.id),
      )
      // Something waits only where nothing to come could bear it.
      if (solde > 0) assert.equal(libres.length, 0)
      if (solde < 0) assert.ok(libres.every(({ montant }) => montant === 0))
    } else if (geste < 8) {
      jour = addDays(jour, au(60))
      compte = appeler(compte, jour)
    } else if (geste === 8) {
      reservees = new Set(compte.echeances.filter(() => au(6) === 0).map(({ id }) => id))
    } else if (geste === 9) {
      let dernier = addDays(jour, au(400) - 100)
      // Earlier than what is free already, it is by whole months: two parts of one month are each rounded.
      if (finDue !== null && dernier < finDue) dernier = addDays(`${dernier.slice(0, 7)}-01`, -1)
      const fin = finirEcheances(compte.echeances, compte.lignes, {
        ...{ dernier, prevenuLe: jour, reservees, finDue },
      })
      compte = poser(compte, fin)
      compte.echeances = compte.echeances.filter(({ id }) => !fin.retirees.includes(id))
      if (finDue === null || dernier < finDue) finDue = dernier
    } else {
      const solde = soldeReports(compte.lignes)
      if (solde < 0) {
        rendu -= solde
        compte.lignes.push({ nature: 'remboursement', cotisationId: null, montant: -solde })
      }
    }
    for (const e of compte.echeances) {
      assert.ok(e.montant >= 0)
      assert.equal(
        e.montant,
        total(prixDe(e, compte.lignes)) - reportsDe(e.id, compte.lignes),
        e.id,
      )
    }
    assert.equal(
      total(montants(compte)) + soldeReports(compte.lignes),
      total([...prix].map(([mois, plein]) => duMois(mois, plein, finDue))) + rendu,
      `seed ${graine}, move ${coup}`,
    )
  }
}

test('two thousand histories of a schedule reconcile, move after move', () => {
  for (let graine = 1; graine <= 2000; graine++) essayer(graine)
})
