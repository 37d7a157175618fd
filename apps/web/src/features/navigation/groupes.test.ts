import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Groupe, isCurrent, type Lecteur, visibleGroupes } from './groupes.ts'

const route = (path: string, guard = {}) => ({ path, guard, link: () => `#${path}` })

const groupes: Groupe<string>[] = [
  {
    libelle: 'Accueil',
    court: 'Accueil',
    icon: '',
    entrees: [{ route: route('/accueil'), libelle: 'Accueil', icon: '' }],
  },
  {
    libelle: 'Mes contrats',
    court: 'Contrats',
    icon: '',
    entrees: [
      { route: route('/contrats'), libelle: 'Contrats', icon: '' },
      { route: route('/options', { portee: 'Contrat' }), libelle: 'Options', icon: '' },
      { route: route('/garanties'), libelle: 'Garanties', icon: '', typeContrat: 'sante' },
    ],
  },
  {
    libelle: 'Mes démarches',
    court: 'Démarches',
    icon: '',
    entrees: [{ route: route('/aide', { feature: 'faq' }), libelle: 'Aide', icon: '' }],
  },
  { libelle: 'Mon profil', court: 'Profil', icon: '', entrees: [] },
]

const adherente: Lecteur = {
  qualite: 'adherent',
  typeContrat: 'sante',
  isFeatureVisible: () => true,
  domaines: null,
}

const seen = (ecart: Partial<Lecteur>) =>
  visibleGroupes(groupes, { ...adherente, ...ecart }).map(({ libelle, entrees }) => [
    libelle,
    ...entrees.map((entree) => entree.route.path),
  ])

for (const { title, ecart, expected } of [
  {
    title: 'the adherent sees all of it, but for a group without a page',
    ecart: {},
    expected: [
      ['Accueil', '/accueil'],
      ['Mes contrats', '/contrats', '/options', '/garanties'],
      ['Mes démarches', '/aide'],
    ],
  },
  {
    title: 'a beneficiary does not see what is the adherent’s',
    ecart: { qualite: 'beneficiaire' },
    expected: [
      ['Accueil', '/accueil'],
      ['Mes contrats', '/contrats', '/garanties'],
      ['Mes démarches', '/aide'],
    ],
  },
  {
    title: 'a provident contract has no health page',
    ecart: { typeContrat: 'prevoyance' },
    expected: [
      ['Accueil', '/accueil'],
      ['Mes contrats', '/contrats', '/options'],
      ['Mes démarches', '/aide'],
    ],
  },
  {
    title: 'R6.07 a feature that is off takes its page, and the group that it leaves empty',
    ecart: { isFeatureVisible: (feature: string) => feature !== 'faq' },
    expected: [
      ['Accueil', '/accueil'],
      ['Mes contrats', '/contrats', '/options', '/garanties'],
    ],
  },
] satisfies { title: string; ecart: Partial<Lecteur>; expected: string[][] }[])
  test(title, () => assert.deepEqual(seen(ecart), expected))

test('an entry is current on its page and on those that belong to it', () => {
  const entree = {
    route: route('/remboursements'),
    libelle: '',
    icon: '',
    aussi: [{ path: '/prestations/:id' }],
  }
  assert.equal(isCurrent(entree, '/remboursements'), true)
  assert.equal(isCurrent(entree, '/prestations/12'), true)
  assert.equal(isCurrent(entree, '/prestations'), false)
  assert.equal(isCurrent(entree, '/contrats'), false)
})
