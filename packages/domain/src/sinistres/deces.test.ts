import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jourLegal } from '../demandes/index.ts'
import { dernierePiece, finDuDouble, interetsDeces, tauxLegalDu } from './deces.ts'

/** Declared on, pieces (asked for, received), to be paid by; null: it does not run. */
for (const [titre, declareLe, pieces, versement] of [
  ['every piece came with it', '2026-11-02', [], '2026-12-02'],
  ['declared on 31 January', '2027-01-31', [], '2027-02-28'],
  ['declared on 31 January of a leap year', '2028-01-31', [], '2028-02-29'],
  ['declared on 29 February', '2028-02-29', [], '2028-03-29'],
  ['declared on New Year’s Eve', '2026-12-31', [], '2027-01-31'],
  ['one is awaited', '2026-11-02', [['2026-11-10', null]], null],
  ['one came', '2026-11-02', [['2026-11-10', '2026-12-31']], '2027-01-31'],
  [
    'the last of two',
    '2026-11-02',
    [
      ['2026-11-10', '2027-01-30'],
      ['2026-11-10', '2026-11-12'],
    ],
    '2027-02-28',
  ],
  [
    'one of two is awaited',
    '2026-11-02',
    [
      ['2026-11-10', '2026-11-12'],
      ['2026-11-11', null],
    ],
    null,
  ],
  ['asked for on the fifteenth day', '2026-11-02', [['2026-11-17', null]], null],
  ['asked for on the sixteenth: nothing waits', '2026-11-02', [['2026-11-18', null]], '2026-12-02'],
  ['that one came: nothing moves', '2026-11-02', [['2026-11-18', '2026-12-24']], '2026-12-02'],
  ['fifteen days over 29 February', '2028-02-20', [['2028-03-06', null]], null],
  ['sixteen days over 29 February', '2028-02-20', [['2028-03-07', null]], '2028-03-20'],
  ['fifteen days over the year', '2026-12-20', [['2027-01-04', null]], null],
  ['sixteen days over the year', '2026-12-20', [['2027-01-05', null]], '2027-01-20'],
] as const satisfies [string, string, [string, string | null][], string | null][])
  test(`a death benefit, ${titre}: paid by ${versement ?? 'no day yet'}`, () => {
    const derniere = dernierePiece(
      declareLe,
      jourLegal({ delai: 15, unite: 'jours' }, declareLe),
      pieces.map(([demandeeLe, recueLe]) => ({ demandeeLe, recueLe })),
    )
    assert.equal(derniere && jourLegal({ delai: 1, unite: 'mois' }, derniere), versement)
  })

for (const [echeance, double] of [
  ['2026-11-02', '2027-01-02'],
  ['2026-12-31', '2027-02-28'],
  ['2027-12-31', '2028-02-29'],
  ['2028-02-29', '2028-04-29'],
])
  test(`due on ${echeance}, twice the legal rate is borne until ${double}`, () => {
    assert.equal(finDuDouble(echeance ?? ''), double)
  })

const cinq = [{ nom: 'Essai', depuis: '2020-01-01', dixMilliemes: 500 }] as const
const change = [
  ...cinq,
  { nom: 'Semestre suivant', depuis: '2027-01-01', dixMilliemes: 300 },
] as const

/** Of 10,000 euros; days at which rate are counted by hand. */
for (const [titre, taux, echeance, verseLe, cents] of [
  ['on its last day', cinq, '2026-11-02', '2026-11-02', 0],
  ['early', cinq, '2026-11-02', '2026-10-02', 0],
  ['one day late', cinq, '2026-11-02', '2026-11-03', 274], // 1 d × 10 % / 365
  ['on the last day at twice', cinq, '2027-03-02', '2027-05-02', 16_712], // 61 d × 10 %
  ['on the first day at three times', cinq, '2027-03-02', '2027-05-03', 17_123], // + 1 d × 15 %
  ['in a leap year', cinq, '2028-01-31', '2028-03-31', 16_393], // 60 d × 10 % / 366
  ['into a leap year', cinq, '2027-12-30', '2028-01-02', 820], // 1 d / 365 + 2 d / 366
  ['over a change of the rate', change, '2026-12-30', '2027-01-02', 603], // 1 d × 10 % + 2 d × 6 %
] as const)
  test(`paid ${titre}, ten thousand euros bear ${cents} cents`, () => {
    assert.equal(interetsDeces(10_000_00, { echeance, verseLe }, taux), cents)
  })

test('the legal rate of the second half of 2026 is still to be verified', () => {
  assert.deepEqual(
    ['2026-06-30', '2026-07-01', '2027-02-01'].map((jour) => {
      const { dixMilliemes, isAVerifier } = tauxLegalDu(jour)
      return [dixMilliemes, isAVerifier ?? false]
    }),
    [
      [667, false],
      [667, true],
      [667, true],
    ],
  )
})
