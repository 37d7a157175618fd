import assert from 'node:assert/strict'
import { test } from 'node:test'
import { simulerSejour } from '../hospitalisation/simulation-sejour.ts'
import { estimerFacture } from '../sinistres/estimation.ts'
import {
  type Apport,
  AUCUN_COMPTEUR,
  type Couverture,
  droitsDe,
  type Garantie,
  garantiesLe,
  type Regle,
  type RenfortTenu,
  rejouer,
  renforcer,
  simuler,
  soinLe,
  tableauGaranties,
} from './index.ts'

const garantie = (cle: string, regle: Regle): Garantie => ({
  cle,
  libelle: cle,
  famille: 'dentaire',
  regle,
})
const garanties: Garantie[] = [
  garantie('protheseDentaire', { type: 'brss', taux: 350 }),
  garantie('implant', { type: 'aucune' }),
  garantie('lunettes', {
    type: 'forfait',
    montant: 30_000,
    maximum: 1,
    annees: 2,
    isRoInclus: true,
  }),
  garantie('lentilles', { type: 'enveloppe', montant: 15_000 }),
  garantie('chambre', { type: 'forfait', montant: 6000, maximum: null }),
]
const enveloppe = (montant: number): Apport['regle'] => ({ type: 'enveloppe', montant })
const forfait = (montant: number): Apport['regle'] => ({ type: 'forfait', montant, maximum: null })
const dentaire: Apport[] = [
  { cle: 'protheseDentaire', regle: { type: 'brss', taux: 450 } },
  { cle: 'implant', regle: enveloppe(30_000) },
]
const optique: Apport[] = [
  { cle: 'lunettes', regle: forfait(10_000) },
  { cle: 'lentilles', regle: enveloppe(8000) },
]
const hospitalisation: Apport[] = [
  { cle: 'chambre', regle: forfait(2000) },
  {
    cle: 'accompagnant',
    regle: forfait(1500),
    nouvelle: { libelle: 'Accompagnant, par jour', famille: 'hospitalisation' },
  },
]
const tenu = (libelle: string, apports: Apport[], du: string, au: string | null = null) =>
  ({ libelle, apports, du, au }) satisfies RenfortTenu

const NAISSANCE = '1986-03-14'
const couvert = (...renforts: RenfortTenu[]): Couverture => ({ garanties, anciennes: [], renforts })
const payer = (couverture: Couverture, code: string, depense: number, jour: string, fois = 1) => {
  const circonstances = { jour, dateNaissance: NAISSANCE }
  const soin = soinLe(code, circonstances)
  assert.ok(soin, code)
  const facture = { soin, depense, quantite: fois, compteurs: AUCUN_COMPTEUR }
  return simuler(facture, garantiesLe(couverture, jour), circonstances)
}

test('a reinforcement pays on its days, both included, and on no other', () => {
  const couverture = couvert(tenu('Dents', dentaire, '2026-04-01', '2026-12-31'))
  // A crown at a free price, 1 000 €: base 120 €, 72 € of the Assurance maladie; 350 % = 420 €, 450 % = 540 €.
  for (const [jour, rc, reste] of [
    ['2026-03-31', 34_800, 58_000],
    ['2026-04-01', 46_800, 46_000],
    ['2026-12-31', 46_800, 46_000],
    ['2027-01-01', 34_800, 58_000],
  ] as const) {
    const { decompte } = payer(couverture, 'HBLD734', 100_000, jour)
    assert.deepEqual([decompte.ro, decompte.rc, decompte.reste], [7200, rc, reste], jour)
  }
})

test('« Pourquoi ce montant ? » names the reinforcement that paid, on its days only', () => {
  const couverture = couvert(tenu('Dents', dentaire, '2026-04-01'))
  assert.equal(
    payer(couverture, 'HBLD734', 100_000, '2026-04-01').explication.rc,
    'protheseDentaire (avec «\u00a0Dents\u00a0»)\u00a0: 450\u00a0% de 120,00\u00a0€ = 540,00\u00a0€, moins 72,00\u00a0€ de part de l’Assurance maladie = 468,00\u00a0€',
  )
  assert.equal(
    payer(couverture, 'HBLD734', 100_000, '2026-03-31').explication.rc,
    'protheseDentaire\u00a0: 350\u00a0% de 120,00\u00a0€ = 420,00\u00a0€, moins 72,00\u00a0€ de part de l’Assurance maladie = 348,00\u00a0€',
  )
})

test('so much more a unit or a year, to the cent, within what a « contrat responsable » may pay', () => {
  const couverture = couvert(
    tenu('Yeux', optique, '2026-01-01'),
    tenu('Lit', hospitalisation, '2026-01-01'),
  )
  for (const [code, depense, fois, sans, avec] of [
    // The base is 0,15 €: 0,09 € of the Assurance maladie, counted in the flat sum.
    ['OPTB', 39_000, 1, 29_991, 38_991],
    ['OPTB', 60_000, 1, 29_991, 39_991],
    ['LEN', 30_000, 1, 15_000, 23_000],
    ['LEN', 20_000, 1, 15_000, 20_000],
    ['CHP', 21_000, 3, 18_000, 21_000],
    ['CHP', 30_000, 3, 18_000, 24_000],
    ['ACC', 9000, 3, 0, 4500],
    ['IMP', 90_000, 1, 0, 0],
  ] as const) {
    const dit = `${code} ${depense}`
    assert.equal(
      payer(couvert(), code, depense, '2026-06-01', fois).decompte.rc,
      sans,
      `${dit} sans`,
    )
    assert.equal(
      payer(couverture, code, depense, '2026-06-01', fois).decompte.rc,
      avec,
      `${dit} avec`,
    )
  }
})

test('what paid nothing pays what the reinforcement says; what cannot be added changes nothing', () => {
  const ou = (regle: Regle, apport: Apport['regle']) =>
    renforcer([garantie('x', regle)], [{ libelle: 'R', apports: [{ cle: 'x', regle: apport }] }])[0]
  assert.deepEqual(ou({ type: 'aucune' }, forfait(2000))?.regle, forfait(2000))
  assert.deepEqual(ou({ type: 'brss', taux: 100 }, enveloppe(8000))?.regle, enveloppe(8000))
  for (const [regle, apport] of [
    [{ type: 'fraisReels' }, forfait(2000)],
    [
      { type: 'brss', taux: 500 },
      { type: 'brss', taux: 450 },
    ],
    [{ type: 'brss', taux: 200 }, enveloppe(8000)],
    [
      { type: 'enveloppe', montant: 5000 },
      { type: 'brss', taux: 450 },
    ],
  ] as const)
    assert.deepEqual(ou(regle, apport), garantie('x', regle))
  // Two of them add up, each is named.
  const deux = renforcer(garanties, [
    { libelle: 'Un', apports: optique },
    { libelle: 'Deux', apports: optique },
  ])
  const lentilles = deux.find(({ cle }) => cle === 'lentilles')
  assert.deepEqual(lentilles?.regle, enveloppe(31_000))
  assert.deepEqual(lentilles?.renforts, ['Un', 'Deux'])
  // 300 € + 2 × 100 €: for simple lenses, everybody together pays no more than 420 €.
  const couverture = couvert(tenu('Un', optique, '2026-01-01'), tenu('Deux', optique, '2026-01-01'))
  assert.equal(payer(couverture, 'OPTB', 60_000, '2026-06-01').decompte.rc, 41_991)
})

test('under an older level, the reinforcement is what that level knew of it', () => {
  const couverture: Couverture = {
    garanties: [garantie('protheseDentaire', { type: 'brss', taux: 200 })],
    renforts: [
      tenu(
        'Dents',
        [{ cle: 'protheseDentaire', regle: { type: 'brss', taux: 300 } }],
        '2025-01-01',
      ),
    ],
    anciennes: [
      {
        du: '2024-01-01',
        au: '2025-12-31',
        garanties,
        renforts: [tenu('Dents', dentaire, '2025-01-01')],
      },
    ],
  }
  const taux = (jour: string) =>
    garantiesLe(couverture, jour).find(({ cle }) => cle === 'protheseDentaire')?.regle
  for (const [jour, attendu] of [
    ['2024-12-31', 350],
    ['2025-01-01', 450],
    ['2025-12-31', 450],
    ['2026-01-01', 300],
  ] as const)
    assert.deepEqual(taux(jour), { type: 'brss', taux: attendu }, jour)
})

test('the table, the counters, a stay and a bill are reckoned with it too', () => {
  const couverture = couvert(
    tenu('Yeux', optique, '2026-04-01'),
    tenu('Lit', hospitalisation, '2026-04-01'),
  )
  const lentilles = (jour: string) =>
    tableauGaranties(garantiesLe(couverture, jour), jour)
      .flatMap((rubrique) => rubrique.garanties)
      .find(({ cle }) => cle === 'lentilles')
  assert.deepEqual(
    [lentilles('2026-03-31'), lentilles('2026-04-01')].map((une) => [
      une?.promesse,
      une?.precision,
    ]),
    [
      ['150\u00a0€ par an', null],
      ['230\u00a0€ par an', 'avec «\u00a0Yeux\u00a0»'],
    ],
  )
  const assure = { ...couverture, dateNaissance: NAISSANCE, lignes: [] }
  const plafond = (jour: string) =>
    droitsDe(assure, jour).find(({ cle }) => cle === 'lentilles')?.plafond
  assert.deepEqual([plafond('2026-03-31'), plafond('2026-04-01')], [15_000, 23_000])

  const sejour = (dateEntree: string) =>
    simulerSejour(
      {
        dateEntree,
        nuits: 3,
        isPsychiatrie: false,
        situation: 'parcours',
        fraisSejour: null,
        chirurgien: null,
        anesthesiste: null,
        chambre: 9000,
      },
      assure,
    ).find(({ code }) => code === 'CHP')?.rc
  assert.deepEqual([sejour('2026-03-31'), sejour('2026-04-01')], [18_000, 24_000])

  const lens = [{ codeActe: 'LEN', quantite: 1, depense: 30_000, ro: null }]
  const facture = (jour: string) => estimerFacture(lens, jour, assure)[0]?.rc
  assert.deepEqual([facture('2026-03-31'), facture('2026-04-01')], [15_000, 23_000])
})

test('levels are compared with what each would hold', () => {
  const soins = [
    {
      personneId: 'camille',
      dateNaissance: NAISSANCE,
      codeActe: 'LEN',
      dateSoins: '2026-05-04',
      depense: 30_000,
      quantite: 1,
    },
  ]
  const avec = renforcer(garanties, [{ libelle: 'Yeux', apports: optique }])
  assert.equal(rejouer(soins, garanties, '2026-01-01').rc, 15_000)
  assert.equal(rejouer(soins, avec, '2026-01-01').rc, 23_000)
})
