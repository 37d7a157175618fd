import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Invitation, isDelegue, isSoinsOuverts, validateInvitation } from './index.ts'

const now = new Date('2026-11-16T11:00:00Z')
const juste: Invitation = {
  nom: 'Nadia Benali',
  email: 'nadia@example.org',
  domaines: ['carte'],
  fin: '31/12/2026',
}
const faults = (saisie: Partial<Invitation>) =>
  Object.fromEntries(
    Object.entries(validateInvitation({ ...juste, ...saisie }, now)).filter(([, m]) => m !== null),
  )

for (const [what, saisie, expected] of [
  ['all in order', {}, {}],
  ['no name', { nom: '  ' }, { nom: 'Le nom de votre proche est obligatoire' }],
  ['no address', { email: '' }, { email: 'L’adresse e-mail de votre proche est obligatoire' }],
  [
    'half an address',
    { email: 'nadia@' },
    { email: 'L’adresse e-mail doit s’écrire comme nom@exemple.fr' },
  ],
  [
    'nothing chosen',
    { domaines: [] },
    { domaines: 'Choisissez au moins une partie de votre espace' },
  ],
  ['no end', { fin: '' }, { fin: 'La date est obligatoire' }],
  [
    'a day that is not',
    { fin: '31/02/2027' },
    { fin: 'Écrivez une date qui existe, sous la forme JJ/MM/AAAA' },
  ],
  ['today', { fin: '16/11/2026' }, {}],
  [
    'yesterday',
    { fin: '15/11/2026' },
    { fin: 'La date doit être postérieure ou égale au 16/11/2026' },
  ],
  ['a year', { fin: '16/11/2027' }, {}],
  [
    'a year and a day',
    { fin: '17/11/2027' },
    { fin: 'La date doit être antérieure ou égale au 16/11/2027' },
  ],
] satisfies [string, Partial<Invitation>, Record<string, string>][])
  test(`an invitation with ${what}`, () => assert.deepEqual(faults(saisie), expected))

test('health care is open with reimbursements, and with nothing else', () => {
  assert.equal(
    isSoinsOuverts(['documents', 'contrats', 'carte', 'cotisations', 'demarches']),
    false,
  )
  assert.equal(isSoinsOuverts(['remboursements']), true)
})

test('requests are shown with the area that shows them, and some never', () => {
  assert.equal(isDelegue('demarches', ['demarches']), true)
  assert.equal(isDelegue('remboursements', ['demarches']), false)
  assert.equal(isDelegue('jamais', ['demarches', 'remboursements']), false)
})
