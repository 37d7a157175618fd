import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type ErreurDate,
  messageDateNaissance,
  messageSaisieDate,
  parseDate,
  validateDate,
} from './saisie.ts'

test('R9.23 JJ/MM/AAAA is read strictly', () => {
  assert.equal(parseDate('29/02/2024'), '2024-02-29')
  assert.equal(parseDate(' 01/01/2026 '), '2026-01-01')
  for (const faux of ['29/02/2026', '31/04/2026', '1/1/2026', '2026-01-01', '00/01/2026', ''])
    assert.equal(parseDate(faux), null, faux)
})

const limites = {
  required: true,
  min: '2026-01-01',
  max: '2026-12-31',
  isDisabled: (date: string) => date === '2026-05-01',
}
for (const [title, saisie, erreur] of [
  ['R5.09', '31/02/2026', 'invalid'],
  ['R5.09 incomplete', '03/11', 'invalid'],
  ['R5.10', '31/12/2025', 'minDate'],
  ['R5.11', '01/01/2027', 'maxDate'],
  ['R5.12', '01/05/2026', 'disabledDate'],
  ['required', '', 'required'],
  ['R5.10 on the bound', '01/01/2026', null],
  ['R5.11 on the bound', '31/12/2026', null],
] satisfies [string, string, ErreurDate | null][]) {
  test(`${title} « ${saisie} » gives ${erreur}`, () =>
    assert.equal(validateDate(saisie, limites), erreur))
}

for (const [title, saisie, attendu] of [
  ['R5.09', '31/02/2026', 'Écrivez une date qui existe, sous la forme JJ/MM/AAAA'],
  ['R5.10', '31/12/2025', 'La date doit être postérieure ou égale au 01/01/2026'],
  ['R5.11', '01/01/2027', 'La date doit être antérieure ou égale au 31/12/2026'],
  ['R5.12', '01/05/2026', 'Cette date n’est pas proposée'],
  ['required', '', 'La date est obligatoire'],
  ['nothing wrong', '02/05/2026', null],
] satisfies [string, string, string | null][]) {
  test(`${title} « ${saisie} » says ${attendu}`, () =>
    assert.equal(messageSaisieDate(saisie, limites), attendu))
}

test('an empty field that is not required is fine', () => {
  assert.equal(validateDate('', { min: '2026-01-01' }), null)
})

for (const [title, saisie, attendu] of [
  ['R5.05', '', 'La date de naissance est obligatoire'],
  ['R5.05 spaces', '  ', 'La date de naissance est obligatoire'],
  ['R5.06', '30/02/1990', 'Écrivez une date de naissance qui existe, sous la forme JJ/MM/AAAA'],
  ['R5.07', '16/11/2026', 'La date de naissance ne peut pas être dans le futur'],
  ['R5.07 born today', '15/11/2026', null],
  [
    'R5.06 a digit short',
    '12/05/0985',
    'La date de naissance ne peut pas être antérieure au 01/01/1900',
  ],
  ['R5.06 leap day', '29/02/2000', null],
] satisfies [string, string, string | null][]) {
  test(`${title} a birth date « ${saisie} » says ${attendu}`, () =>
    assert.equal(messageDateNaissance(saisie, '2026-11-15'), attendu))
}
