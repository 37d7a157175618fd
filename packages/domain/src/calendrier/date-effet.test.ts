import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type Borne,
  type Contrainte,
  dateImposee,
  forceJour,
  isDateAutorisee,
  type Plage,
  resolvePlages,
} from './date-effet.ts'
import {
  type ContexteDateEffet,
  type DateReference,
  resolveDateReference,
} from './date-reference.ts'

const contexte: ContexteDateEffet = {
  aujourdhui: '2026-11-15',
  contrat: { dateDebut: '2020-02-29', dateFin: null },
  dateMotifRadiation: '2026-10-02',
}

for (const [title, reference, relative, attendu, autre] of [
  ['R3.26', 'CDEB', null, '2020-02-29'],
  [
    'R3.27',
    'CFIN',
    null,
    '2027-12-31',
    { contrat: { dateDebut: '2020-01-01', dateFin: '2027-12-31' } },
  ],
  ['R3.27 R9.22 no end', 'CFIN', null, '9999-12-31'],
  ['R3.28', 'AUJ', null, '2026-11-15'],
  ['R3.29', 'RADEVT', null, '2026-10-02'],
  ['R3.29 unknown', 'RADEVT', null, null, { dateMotifRadiation: null }],
  ['R3.30 29 February', 'CANN', null, '2027-02-28'],
  ['R3.30 29 February, leap year', 'CANN', null, '2028-02-29', { aujourdhui: '2027-12-01' }],
  ['R3.30 today is not the next', 'CANN', null, '2027-02-28', { aujourdhui: '2026-02-28' }],
  ['R3.31', 'FIXE', '2027-03-01', '2027-03-01'],
  ['R3.31 no such day', 'FIXE', '2027-02-29', null],
  ['R3.31 missing', 'FIXE', null, null],
  ['R3.32', 'UNAN', null, '2027-01-01'],
  ['R3.32 on New Year’s day', 'UNAN', null, '2028-01-01', { aujourdhui: '2027-01-01' }],
  ['R3.33', 'UNMOIS', null, '2026-11-01'],
  ['R3.34 later this month', 'XMOIS', '20', '2026-11-20'],
  ['R3.34 past this month', 'XMOIS', '10', '2026-12-10'],
  ['R3.34 today is not the next', 'XMOIS', '15', '2026-12-15'],
  ['R3.34 not a day', 'XMOIS', '32', null],
  ['R3.35 clamped', 'XMOISC', '31', '2026-11-30'],
  ['R3.36', 'XMOISS', '31', '2026-12-31'],
  ['R3.36 February', 'XMOISS', '31', '2027-02-28', { aujourdhui: '2027-01-31' }],
  ['R3.37', 'XYAN', '01/09', '2026-09-01'],
  ['R3.38 past this year', 'XYPAN', '01/09', '2027-09-01'],
  ['R3.38 later this year', 'XYPAN', '24/12', '2026-12-24'],
  ['R3.38 29 February', 'XYPAN', '29/02', '2027-02-28'],
  ['R3.38 no such month', 'XYPAN', '01/13', null],
] as [string, DateReference, string | null, string | null, Partial<ContexteDateEffet>?][]) {
  test(`${title} ${reference} ${relative ?? ''} is ${attendu}`, () =>
    assert.equal(resolveDateReference(reference, relative, { ...contexte, ...autre }), attendu))
}

const contrainte = (
  dateReference: DateReference,
  borne: Borne,
  [modificateurAnnee, modificateurMois, modificateurJour]: [number, number, number] = [0, 0, 0],
  conditions: Contrainte['conditions'] = [],
): Contrainte => ({
  conditions,
  detail: {
    dateReference,
    dateRelative: null,
    borne,
    modificateurAnnee,
    modificateurMois,
    modificateurJour,
  },
})
const plages = (...contraintes: Contrainte[]) =>
  resolvePlages({ plages: [{ libelle: 'P', contraintes }] }, contexte, { motif: 'DECES' })
const bornesDe = ([plage]: Plage[]) => plage && [plage.borneMin, plage.borneMax]

for (const [borne, attendu] of [
  ['<', [null, '2026-11-14']],
  ['<=', [null, '2026-11-15']],
  ['=', ['2026-11-15', '2026-11-15']],
  ['>=', ['2026-11-15', null]],
  ['>', ['2026-11-16', null]],
] satisfies [Borne, [string | null, string | null]][]) {
  test(`R3.24 R3.25 the bound ${borne} today allows ${attendu}`, () =>
    assert.deepEqual(bornesDe(plages(contrainte('AUJ', borne))), attendu))
}

test('R3.24 modifiers are applied year, month, then day', () => {
  assert.deepEqual(bornesDe(plages(contrainte('CDEB', '=', [1, 0, 1]))), [
    '2021-03-01',
    '2021-03-01',
  ])
  assert.deepEqual(bornesDe(plages(contrainte('UNMOIS', '<=', [0, 2, -1]))), [null, '2026-12-31'])
})

test('R3.23 constraints of a range add up; a condition that does not hold leaves its constraint out', () => {
  const deux = [contrainte('AUJ', '>='), contrainte('UNAN', '<')]
  assert.deepEqual(bornesDe(plages(...deux)), ['2026-11-15', '2026-12-31'])
  const si = (valeur: string) =>
    contrainte('AUJ', '=', [0, 0, 0], [{ champ: 'motif', valeurs: [valeur] }])
  assert.deepEqual(bornesDe(plages(si('DECES'))), ['2026-11-15', '2026-11-15'])
  assert.deepEqual(bornesDe(plages(si('MARIAGE'))), [null, null])
})

test('R3.23 a range that contradicts itself, or rests on an unknown date, allows nothing', () => {
  assert.deepEqual(plages(contrainte('AUJ', '>'), contrainte('AUJ', '<')), [])
  assert.deepEqual(plages(contrainte('FIXE', '>=')), [])
})

test('R9.22 the end of a contract without end is no bound', () => {
  assert.deepEqual(bornesDe(plages(contrainte('CFIN', '<='))), [null, null])
  assert.deepEqual(bornesDe(plages(contrainte('CFIN', '<=', [0, -1, 0]))), [null, null])
})

test('R9.22 nothing lies on or after the end of a contract without end', () => {
  for (const borne of ['=', '>=', '>'] as const)
    assert.deepEqual(plages(contrainte('CFIN', borne)), [], borne)
})

const simple = (borneMin: string | null, borneMax: string | null, mois?: number): Plage => ({
  borneMin,
  borneMax,
  modeMois: mois !== undefined,
  modificateur: mois ?? null,
})

test('R3.22 R5.14 a range whose min equals max imposes that date, alone of its kind', () => {
  assert.equal(dateImposee([simple('2027-01-01', '2027-01-01')]), '2027-01-01')
  assert.equal(dateImposee([simple('2027-01-01', '2027-01-02')]), null)
  assert.equal(dateImposee([simple(null, null)]), null)
  assert.equal(dateImposee([]), null)
  assert.equal(
    dateImposee([simple('2027-01-01', '2027-01-01'), simple('2027-02-01', '2027-02-01')]),
    null,
  )
})

test('R5.14 R9.22 an imposed date is allowed in month mode too, and never is no date', () => {
  const uneSeule = simple('2027-01-15', '2027-01-15', 1)
  assert.equal(dateImposee([uneSeule]), '2027-01-15')
  assert.equal(isDateAutorisee('2027-01-15', [uneSeule]), true)
  assert.equal(dateImposee([simple('9999-12-31', '9999-12-31')]), null)
})

test('R5.13 month mode forces the day to the modifier, brought back to the month’s end', () => {
  assert.equal(forceJour('2027-02-17', simple(null, null, 1)), '2027-02-01')
  assert.equal(forceJour('2027-02-17', simple(null, null, 31)), '2027-02-28')
  assert.equal(forceJour('2027-02-17', simple(null, null)), '2027-02-17')
  assert.equal(isDateAutorisee('2027-02-17', [simple(null, null, 1)]), false)
  assert.equal(isDateAutorisee('2027-02-01', [simple(null, null, 1)]), true)
})
