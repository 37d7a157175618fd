import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nomsChampsAudience, prefixesDe } from './champs.ts'
import { fautesRegle } from './controle.ts'
import { direRegle } from './dire.ts'
import type { GroupeAudience } from './regle.ts'

const regle = (...regles: unknown[]) => ({ lien: 'et', regles }) as unknown as GroupeAudience
const fautes = (...regles: unknown[]) => Object.keys(fautesRegle(regle(...regles)))

test('people are chosen by these fields, and by no other', () => {
  assert.deepEqual(nomsChampsAudience, [
    'offre',
    'etatContrat',
    'typeContrat',
    'dateDebut',
    'anciennete',
    'hasRib',
    'qualite',
    'age',
    'departement',
    'codePostal',
    'hasMobile',
    'dematerialisation',
    'canalService',
    'canalInformation',
    'canalOffres',
    'compteCree',
    'derniereConnexion',
  ])
})

test('what is health, and what is nobody’s field, is refused at its place', () => {
  for (const champ of [
    'prestations',
    'materniteDu',
    'exoneration',
    'nir',
    'remboursements',
    'constructor',
    'sexe',
  ])
    assert.deepEqual(
      fautesRegle(
        regle(
          { champ: 'age', operateur: 'auMoins', valeur: 60 },
          { lien: 'ou', regles: [{ champ, operateur: 'parmi', valeur: ['x'] }] },
        ),
      ),
      {
        'regles.1.regles.0.champ':
          'Ce champ ne peut pas servir à choisir des personnes\u00a0: seuls ceux de la liste le peuvent, jamais une donnée de santé',
      },
      champ,
    )
})

for (const [quoi, condition, attendues] of [
  ['an offer', { champ: 'offre', operateur: 'parmi', valeur: ['L’Essentielle'] }, []],
  [
    'a state that does not exist',
    { champ: 'etatContrat', operateur: 'parmi', valeur: ['mort'] },
    ['regles.0.valeur'],
  ],
  ['no value', { champ: 'offre', operateur: 'parmi', valeur: [] }, ['regles.0.valeur']],
  [
    'a thousand values',
    { champ: 'codePostal', operateur: 'commence', valeur: Array(1000).fill('69') },
    [],
  ],
  [
    'one too many',
    { champ: 'codePostal', operateur: 'commence', valeur: Array(1001).fill('69') },
    ['regles.0.valeur'],
  ],
  [
    'Corsica of the south',
    { champ: 'departement', operateur: 'parmi', valeur: ['2A', '2B', '974', '01'] },
    [],
  ],
  [
    'a department that was divided',
    { champ: 'departement', operateur: 'parmi', valeur: ['20'] },
    ['regles.0.valeur'],
  ],
  [
    'a postal code with a letter',
    { champ: 'codePostal', operateur: 'commence', valeur: ['2A'] },
    ['regles.0.valeur'],
  ],
  ['an age in words', { champ: 'age', operateur: 'auMoins', valeur: '60' }, ['regles.0.valeur']],
  ['an age of nobody', { champ: 'age', operateur: 'auMoins', valeur: 131 }, ['regles.0.valeur']],
  [
    'ages the wrong way round',
    { champ: 'age', operateur: 'entre', valeur: [75, 60] },
    ['regles.0.valeur'],
  ],
  [
    'a day that is none',
    { champ: 'dateDebut', operateur: 'avant', valeur: '2026-02-30' },
    ['regles.0.valeur'],
  ],
  [
    'days',
    { champ: 'dateDebut', operateur: 'entreJours', valeur: ['2026-01-01', '2026-12-31'] },
    [],
  ],
  [
    'a question of another kind',
    { champ: 'age', operateur: 'commence', valeur: ['6'] },
    ['regles.0.operateur'],
  ],
  [
    'what always is, asked whether it is known',
    { champ: 'age', operateur: 'connu' },
    ['regles.0.operateur'],
  ],
  ['what may be missing', { champ: 'derniereConnexion', operateur: 'inconnu' }, []],
  [
    'a value where none is asked',
    { champ: 'hasRib', operateur: 'non', valeur: ['x'] },
    ['regles.0.valeur'],
  ],
] as const)
  test(`a condition with ${quoi} is ${attendues.length ? 'refused' : 'taken'}`, () => {
    assert.deepEqual(fautes(condition), attendues)
  })

test('an empty rule is everybody; an empty group within, a fourth level, a fifty-first condition are refused', () => {
  assert.deepEqual(fautes(), [])
  assert.deepEqual(fautes({ lien: 'ou', regles: [] }), ['regles.0'])
  const age = { champ: 'age', operateur: 'auMoins', valeur: 18 }
  const trois = { lien: 'ou', regles: [{ lien: 'et', regles: [age] }] }
  assert.deepEqual(fautes(trois), [])
  assert.ok(fautes({ lien: 'ou', regles: [trois] }).length > 0)
  assert.deepEqual(fautes(...Array(51).fill(age)), ['regles.50'])
})

for (const [departement, codePostal, isDedans] of [
  ['69', '69003', true],
  ['01', '01000', true],
  ['2A', '20000', true],
  ['2A', '20190', true],
  ['2A', '20200', false],
  ['2B', '20200', true],
  ['2B', '20620', true],
  ['974', '97400', true],
  ['97', '69970', false],
] as const)
  test(`${codePostal} is ${isDedans ? '' : 'not '}in ${departement}`, () => {
    assert.equal(
      prefixesDe(departement).some((prefixe) => codePostal.startsWith(prefixe)),
      isDedans,
    )
  })

test('a rule is said in one sentence', () => {
  assert.equal(direRegle(regle()), 'Tous les adhérents')
  assert.equal(
    direRegle(
      regle(
        { champ: 'etatContrat', operateur: 'parmi', valeur: ['valide'] },
        { champ: 'age', operateur: 'entre', valeur: [60, 75] },
        {
          lien: 'ou',
          isSauf: true,
          regles: [
            { champ: 'hasRib', operateur: 'non' },
            { champ: 'dateDebut', operateur: 'avant', valeur: '2020-01-01' },
          ],
        },
      ),
    ),
    'État du contrat\u00a0est parmi Valide et Âge\u00a0est entre 60 et 75\u00a0ans et sauf (Compte de remboursement connu\u00a0:\u00a0non ou Début du contrat\u00a0est avant le 01/01/2020)',
  )
})
