import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  dernierJourCouvert,
  effetResiliation,
  hasUnAn,
  type MotifResiliation,
  normaliseResiliation,
  validateResiliation,
} from './index.ts'

type Cas = [
  quoi: string,
  motif: MotifResiliation,
  dateDebut: string,
  recueLe: string,
  evenementLe: string | null,
  souhaiteeLe: string | null,
  applique: MotifResiliation,
  effetLe: string,
]

const ANCIEN = '2020-03-15'
const JEUNE = '2026-06-01'

for (const [quoi, motif, dateDebut, recueLe, evenementLe, souhaiteeLe, applique, effetLe] of [
  // At any time after a year: a month later.
  ['a contract of six years', 'unAn', ANCIEN, '2026-11-16', null, null, 'unAn', '2026-12-16'],
  [
    'on the day it is one year old',
    'unAn',
    '2025-11-16',
    '2026-11-16',
    null,
    null,
    'unAn',
    '2026-12-16',
  ],
  [
    'the day before it is one year old, before November',
    'unAn',
    '2025-10-17',
    '2026-10-16',
    null,
    null,
    'echeance',
    '2027-01-01',
  ],
  [
    'the day before it is one year old, in November',
    'unAn',
    '2025-11-17',
    '2026-11-16',
    null,
    null,
    'echeance',
    '2028-01-01',
  ],
  ['begun on a 29 February', 'unAn', '2024-02-29', '2025-02-28', null, null, 'unAn', '2025-03-28'],
  [
    'begun on a 29 February, one day too soon',
    'unAn',
    '2024-02-29',
    '2025-02-27',
    null,
    null,
    'echeance',
    '2026-01-01',
  ],
  ['sent on a 31 January', 'unAn', ANCIEN, '2027-01-31', null, null, 'unAn', '2027-02-28'],
  [
    'sent on a 31 January of a leap year',
    'unAn',
    ANCIEN,
    '2028-01-31',
    null,
    null,
    'unAn',
    '2028-02-29',
  ],
  ['sent on 31 December', 'unAn', ANCIEN, '2026-12-31', null, null, 'unAn', '2027-01-31'],
  ['wished for later', 'unAn', ANCIEN, '2026-11-16', null, '2027-03-01', 'unAn', '2027-03-01'],
  ['wished for too soon', 'unAn', ANCIEN, '2026-11-16', null, '2026-11-20', 'unAn', '2026-12-16'],
  [
    'wished for a day that has passed',
    'unAn',
    ANCIEN,
    '2026-11-16',
    null,
    '2026-01-01',
    'unAn',
    '2026-12-16',
  ],
  // At the term of the year.
  ['in time', 'echeance', JEUNE, '2026-09-01', null, null, 'echeance', '2027-01-01'],
  ['on the last day', 'echeance', JEUNE, '2026-10-31', null, null, 'echeance', '2027-01-01'],
  [
    'one day late, less than a year',
    'echeance',
    JEUNE,
    '2026-11-01',
    null,
    null,
    'echeance',
    '2028-01-01',
  ],
  [
    'on 31 December, less than a year',
    'echeance',
    JEUNE,
    '2026-12-31',
    null,
    null,
    'echeance',
    '2028-01-01',
  ],
  ['on 1 January', 'echeance', JEUNE, '2027-01-01', null, null, 'echeance', '2028-01-01'],
  ['in time, after a year', 'echeance', ANCIEN, '2026-10-31', null, null, 'echeance', '2027-01-01'],
  [
    'one day late, after a year: the term all the same',
    'echeance',
    ANCIEN,
    '2026-11-01',
    null,
    null,
    'echeance',
    '2027-01-01',
  ],
  [
    'in December, after a year: a month later',
    'echeance',
    ANCIEN,
    '2026-12-20',
    null,
    null,
    'echeance',
    '2027-01-20',
  ],
  ['in a leap year', 'echeance', JEUNE, '2028-02-29', null, null, 'echeance', '2029-01-01'],
  // A change of situation, within three months.
  [
    'a month after',
    'situation',
    JEUNE,
    '2026-11-16',
    '2026-10-16',
    null,
    'situation',
    '2026-12-16',
  ],
  [
    'on the last day of three months',
    'situation',
    JEUNE,
    '2026-11-16',
    '2026-08-16',
    null,
    'situation',
    '2026-12-16',
  ],
  [
    'three months after a 30 November',
    'situation',
    JEUNE,
    '2027-02-28',
    '2026-11-30',
    null,
    'situation',
    '2027-03-28',
  ],
  [
    'three months after a 30 November, too late',
    'situation',
    JEUNE,
    '2027-03-01',
    '2026-11-30',
    null,
    'echeance',
    '2028-01-01',
  ],
  [
    'too late, less than a year',
    'situation',
    JEUNE,
    '2026-10-20',
    '2026-07-19',
    null,
    'echeance',
    '2027-01-01',
  ],
  [
    'too late, after a year',
    'situation',
    ANCIEN,
    '2026-11-16',
    '2026-01-10',
    null,
    'unAn',
    '2026-12-16',
  ],
  [
    'without its day, after a year',
    'situation',
    ANCIEN,
    '2026-11-16',
    null,
    null,
    'unAn',
    '2026-12-16',
  ],
  [
    'told before it happens',
    'situation',
    JEUNE,
    '2026-11-16',
    '2026-12-01',
    null,
    'situation',
    '2027-01-01',
  ],
  // A notice that came late: twenty days from its sending.
  [
    'three days after, in November',
    'avisTardif',
    JEUNE,
    '2026-11-16',
    '2026-11-13',
    null,
    'avisTardif',
    '2027-01-01',
  ],
  [
    'on the twentieth day',
    'avisTardif',
    JEUNE,
    '2026-12-22',
    '2026-12-02',
    null,
    'avisTardif',
    '2027-01-01',
  ],
  [
    'on the twenty-first day, less than a year',
    'avisTardif',
    JEUNE,
    '2026-12-23',
    '2026-12-02',
    null,
    'echeance',
    '2028-01-01',
  ],
  [
    'on the twenty-first day, after a year',
    'avisTardif',
    ANCIEN,
    '2026-12-23',
    '2026-12-02',
    null,
    'unAn',
    '2027-01-23',
  ],
  [
    'in January, once the year has begun',
    'avisTardif',
    JEUNE,
    '2027-01-10',
    '2027-01-05',
    null,
    'avisTardif',
    '2027-01-11',
  ],
  [
    'over the new year',
    'avisTardif',
    JEUNE,
    '2027-01-05',
    '2026-12-28',
    null,
    'avisTardif',
    '2027-01-06',
  ],
  [
    'with a day to come, which cannot be',
    'avisTardif',
    ANCIEN,
    '2026-11-16',
    '2026-11-20',
    null,
    'unAn',
    '2026-12-16',
  ],
  // No reason, or one that is none.
  ['no reason, after a year', 'autre', ANCIEN, '2026-11-16', null, null, 'unAn', '2026-12-16'],
  [
    'no reason, less than a year',
    'autre',
    JEUNE,
    '2026-10-01',
    null,
    null,
    'echeance',
    '2027-01-01',
  ],
  [
    'no reason, less than a year, too late for this term',
    'autre',
    JEUNE,
    '2026-11-16',
    null,
    null,
    'echeance',
    '2028-01-01',
  ],
  [
    'no reason, wished for the end of the year',
    'autre',
    ANCIEN,
    '2026-11-16',
    null,
    '2027-01-01',
    'unAn',
    '2027-01-01',
  ],
] satisfies Cas[])
  test(`${motif}, ${quoi}: cover stops on ${effetLe}`, () => {
    assert.deepEqual(effetResiliation({ motif, recueLe, evenementLe, souhaiteeLe }, dateDebut), {
      motif: applique,
      effetLe,
    })
  })

test('the last day of cover is the day before', () => {
  assert.equal(dernierJourCouvert('2027-01-01'), '2026-12-31')
  assert.equal(dernierJourCouvert('2028-03-01'), '2028-02-29')
})

test('a year is reached on its anniversary', () => {
  assert.equal(hasUnAn('2025-11-16', '2026-11-15'), false)
  assert.equal(hasUnAn('2025-11-16', '2026-11-16'), true)
})

const saisie = {
  motif: '',
  evenementLe: '',
  souhaiteeLe: '',
  precision: '',
  adresse: '',
}
const fautes = (ecart: object) =>
  Object.entries(validateResiliation({ ...saisie, ...ecart }))
    .filter(([, faute]) => faute)
    .map(([champ]) => champ)

test('nothing has to be said to leave; only what cannot be read is wrong', () => {
  assert.deepEqual(fautes({}), [])
  assert.deepEqual(fautes({ souhaiteeLe: '01/01/2020' }), [])
  assert.deepEqual(fautes({ motif: 'situation' }), [])
  assert.deepEqual(fautes({ motif: 'lune' }), ['motif'])
  assert.deepEqual(fautes({ souhaiteeLe: '31/02/2027' }), ['souhaiteeLe'])
  assert.deepEqual(fautes({ motif: 'situation', evenementLe: '45' }), ['evenementLe'])
  assert.deepEqual(fautes({ evenementLe: '45' }), [])
  assert.deepEqual(fautes({ precision: 'x'.repeat(2001) }), ['precision'])
})

test('no ground is « another one », and a day that goes with none is left out', () => {
  assert.deepEqual(
    normaliseResiliation({ ...saisie, evenementLe: '01/10/2026', precision: '  ' }, '20450001'),
    {
      numeroContrat: '20450001',
      motif: 'autre',
      evenementLe: null,
      souhaiteeLe: null,
      precision: null,
      adresse: null,
    },
  )
})
