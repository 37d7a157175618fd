import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EcheanceRevue } from './reports.ts'
import { reviserEcheances } from './revision.ts'
import { cotisationMensuelle, type Tarif, type Tarification, tarifDe } from './tarif.ts'

const tarif = (annee: number, plus = 0): Tarif => ({
  annee,
  adultes: [
    { jusqua: 29, montant: 3650 + plus },
    { jusqua: 49, montant: 4650 + plus },
    { jusqua: null, montant: 9180 + plus },
  ],
  enfant: 2470 + plus,
})
const ne = (dateNaissance: string, lien = 'Conjoint') => ({ dateNaissance, lien })
const option = (montantMensuel: number, dateDebut: string, dateFin: string | null = null) => ({
  libelle: 'Renfort',
  montantMensuel,
  dateDebut,
  dateFin,
})
const contrat = (more: Partial<Tarification> = {}): Tarification => ({
  tarifs: [tarif(2025, -100), tarif(2026)],
  assures: [ne('1986-03-14')],
  options: [],
  ...more,
})

for (const [titre, tarification, jour, attendu] of [
  ['one adult', contrat(), '2026-11-16', 4650],
  ['the tariff of the year', contrat(), '2025-12-31', 4550],
  ['a year to come at the last tariff known', contrat(), '2031-01-01', 4650],
  ['a year before all tariffs', contrat(), '2024-06-01', null],
  [
    'age is the one reached in the year',
    contrat({ assures: [ne('1996-12-31')] }),
    '2026-01-01',
    4650,
  ],
  ['born in the year before', contrat({ assures: [ne('1997-01-01')] }), '2026-12-31', 3650],
  ['a very old member', contrat({ assures: [ne('1900-01-01')] }), '2026-01-01', 9180],
  ['nobody', contrat({ assures: [] }), '2026-01-01', 0],
  [
    'a family of four children pays for two of them',
    contrat({ assures: [ne('1986-03-14'), ...Array(4).fill(ne('2015-06-18', 'Enfant'))] }),
    '2026-01-01',
    4650 + 2 * 2470,
  ],
  [
    'an option from its first day',
    contrat({ options: [option(420, '2026-03-01')] }),
    '2026-03-01',
    5070,
  ],
  ['not the day before', contrat({ options: [option(420, '2026-03-01')] }), '2026-02-28', 4650],
  [
    'to its last day',
    contrat({ options: [option(420, '2020-01-01', '2026-03-31')] }),
    '2026-03-31',
    5070,
  ],
  [
    'not after',
    contrat({ options: [option(420, '2020-01-01', '2026-03-31')] }),
    '2026-04-01',
    4650,
  ],
] as const satisfies [string, Tarification, string, number | null][]) {
  test(`the month costs: ${titre}`, () => {
    assert.equal(cotisationMensuelle(tarification, jour), attendu)
  })
}

test('an offer without a tariff has no price', () => {
  assert.equal(tarifDe([], 2026), null)
  assert.equal(cotisationMensuelle(contrat({ tarifs: [] }), '2026-01-01'), null)
})

const mensuelle = (mois: number, etat: EcheanceRevue['etat'], montant = 5000): EcheanceRevue => ({
  id: String(mois),
  periodeDebut: `2026-${String(mois).padStart(2, '0')}-01`,
  periodeFin: `2026-${String(mois).padStart(2, '0')}-28`,
  dateEcheance: `2026-${String(mois).padStart(2, '0')}-05`,
  montant,
  etat,
  prixMensuels: null,
})
const trimestre: EcheanceRevue = {
  id: 'T1',
  periodeDebut: '2027-01-01',
  periodeFin: '2027-03-31',
  dateEcheance: '2027-01-05',
  montant: 15_000,
  etat: 'a_venir',
  prixMensuels: null,
}

/** Those whose amount is another one afterwards. */
const montantsRevus = (
  echeances: readonly EcheanceRevue[],
  quand: { depuis: string; prevenuLe: string },
  prix: number,
) =>
  reviserEcheances(echeances, [], quand, () => prix)
    .echeances.filter(({ id, montant }) => echeances.find((e) => e.id === id)?.montant !== montant)
    .map(({ id, montant }) => [id, montant])

for (const [titre, echeances, depuis, prix, attendu] of [
  [
    'what comes after the day changes, what was called does not',
    [mensuelle(10, 'payee'), mensuelle(11, 'a_venir'), mensuelle(12, 'a_venir')],
    '2026-12-01',
    5420,
    [['12', 5420]],
  ],
  [
    'the same price changes nothing',
    [mensuelle(11, 'a_venir'), mensuelle(12, 'a_venir')],
    '2026-11-01',
    5000,
    [],
  ],
  [
    'a month already paid that costs less is given back on the next',
    [mensuelle(11, 'payee'), mensuelle(12, 'a_venir')],
    '2026-11-01',
    3000,
    [['12', 1000]],
  ],
  [
    'more than the next instalment is carried on to the one after',
    [
      mensuelle(9, 'payee'),
      mensuelle(10, 'payee'),
      mensuelle(11, 'a_venir'),
      mensuelle(12, 'a_venir'),
    ],
    '2026-09-01',
    2000,
    [
      ['11', 0],
      ['12', 0],
    ],
  ],
  [
    'a month already paid that costs more is asked for with the next',
    [mensuelle(11, 'payee'), mensuelle(12, 'a_venir')],
    '2026-11-01',
    5500,
    [['12', 6000]],
  ],
  [
    'a rejected one was called: its difference is carried too',
    [mensuelle(11, 'rejetee'), mensuelle(12, 'a_venir')],
    '2026-11-01',
    5500,
    [['12', 6000]],
  ],
  ['a quarter that changes in its middle', [trimestre], '2027-02-01', 6000, [['T1', 17_000]]],
  ['the year 9999', [trimestre], '9999-12-01', 6000, []],
  ['no instalment at all', [], '2026-11-01', 6000, []],
] as const satisfies [string, EcheanceRevue[], string, number, [string, number][]][]) {
  test(`a new price: ${titre}`, () => {
    assert.deepEqual(montantsRevus(echeances, { depuis, prevenuLe: '2026-08-01' }, prix), attendu)
  })
}

for (const [titre, prevenuLe, attendu] of [
  [
    'told fourteen days before',
    '2026-11-21',
    [
      ['12', 4500],
      ['01', 4500],
    ],
  ],
  [
    'told thirteen days before, it stays, and the next one makes up for it',
    '2026-11-22',
    [['01', 4000]],
  ],
] as const)
  test(`a debit that changes is ${titre}`, () => {
    const janvier = {
      ...mensuelle(12, 'a_venir'),
      id: '01',
      periodeDebut: '2027-01-01',
      periodeFin: '2027-01-31',
      dateEcheance: '2027-01-05',
    }
    const echeances = [{ ...mensuelle(12, 'a_venir'), dateEcheance: '2026-12-05' }, janvier]
    assert.deepEqual(montantsRevus(echeances, { depuis: '2026-12-01', prevenuLe }, 4500), attendu)
  })

/** A change asked for weeks before counts from the day on which its schedule is told: that one, debit, changed. */
for (const [prevenuLe, dateEcheance, isChangee] of [
  ['2027-01-01', '2027-01-05', false], // planned for 1 January: the debit of the 5th stays
  ['2027-01-01', '2027-01-14', false],
  ['2027-01-01', '2027-01-15', true],
  ['2026-12-31', '2027-01-14', true], // over the year
  ['2026-12-31', '2027-01-13', false],
  ['2028-02-16', '2028-03-01', true], // over 29 February
  ['2028-02-17', '2028-03-01', false],
  ['2027-02-15', '2027-03-01', true],
  ['2027-01-31', '2027-02-14', true], // a month's end
] as const)
  test(`told on ${prevenuLe}, the debit of ${dateEcheance} ${isChangee ? 'changes' : 'stays'}`, () => {
    const debut = `${dateEcheance.slice(0, 7)}-01`
    const echeance = {
      ...mensuelle(12, 'a_venir'),
      periodeDebut: debut,
      periodeFin: `${dateEcheance.slice(0, 7)}-28`,
      dateEcheance,
    }
    const revues = montantsRevus([echeance], { depuis: debut, prevenuLe }, 4500)
    assert.equal(revues.length === 1, isChangee)
  })
