import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Garantie } from '../prestations/garantie.ts'
import { type SejourASimuler, simulerSejour } from './simulation-sejour.ts'

const famille = 'hospitalisation'
const garanties: Garantie[] = [
  { cle: 'sejour', libelle: 'Séjour', famille, regle: { type: 'fraisReels' } },
  { cle: 'honoraires', libelle: 'OPTAM', famille, regle: { type: 'brss', taux: 250 } },
  { cle: 'honorairesNonOptam', libelle: 'Autres', famille, regle: { type: 'brss', taux: 200 } },
  { cle: 'forfaitJournalier', libelle: 'Forfait', famille, regle: { type: 'fraisReels' } },
  {
    cle: 'chambre',
    libelle: 'Chambre',
    famille,
    regle: { type: 'forfait', montant: 6000, maximum: null },
  },
]
const assure = { dateNaissance: '1985-02-20', garanties, lignes: [], anciennes: [] }
const sejour: SejourASimuler = {
  dateEntree: '2026-12-14',
  nuits: 2,
  isPsychiatrie: false,
  situation: 'parcours',
  fraisSejour: 185_000,
  chirurgien: { prix: 42_000, base: 18_000, isOptam: true },
  anesthesiste: { prix: 22_000, base: 9500, isOptam: true },
  chambre: 7000,
}
const parts = (ecart: Partial<SejourASimuler>, de: object = {}) =>
  simulerSejour({ ...sejour, ...ecart }, { ...assure, ...de }).map(
    ({ code, depense, ro, rc, reste }) => [code, depense, ro, rc, reste],
  )

test('an operation: one flat sum of 32 € for the whole stay, three days for two nights', () =>
  assert.deepEqual(parts({}), [
    ['SEJ', 185_000, 185_000, 0, 0],
    ['ADC', 42_000, 14_800, 27_200, 0],
    ['ANE', 22_000, 9500, 12_500, 0],
    ['FJH', 6900, 0, 6900, 0],
    ['CHP', 14_000, 0, 12_000, 2000],
  ]))

test('without an act of 120 €, everything is at 80 %', () =>
  assert.deepEqual(
    parts({ chirurgien: { prix: 11_000, base: 10_000, isOptam: true } }).slice(0, 3),
    [
      ['SEJ', 185_000, 148_000, 37_000, 0],
      ['ADC', 11_000, 8000, 3000, 0],
      ['ANE', 22_000, 7600, 14_400, 0],
    ],
  ))

test('each day at the price of its day: before and since 1 March 2026', () =>
  assert.deepEqual(parts({ dateEntree: '2026-02-27', nuits: 3, chambre: null }).at(-1), [
    'FJH',
    8600,
    0,
    8600,
    0,
  ]))

test('F200: from the 31st day on the stay is paid whole; the daily sum goes on', () => {
  const long = { nuits: 40, fraisSejour: 400_000, chirurgien: null, anesthesiste: null }
  // Ten of forty days have no ticket modérateur: 20 % of 3 000 € is the contract's, and 41 days at 23 €.
  assert.deepEqual(parts({ ...long, chambre: null }), [
    ['SEJ', 300_000, 240_000, 60_000, 0],
    ['SEJ', 100_000, 100_000, 0, 0],
    ['FJH', 94_300, 0, 94_300, 0],
  ])
  assert.deepEqual(
    simulerSejour({ ...sejour, ...long }, assure).map(({ libelle }) => libelle)[1],
    'Frais de séjour, à partir du 31e jour',
  )
  assert.deepEqual(parts({ ...long, nuits: 30, chambre: null })[0], [
    'SEJ',
    400_000,
    320_000,
    80_000,
    0,
  ])
  assert.deepEqual(parts({ ...long, isPsychiatrie: true, chambre: null })[2], [
    'FJP',
    69_700,
    0,
    69_700,
    0,
  ])
})

for (const [quoi, ecart, de, attendu] of [
  ['in and out the same day: neither day nor night', { nuits: 0 }, {}, ['SEJ', 'ADC', 'ANE']],
  [
    'psychiatry has its own price',
    { isPsychiatrie: true, chirurgien: null, anesthesiste: null, chambre: null },
    {},
    ['SEJ', 'FJP'],
  ],
  ['a birth: no daily sum', { situation: 'maternite' }, {}, ['SEJ', 'ADC', 'ANE', 'CHP']],
  ['what no quote says is left out', { chirurgien: null }, {}, ['SEJ', 'ANE', 'FJH', 'CHP']],
] satisfies [string, Partial<SejourASimuler>, object, string[]][])
  test(`a stay: ${quoi}`, () =>
    assert.deepEqual(
      parts(ecart, de).map(([code]) => code),
      attendu,
    ))

test('Alsace-Moselle: the stay and its days are paid whole', () => {
  const postes = parts({ chirurgien: null, anesthesiste: null }, { codeRegime: '01A' })
  assert.deepEqual(postes.slice(0, 2), [
    ['SEJ', 185_000, 185_000, 0, 0],
    ['FJH', 6900, 6900, 0, 0],
  ])
})

test('a surgeon without OPTAM is paid up to 200 %, the flat sum included', () =>
  assert.deepEqual(parts({ chirurgien: { prix: 70_000, base: 27_170, isOptam: false } })[1], [
    'ADN',
    70_000,
    23_970,
    30_370,
    15_660,
  ]))
