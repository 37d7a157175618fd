import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  AUCUN_COMPTEUR,
  type Circonstances,
  type Compteurs,
  calculer,
  type Regle,
  soinLe,
} from './index.ts'

/**
 * Bills that an expert reckoned by hand, with the tariffs of their day: each is a literal, to the cent.
 * Sources: service-public.fr fiches of 2023 to 2026 (consultations, participations and franchises,
 * hospital, dental, hearing), décret 2019-21 (contrat responsable).
 */
type Autres = Partial<Circonstances> & {
  quantite?: number
  monture?: number
  deja?: Partial<Compteurs>
}
type Cas = [
  quoi: string,
  jour: string,
  code: string,
  regle: Regle,
  depense: number,
  attendu: [base: number | null, ro: number, rc: number, reste: number],
  autres?: Autres,
]

const brss = (taux: number): Regle => ({ type: 'brss', taux })
const fraisReels: Regle = { type: 'fraisReels' }
const lunettes: Regle = {
  type: 'forfait',
  montant: 30_000,
  maximum: 1,
  annees: 2,
  isRoInclus: true,
}
const ADULTE = '1980-05-02'

const cas: Cas[] = [
  [
    '1 before the participation doubled',
    '2024-04-15',
    'G',
    brss(100),
    2650,
    [2650, 1755, 795, 100],
  ],
  ['2 after it', '2024-06-03', 'G', brss(100), 2650, [2650, 1655, 795, 200]],
  [
    '3 one euro before the limit of the year',
    '2024-12-28',
    'G',
    brss(100),
    3000,
    [3000, 2000, 900, 100],
    { deja: { participation: 4900 } },
  ],
  [
    '4 not sent by one’s doctor: nobody completes what that costs',
    '2026-03-10',
    'G',
    brss(200),
    3000,
    [3000, 700, 900, 1400],
    { situation: 'horsParcours' },
  ],
  [
    '4 a child of fifteen may go anywhere',
    '2026-03-10',
    'G',
    brss(200),
    3000,
    [3000, 2100, 900, 0],
    { situation: 'horsParcours', dateNaissance: '2010-03-11' },
  ],
  [
    '5 a long illness',
    '2026-03-10',
    'G',
    brss(200),
    3000,
    [3000, 2800, 0, 200],
    { situation: 'ald' },
  ],
  [
    '6 the seventh month',
    '2026-03-10',
    'G',
    brss(200),
    3000,
    [3000, 3000, 0, 0],
    { situation: 'maternite' },
  ],
  [
    '7 Alsace-Moselle',
    '2026-03-10',
    'G',
    brss(200),
    3000,
    [3000, 2500, 300, 200],
    { isAlsaceMoselle: true },
  ],
  [
    '8 a child of five',
    '2026-03-10',
    'G',
    brss(100),
    3500,
    [3500, 2450, 1050, 0],
    { dateNaissance: '2020-06-01' },
  ],
  ['9 a doctor without OPTAM', '2026-03-10', 'GNO', brss(110), 4500, [2300, 1410, 920, 2170]],
  ['10 a specialist, sent', '2026-03-10', 'CSO', brss(150), 5000, [3150, 2005, 2520, 475]],
  [
    '10 not sent: another base, and nobody completes',
    '2026-03-10',
    'CSO',
    brss(150),
    5000,
    [2650, 595, 2120, 2285],
    { situation: 'horsParcours' },
  ],
  ['11 a better contract', '2026-03-10', 'CSO', brss(220), 7000, [3150, 2005, 4725, 270]],
  ['12 without OPTAM', '2026-03-10', 'CS', brss(200), 7000, [2300, 1410, 2990, 2600]],
  ['13 a psychiatrist', '2026-02-10', 'CNP', brss(100), 5700, [5700, 3790, 1710, 200]],
  ['14 an opinion asked for', '2026-02-10', 'APC', brss(100), 6000, [6000, 4000, 1800, 200]],
  [
    '15 three boxes before the franchise doubled',
    '2024-03-20',
    'PH65',
    brss(100),
    1860,
    [1860, 1059, 651, 150],
    { quantite: 3 },
  ],
  ['16 after it', '2024-04-02', 'PH65', brss(100), 1860, [1860, 909, 651, 300], { quantite: 3 }],
  ['17 a session in 2025', '2025-12-10', 'AMK', brss(100), 1658, [1658, 895, 663, 100]],
  ['18 in 2026', '2026-01-12', 'AMK', brss(100), 1790, [1790, 974, 716, 100]],
  [
    '19 five injections the same day: four euros at most',
    '2026-10-10',
    'AMI',
    brss(100),
    1575,
    [1575, 545, 630, 400],
    { quantite: 5 },
  ],
  [
    '20 three transports the same day: eight euros at most',
    '2026-10-10',
    'TRA',
    brss(100),
    12_000,
    [12_000, 5800, 5400, 800],
    { quantite: 3 },
  ],
  [
    '20 the third one, by itself',
    '2026-10-10',
    'TRA',
    brss(100),
    4000,
    [4000, 2200, 1800, 0],
    { deja: { franchise: 800, jour: 800 } },
  ],
  [
    '21 the thirteenth session of twelve',
    '2026-10-10',
    'PSY',
    brss(100),
    5000,
    [null, 0, 0, 5000],
    { deja: { unites: 12 } },
  ],
  [
    '21 the twelfth',
    '2026-10-10',
    'PSY',
    brss(100),
    5000,
    [5000, 3000, 2000, 0],
    { deja: { unites: 11 } },
  ],
  [
    '21 in 2024 there were eight',
    '2024-10-10',
    'PSY',
    brss(100),
    5000,
    [null, 0, 0, 5000],
    { deja: { unites: 8 } },
  ],
  [
    '22 a crown when dentists were paid 70 %',
    '2023-09-01',
    'HBLD634',
    fraisReels,
    50_000,
    [12_000, 8400, 41_600, 0],
  ],
  [
    '23 at the limit of 2025',
    '2025-03-10',
    'HBLD680',
    fraisReels,
    51_500,
    [12_000, 7200, 44_300, 0],
  ],
  [
    '24 a molar in zirconia, its price limited',
    '2025-12-10',
    'HBLD073',
    brss(200),
    45_320,
    [12_000, 7200, 16_800, 21_320],
  ],
  [
    '24 of the 100 % Santé since 2026',
    '2026-01-10',
    'HBLD073',
    fraisReels,
    45_320,
    [12_000, 7200, 38_120, 0],
  ],
  [
    '25 a crown at a free price',
    '2026-03-10',
    'HBLD734',
    brss(350),
    53_870,
    [12_000, 7200, 34_800, 11_870],
  ],
  [
    '26 braces begun at twelve',
    '2026-03-10',
    'TO90',
    brss(200),
    72_000,
    [19_350, 19_350, 19_350, 33_300],
    { dateNaissance: '2012-01-05', commenceLe: '2024-02-01' },
  ],
  [
    '26 begun at seventeen',
    '2026-03-10',
    'TO90',
    brss(200),
    72_000,
    [null, 0, 0, 72_000],
    { dateNaissance: '2008-06-01', commenceLe: '2025-09-01' },
  ],
  [
    '27 a frame above its limit',
    '2026-03-10',
    'OPTB',
    lunettes,
    33_900,
    [15, 9, 29_991, 3900],
    { monture: 13_900 },
  ],
  [
    '28 a hearing aid at fifteen',
    '2026-03-10',
    'AUD1',
    fraisReels,
    140_000,
    [140_000, 84_000, 56_000, 0],
    { dateNaissance: '2010-06-01' },
  ],
  ['28 class II', '2026-03-10', 'AUD2', brss(300), 147_600, [40_000, 24_000, 96_000, 27_600]],
  [
    '28 class II, everybody together at most 1,700 euros',
    '2026-03-10',
    'AUD2',
    brss(500),
    250_000,
    [40_000, 24_000, 146_000, 80_000],
  ],
  ['29 a cataract', '2026-03-10', 'ADC', brss(250), 45_000, [27_170, 24_770, 20_230, 0]],
  [
    '29 the flat sum since April',
    '2026-05-10',
    'ADC',
    brss(250),
    45_000,
    [27_170, 23_970, 21_030, 0],
  ],
  ['29 without OPTAM', '2026-05-10', 'ADN', brss(200), 70_000, [27_170, 23_970, 30_370, 15_660]],
  [
    '30 days in hospital, before and after their price',
    '2026-02-27',
    'FJH',
    fraisReels,
    8600,
    [null, 0, 8600, 0],
    { quantite: 4 },
  ],
  [
    'six sessions are six times one, each rounded',
    '2025-12-10',
    'AMK',
    brss(100),
    9948,
    [9948, 5570, 3978, 400],
    { quantite: 6 },
  ],
  [
    'a stay with an operation: nothing but its flat sum',
    '2026-03-10',
    'SEJ',
    fraisReels,
    200_000,
    [200_000, 200_000, 0, 0],
    { isSejourLourd: true },
  ],
]

for (const [quoi, jour, code, regle, depense, attendu, autres = {}] of cas) {
  const { quantite = 1, monture, deja, ...circonstances } = autres
  test(`${quoi}: ${code} on ${jour}`, () => {
    const soin = soinLe(code, { jour, dateNaissance: ADULTE, ...circonstances })
    assert.ok(soin)
    const compteurs = { ...AUCUN_COMPTEUR, ...deja }
    const facture = {
      soin,
      depense,
      quantite,
      compteurs,
      ...(monture !== undefined && { monture }),
    }
    const garantie = { cle: 'x', libelle: 'x', famille: soin.famille, regle }
    const { base, ro, rc, reste } = calculer(facture, garantie)
    assert.deepEqual([base, ro, rc, reste], attendu)
  })
}
