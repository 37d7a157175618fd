import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gestes } from '../demandes/index.ts'
import {
  type Concerne,
  cercleDe,
  debutDeport,
  type Entourage,
  type FichePersonne,
  isConcerne,
  isMemeFiche,
  isPermisAuConcerne,
  type Lien,
  lienAvec,
} from './index.ts'

const karim: FichePersonne = {
  id: 'karim',
  nom: 'Petit',
  nomPatronymique: null,
  prenom: 'Karim',
  dateNaissance: '1980-05-12',
  nirEmpreinte: 'n1',
}

for (const [titre, ecart, attendu] of [
  ['the same record', { nirEmpreinte: 'n2', nom: 'Autre' }, true],
  ['another record with the same number', { id: 'k2', nom: 'Autre', prenom: 'Jean' }, true],
  ['a namesake born that day whose number differs', { id: 'k2', nirEmpreinte: 'n2' }, false],
  ['a namesake born that day without a number', { id: 'k2', nirEmpreinte: null }, true],
  ['spelled otherwise', { id: 'k2', nirEmpreinte: null, nom: 'PETIT', prenom: 'Karím' }, true],
  [
    'known by a birth name',
    { id: 'k2', nirEmpreinte: null, nom: 'Roux', nomPatronymique: 'Petit' },
    true,
  ],
  [
    'a namesake born another day',
    { id: 'k2', nirEmpreinte: null, dateNaissance: '1980-05-13' },
    false,
  ],
  ['somebody else born that day', { id: 'k2', nirEmpreinte: null, prenom: 'Paul' }, false],
] satisfies [string, Partial<FichePersonne>, boolean][])
  test(`one person: ${titre}, ${attendu}`, () => {
    const autre = { ...karim, ...ecart, ...(titre === 'the same record' && { id: 'karim' }) }
    assert.equal(isMemeFiche(karim, autre), attendu)
    assert.equal(isMemeFiche(autre, karim), attendu)
  })

/**
 * Karim is on C1 with Zoé, who has C3 of her own with her mother; under an older record of his he is on C2 with Marc. He
 * opened his space to Ana, and Léon opened his to him. A namesake of his is on C9.
 */
const entourage: Entourage = {
  compteId: 'a-karim',
  email: 'Karim@example.org',
  personne: karim,
  homonymes: [
    { ...karim, id: 'k2', nirEmpreinte: null },
    { ...karim, id: 'k9', nirEmpreinte: 'n9' },
  ],
  couvertures: [
    { numeroContrat: 'C1', personneId: 'karim' },
    { numeroContrat: 'C1', personneId: 'zoe' },
    { numeroContrat: 'C2', personneId: 'k2' },
    { numeroContrat: 'C2', personneId: 'marc' },
    { numeroContrat: 'C3', personneId: 'zoe' },
    { numeroContrat: 'C3', personneId: 'mere' },
    { numeroContrat: 'C5', personneId: 'ana' },
    { numeroContrat: 'C9', personneId: 'k9' },
    { numeroContrat: 'C9', personneId: 'etranger' },
  ],
  comptes: [
    { id: 'a-k2', personneId: 'k2' },
    { id: 'a-zoe', personneId: 'zoe' },
    { id: 'a-ana', personneId: 'ana' },
    { id: 'a-k9', personneId: 'k9' },
  ],
  delegations: [
    { compteId: 'a-karim', mandataireId: 'a-ana' },
    { compteId: 'a-leon', mandataireId: 'a-karim' },
    { compteId: 'a-x', mandataireId: 'a-y' },
  ],
}

const cas: [string, Concerne, Lien | null][] = [
  ['their own account', { compteId: 'a-karim' }, 'soi'],
  ['their account as a member', { compteId: 'a-k2' }, 'soi'],
  ['their own person', { personneId: 'karim' }, 'soi'],
  ['another record of theirs', { personneId: 'k2' }, 'soi'],
  ['their address, without an account', { email: 'karim@EXAMPLE.org' }, 'soi'],
  ['a spouse on their contract', { compteId: 'a-zoe' }, 'contrat'],
  ['a child without an account', { personneId: 'zoe' }, 'contrat'],
  ['their contract', { contrats: ['C1'] }, 'contrat'],
  ['their contract, as it was typed', { contrats: [null, 'C1'] }, 'contrat'],
  ['their contract under another record', { contrats: ['C2'] }, 'contrat'],
  ['somebody of that one', { personneId: 'marc' }, 'contrat'],
  ['another contract of their spouse', { contrats: ['C3'] }, 'contrat'],
  ['somebody who shares that one alone', { personneId: 'mere' }, null],
  ['whom they opened their space to', { compteId: 'a-ana' }, 'delegation'],
  ['the contract of that relative', { contrats: ['C5'] }, 'delegation'],
  ['who opened their space to them', { compteId: 'a-leon' }, 'delegation'],
  ['two strangers who trust each other', { compteId: 'a-x' }, null],
  ['a namesake', { compteId: 'a-k9', personneId: 'k9', contrats: ['C9'] }, null],
  [
    'anybody else',
    { compteId: 'a-z', personneId: 'z', contrats: ['C8'], email: 'z@example.org' },
    null,
  ],
  [
    'nobody that is known',
    { compteId: null, personneId: null, contrats: [null], email: null },
    null,
  ],
  ['nothing at all', {}, null],
]
for (const [titre, concerne, attendu] of cas)
  test(`a file of ${titre}: ${attendu ?? 'theirs to treat'}`, () => {
    const cercle = cercleDe(entourage)
    assert.equal(lienAvec(cercle, concerne), attendu)
    assert.equal(isConcerne(cercle, concerne), attendu !== null)
  })

test('whose person is not known keeps away from their own account and from relatives, and from nobody else', () => {
  const cercle = cercleDe({ ...entourage, personne: null })
  const ecartes = cas.filter(([, concerne]) => isConcerne(cercle, concerne)).map(([titre]) => titre)
  assert.deepEqual(ecartes, [
    'their own account',
    'their address, without an account',
    'whom they opened their space to',
    'the contract of that relative',
    'who opened their space to them',
  ])
})

test('of a request that concerns them, somebody may give back what they have and nothing else', () => {
  for (const geste of [...gestes, 'noter'] as const) {
    assert.equal(isPermisAuConcerne(geste, true), geste === 'rendre')
    assert.equal(isPermisAuConcerne(geste, false), false)
  }
})

test('an access that ended counts for a year more', () =>
  assert.equal(debutDeport('2026-11-18'), '2025-11-18'))
