import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type ErreurDate,
  maskDate,
  messageDateNaissance,
  parseDate,
  validateDate,
} from './saisie.ts'

test('R5.08 digits become JJ/MM/AAAA as they are typed', () => {
  const frappe = ['0', '03', '031', '0311', '03112', '03112026', '031120269', '03/11/2026', 'a3']
  assert.deepEqual(frappe.map(maskDate), [
    '0',
    '03',
    '03/1',
    '03/11',
    '03/11/2',
    '03/11/2026',
    '03/11/2026',
    '03/11/2026',
    '3',
  ])
})

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

test('an empty field that is not required is fine', () => {
  assert.equal(validateDate('', { min: '2026-01-01' }), null)
})

for (const [title, saisie, attendu] of [
  ['R5.05', '', 'La date de naissance est obligatoire'],
  ['R5.05 spaces', '  ', 'La date de naissance est obligatoire'],
  ['R5.06', '30/02/1990', 'La date de naissance doit exister et s’écrire JJ/MM/AAAA'],
  ['R5.07', '16/11/2026', 'La date de naissance ne peut pas être dans le futur'],
  ['R5.07 born today', '15/11/2026', null],
  ['R5.06 leap day', '29/02/2000', null],
] satisfies [string, string, string | null][]) {
  test(`${title} a birth date « ${saisie} » says ${attendu}`, () =>
    assert.equal(messageDateNaissance(saisie, '2026-11-15'), attendu))
}
