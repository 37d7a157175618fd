import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays } from '../calendrier/calcul.ts'
import {
  dernierJourCouvert,
  effetResiliation,
  hasUnAn,
  type MotifResiliation,
  motifsOuverts,
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
const sante = (dateDebut: string) => ({ dateDebut, typeContrat: 'sante' as const })

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
    'unAn',
    '2026-11-17',
  ],
  [
    'the day before it is one year old, in November: kept until then',
    'unAn',
    '2025-11-17',
    '2026-11-16',
    null,
    null,
    'unAn',
    '2026-12-17',
  ],
  ['begun on a 29 February', 'unAn', '2024-02-29', '2025-02-28', null, null, 'unAn', '2025-03-28'],
  [
    'begun on a 29 February, one day too soon',
    'unAn',
    '2024-02-29',
    '2025-02-27',
    null,
    null,
    'unAn',
    '2025-03-28',
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
    'one day late, less than a year: a month after its anniversary',
    'echeance',
    JEUNE,
    '2026-11-01',
    null,
    null,
    'unAn',
    '2027-07-01',
  ],
  [
    'on 31 December, less than a year',
    'echeance',
    JEUNE,
    '2026-12-31',
    null,
    null,
    'unAn',
    '2027-07-01',
  ],
  ['on 1 January', 'echeance', JEUNE, '2027-01-01', null, null, 'unAn', '2027-07-01'],
  [
    'on 31 December, after a year',
    'echeance',
    ANCIEN,
    '2026-12-31',
    null,
    null,
    'unAn',
    '2027-01-31',
  ],
  [
    'on 1 January, after a year',
    'echeance',
    ANCIEN,
    '2027-01-01',
    null,
    null,
    'unAn',
    '2027-02-01',
  ],
  ['in June, after a year', 'echeance', ANCIEN, '2027-06-30', null, null, 'unAn', '2027-07-30'],
  ['in July, after a year', 'echeance', ANCIEN, '2027-07-01', null, null, 'echeance', '2028-01-01'],
  ['in time, after a year', 'echeance', ANCIEN, '2026-10-31', null, null, 'echeance', '2027-01-01'],
  [
    'one day late, after a year: the term all the same',
    'echeance',
    ANCIEN,
    '2026-11-01',
    null,
    null,
    'unAn',
    '2027-01-01',
  ],
  [
    'in December, after a year: a month later',
    'echeance',
    ANCIEN,
    '2026-12-20',
    null,
    null,
    'unAn',
    '2027-01-20',
  ],
  ['in a leap year', 'echeance', JEUNE, '2028-02-29', null, null, 'unAn', '2028-03-29'],
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
    'unAn',
    '2027-07-01',
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
    'unAn',
    '2027-07-01',
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
    'unAn',
    '2027-07-01',
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
    const effet = effetResiliation({ motif, recueLe, evenementLe, souhaiteeLe }, sante(dateDebut))
    assert.deepEqual([effet.motif, effet.effetLe], [applique, effetLe])
  })

for (const [quoi, motif, dateDebut, recueLe, evenementLe, souhaiteeLe, applique, effetLe] of [
  ['at any time, in October', 'unAn', ANCIEN, '2026-10-31', null, null, 'echeance', '2027-01-01'],
  ['at any time, in November', 'unAn', ANCIEN, '2026-11-01', null, null, 'echeance', '2028-01-01'],
  ['on 31 December', 'autre', ANCIEN, '2026-12-31', null, null, 'echeance', '2028-01-01'],
  ['on 1 January', 'echeance', ANCIEN, '2027-01-01', null, null, 'echeance', '2028-01-01'],
  ['on a 29 February', 'autre', ANCIEN, '2028-02-29', null, null, 'echeance', '2029-01-01'],
  [
    'after a change',
    'situation',
    ANCIEN,
    '2026-11-16',
    '2026-10-16',
    null,
    'situation',
    '2026-12-16',
  ],
  [
    'a late notice',
    'avisTardif',
    JEUNE,
    '2026-11-16',
    '2026-11-13',
    null,
    'avisTardif',
    '2027-01-01',
  ],
  [
    'wished for before the term',
    'autre',
    ANCIEN,
    '2026-05-04',
    null,
    '2026-07-01',
    'echeance',
    '2027-01-01',
  ],
] satisfies Cas[])
  test(`of a provident contract, ${quoi}: cover stops on ${effetLe}`, () => {
    const depart = { motif, recueLe, evenementLe, souhaiteeLe }
    const effet = effetResiliation(depart, { dateDebut, typeContrat: 'prevoyance' })
    assert.deepEqual([effet.motif, effet.effetLe], [applique, effetLe])
  })

test('sent before the first anniversary, it counts as received on that day, and says so', () => {
  const autour = (recueLe: string, souhaiteeLe: string | null = null) =>
    effetResiliation(
      { motif: 'autre', recueLe, evenementLe: null, souhaiteeLe },
      sante('2026-03-01'),
    )
  assert.deepEqual(autour('2026-11-16'), {
    motif: 'unAn',
    effetLe: '2027-04-01',
    auPlusTotLe: '2027-04-01',
    compteeLe: '2027-03-01',
  })
  assert.equal(autour('2027-02-28').effetLe, '2027-04-01')
  assert.deepEqual(autour('2027-03-01').compteeLe, null)
  assert.equal(autour('2027-03-02').effetLe, '2027-04-02')
  // In time for the term of the year, which comes first.
  assert.deepEqual(
    [autour('2026-10-31').motif, autour('2026-10-31').effetLe],
    ['echeance', '2027-01-01'],
  )
  // Who would rather stay until the term says that day.
  assert.deepEqual(
    [autour('2026-11-16', '2028-01-01').effetLe, autour('2026-11-16', '2028-01-01').auPlusTotLe],
    ['2028-01-01', '2027-04-01'],
  )
})

test('for any contract and day: the earliest of the open grounds, never sooner when asked later', () => {
  let graine = 20_261_118
  const hasard = (n: number) => {
    graine = (graine * 48_271) % 2_147_483_647
    return graine % n
  }
  const jour = () => addDays('2024-01-01', hasard(1500))
  const motifs = ['unAn', 'echeance', 'situation', 'avisTardif', 'autre'] as const
  for (let essai = 0; essai < 5000; essai++) {
    const contrat = {
      dateDebut: jour(),
      typeContrat: hasard(3) === 0 ? ('prevoyance' as const) : ('sante' as const),
    }
    const recueLe = jour()
    const depart = {
      motif: motifs[hasard(5)] ?? 'autre',
      recueLe,
      // No notice has been sent yet on a day to come.
      evenementLe: hasard(2) ? addDays(recueLe, -hasard(150)) : null,
      souhaiteeLe: null,
    }
    const dit = JSON.stringify({ contrat, depart })
    const { effetLe, auPlusTotLe } = effetResiliation(depart, contrat)
    const ouverts = motifsOuverts(depart, contrat).map((un) => un.effetLe)
    assert.equal(auPlusTotLe, ouverts.toSorted()[0], dit)
    // Whatever ground was given: only « at the term », asked for in its own half of the year, waits for it.
    const terme = `${Number(depart.recueLe.slice(0, 4)) + 1}-01-01`
    const isAuTerme = depart.motif === 'echeance' && depart.recueLe.slice(5) >= '07-01'
    assert.equal(effetLe, isAuTerme && terme > auPlusTotLe ? terme : auPlusTotLe, dit)
    for (const motif of motifs) {
      const sansPreuve = effetResiliation({ ...depart, motif, evenementLe: null }, contrat)
      assert.ok(auPlusTotLe <= sansPreuve.auPlusTotLe, `${dit} beside ${motif}`)
    }
    const demain = { ...depart, recueLe: addDays(depart.recueLe, 1) }
    assert.ok(effetResiliation(demain, contrat).effetLe >= effetLe, dit)
    const plusTard = addDays(effetLe, hasard(400) - 200)
    const voulu = effetResiliation({ ...depart, souhaiteeLe: plusTard }, contrat).effetLe
    assert.equal(voulu, plusTard > auPlusTotLe ? plusTard : auPlusTotLe, dit)
  }
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
      isSansMotif: true,
      evenementLe: null,
      souhaiteeLe: null,
      precision: null,
      adresse: null,
    },
  )
  assert.equal('isSansMotif' in normaliseResiliation({ ...saisie, motif: 'autre' }, '1'), false)
})
