import assert from 'node:assert/strict'
import { test } from 'node:test'
import { normaliseDeces, validateDeces } from './index.ts'

const saisie = (ecart: object = {}) => ({
  prenom: 'Jeanne',
  nom: 'Roche',
  dateNaissance: '02/02/1950',
  contratDefunt: '',
  decesLe: '10/11/2026',
  lien: 'enfant',
  telephone: '',
  ...ecart,
})
const jour = '2026-11-19'
const fautes = (ecart: object = {}) =>
  Object.entries(validateDeces(saisie(ecart), { jour }))
    .filter(([, message]) => message !== null)
    .map(([champ]) => champ)

for (const [ecart, attendu] of [
  [{}, []],
  [{ decesLe: '19/11/2026' }, []],
  // Nobody dies tomorrow, nor before they were born; the day of one's birth is one.
  [{ decesLe: '20/11/2026' }, ['decesLe']],
  [{ decesLe: '01/02/1950' }, ['decesLe']],
  [{ decesLe: '02/02/1950' }, []],
  [{ decesLe: '' }, ['decesLe']],
  [{ dateNaissance: '' }, ['dateNaissance']],
  [{ prenom: ' ', nom: '' }, ['prenom', 'nom']],
  [{ nom: 'www.piege.example' }, ['nom']],
  [{ lien: 'voisin' }, ['lien']],
  [{ telephone: '12' }, ['telephone']],
  [{ telephone: '06 39 98 45 67', contratDefunt: '20450001' }, []],
  [{ contratDefunt: '1'.repeat(51) }, ['contratDefunt']],
] as const)
  test(`${JSON.stringify(ecart)}: ${attendu.join(', ') || 'nothing is wrong'}`, () => {
    assert.deepEqual(fautes(ecart), attendu)
  })

test('what was typed is understood: days, a number that can be called, no contract', () => {
  assert.deepEqual(normaliseDeces(saisie({ nom: ' Roche ', telephone: '0639984567' })), {
    prenom: 'Jeanne',
    nom: 'Roche',
    dateNaissance: '1950-02-02',
    contratDefunt: null,
    decesLe: '2026-11-10',
    lien: 'enfant',
    telephone: '+33639984567',
  })
})
