import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Plage } from './date-effet.ts'
import {
  bornesDePlages,
  dateDuMois,
  dateProche,
  formatPlage,
  modeDateEffet,
} from './date-effet-choix.ts'
import {
  messageDateEffet,
  messageSaisieDateEffet,
  moisDeLaSaisie,
  saisieDuMois,
  validateDateEffet,
} from './date-effet-saisie.ts'

const simple = (borneMin: string | null, borneMax: string | null, mois?: number): Plage => ({
  borneMin,
  borneMax,
  modeMois: mois !== undefined,
  modificateur: mois ?? null,
})

const deuxPlages = [simple('2026-12-01', '2026-12-31'), simple('2027-03-01', '2027-03-31')]
for (const [title, date, attendu] of [
  ['R5.15', null, 'La date d’effet est obligatoire'],
  ['R5.16', '2026-11-30', 'La date d’effet doit être postérieure ou égale au 01/12/2026'],
  ['R5.17', '2027-04-01', 'La date d’effet doit être antérieure ou égale au 31/03/2027'],
  ['R5.12', '2027-01-15', 'Cette date d’effet n’est pas proposée'],
  ['R5.16 on the bound', '2026-12-01', null],
  ['R5.17 on the bound', '2027-03-31', null],
] satisfies [string, string | null, string | null][]) {
  test(`${title} an effective date of ${date} says ${attendu}`, () => {
    const erreur = validateDateEffet(date, deuxPlages)
    assert.equal(erreur && messageDateEffet(erreur), attendu)
  })
}

test('R9.22 the sentinel as upper bound accepts every date', () => {
  assert.equal(validateDateEffet('9999-12-31', [simple('2026-01-01', '9999-12-31')]), null)
})

for (const [title, plages, attendu] of [
  ['no range', [], 'aucune'],
  ['R5.14 min equals max', [simple('2027-01-01', '2027-01-01')], 'imposee'],
  ['R5.13 month mode', [simple('2026-12-01', null, 1)], 'mois'],
  ['months and days mixed', [simple('2026-12-01', null, 1), simple('2026-11-20', null)], 'jour'],
  ['days', [simple(null, null)], 'jour'],
  ['a range turned round allows nothing', [simple('2027-02-01', '2027-01-01')], 'aucune'],
  ['no first of the month between its bounds', [simple('2026-12-02', '2026-12-31', 1)], 'aucune'],
  [
    'a useless range does not count',
    [simple('2027-02-01', '2027-01-01'), simple('2027-01-01', '2027-01-01')],
    'imposee',
  ],
] satisfies [string, Plage[], string][]) {
  test(`${title}: the date is chosen by ${attendu}`, () =>
    assert.equal(modeDateEffet(plages), attendu))
}

const unMois = [simple('2026-12-01', '2027-02-28', 1)]
for (const [title, saisie, plages, attendu] of [
  ['R5.15', '', deuxPlages, 'La date d’effet est obligatoire'],
  [
    'R5.09',
    '31/02/2027',
    deuxPlages,
    'Cette date n’existe pas\u00a0: écrivez la date d’effet sous la forme JJ/MM/AAAA',
  ],
  [
    'R5.09',
    '12/2026',
    deuxPlages,
    'Cette date n’existe pas\u00a0: écrivez la date d’effet sous la forme JJ/MM/AAAA',
  ],
  [
    'R5.09 month',
    '13/2026',
    unMois,
    'Cette date n’existe pas\u00a0: écrivez la date d’effet sous la forme MM/AAAA',
  ],
  ['R5.13 month', '12/2026', unMois, null],
  ['R5.13 month with its day', '01/12/2026', unMois, null],
  ['R5.13 not the forced day', '02/12/2026', unMois, 'Cette date d’effet n’est pas proposée'],
  [
    'R5.16 month',
    '11/2026',
    unMois,
    'La date d’effet doit être postérieure ou égale au 01/12/2026',
  ],
  ['R5.17 month', '03/2027', unMois, 'La date d’effet doit être antérieure ou égale au 28/02/2027'],
  ['nothing allowed', '01/12/2026', [], 'Aucune date d’effet n’est possible'],
  ['nothing allowed, nothing typed', '', [], 'Aucune date d’effet n’est possible'],
] satisfies [string, string, Plage[], string | null][]) {
  test(`${title} « ${saisie} » says ${attendu}`, () =>
    assert.equal(messageSaisieDateEffet(saisie, plages), attendu))
}

test('R5.13 a month typed gives its forced day to the form, and is shown as a month', () => {
  assert.equal(saisieDuMois('12/2026', unMois), '01/12/2026')
  assert.equal(saisieDuMois('02/2027', [simple(null, null, 31)]), '28/02/2027')
  assert.equal(saisieDuMois('11/2026', unMois), '11/2026')
  assert.equal(saisieDuMois('12/20', unMois), '12/20')
  assert.equal(moisDeLaSaisie('01/12/2026'), '12/2026')
  assert.equal(moisDeLaSaisie('12/20'), '12/20')
})

test('R5.13 each month takes the day of the range that allows it', () => {
  const plages = [simple('2026-12-01', '2026-12-31', 1), simple('2027-01-01', '2027-01-31', 15)]
  assert.equal(dateDuMois('2026-12', plages), '2026-12-01')
  assert.equal(dateDuMois('2027-01', plages), '2027-01-15')
  assert.equal(dateDuMois('2027-02', plages), null)
})

for (const [title, plages, attendu] of [
  ['today', [simple('2026-01-01', null)], '2026-11-15'],
  ['the next range', deuxPlages, '2026-12-01'],
  ['the last day, when all is past', [simple('2026-01-01', '2026-03-31')], '2026-03-31'],
  ['the next first of the month', [simple('2026-01-01', null, 1)], '2026-12-01'],
  ['the last first of the month', [simple(null, '2026-03-15', 1)], '2026-03-01'],
  ['the 20th of the month before', [simple(null, '2026-03-15', 20)], '2026-02-20'],
  ['nothing', [], null],
] satisfies [string, Plage[], string | null][]) {
  test(`a calendar opened on 15/11/2026 shows ${title}: ${attendu}`, () =>
    assert.equal(dateProche('2026-11-15', plages), attendu))
}

test('R9.22 the outer bounds of ranges; the sentinel is none', () => {
  assert.deepEqual(bornesDePlages(deuxPlages), { min: '2026-12-01', max: '2027-03-31' })
  assert.deepEqual(bornesDePlages([simple(null, '9999-12-31')]), { min: null, max: null })
  assert.deepEqual(bornesDePlages([]), { min: null, max: null })
})

for (const [plage, attendu] of [
  [
    { ...simple('2026-12-01', '2027-01-31'), libelle: 'Dès maintenant' },
    'Dès maintenant\u00a0: du 01/12/2026 au 31/01/2027',
  ],
  [simple('2026-12-01', null), 'à partir du 01/12/2026'],
  [simple('2026-12-01', '9999-12-31'), 'à partir du 01/12/2026'],
  [simple(null, '2027-01-31'), 'jusqu’au 31/01/2027'],
  [simple(null, null), 'à la date de votre choix'],
  [simple('2027-01-01', '2027-01-01'), 'le 01/01/2027'],
  [simple('2026-12-01', '2027-03-31', 1), 'le 1er du mois, de décembre 2026 à mars 2027'],
  [simple('2026-12-02', '2027-03-31', 1), 'le 1er du mois, de janvier 2027 à mars 2027'],
  [simple('2026-12-02', '2027-03-04', 5), 'le 05 du mois, de décembre 2026 à février 2027'],
  [simple('2027-03-02', null, 15), 'le 15 du mois, à partir de mars 2027'],
  [simple('2027-04-01', null, 1), 'le 1er du mois, à partir d’avril 2027'],
  [simple(null, '2027-08-31', 1), 'le 1er du mois, jusqu’à août 2027'],
  [simple(null, null, 31), 'le 31 ou le dernier jour du mois'],
  [simple('2027-01-01', '2027-01-31', 1), 'le 01/01/2027'],
  [simple('2027-01-15', '2027-01-15', 1), 'le 15/01/2027'],
] satisfies [Plage, string][]) {
  test(`R9.24 a range reads « ${attendu} »`, () => assert.equal(formatPlage(plage), attendu))
}
