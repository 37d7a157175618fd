import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gestesSecret, type Lecteur, peutConsentir, type VueSoins, vueSoins } from './index.ts'

const jour = '2026-11-16'
const adherent: Lecteur = { personneId: 'camille', isAdherent: true, domaines: null }
const beneficiaire: Lecteur = { personneId: 'julien', isAdherent: false, domaines: null }
const proche = (...domaines: NonNullable<Lecteur['domaines']>): Lecteur => ({
  personneId: 'julien',
  isAdherent: false,
  domaines,
})
const personne = (id: string, dateNaissance: string, isAccord = false) => ({
  id,
  dateNaissance,
  isAccord,
})
const camille = personne('camille', '1986-03-14')
const julien = personne('julien', '1984-11-20')

for (const [who, soignee, lecteur, isSecret, attendu] of [
  ['an adherent, of oneself', camille, adherent, false, 'detail'],
  ['an adherent, of oneself, kept secret', camille, adherent, true, 'detail'],
  ['an adherent, of a spouse', julien, adherent, false, 'totaux'],
  ['an adherent, of a spouse who agreed', { ...julien, isAccord: true }, adherent, false, 'detail'],
  [
    'an adherent, of a spouse who agreed, kept secret',
    { ...julien, isAccord: true },
    adherent,
    true,
    'totaux',
  ],
  ['an adherent, of a child', personne('lea', '2015-06-18'), adherent, false, 'detail'],
  ['an adherent, of a child, kept secret', personne('lea', '2015-06-18'), adherent, true, 'totaux'],
  ['an adherent, the day before sixteen', personne('lea', '2010-11-17'), adherent, false, 'detail'],
  ['an adherent, on the day of sixteen', personne('lea', '2010-11-16'), adherent, false, 'totaux'],
  ['a beneficiary, of oneself', julien, beneficiaire, false, 'detail'],
  ['a beneficiary, of the adherent', camille, beneficiaire, false, 'rien'],
  ['a beneficiary, of a child', personne('lea', '2015-06-18'), beneficiaire, false, 'rien'],
  ['a relative with care open', julien, proche('remboursements'), false, 'detail'],
  ['a relative with care open, kept secret', julien, proche('remboursements'), true, 'detail'],
  ['a relative without', julien, proche('documents', 'contrats'), false, 'rien'],
  ['a relative, of somebody else', camille, proche('remboursements'), false, 'rien'],
] satisfies [string, typeof julien, Lecteur, boolean, VueSoins][])
  test(`care seen by ${who}: ${attendu}`, () =>
    assert.equal(vueSoins(soignee, lecteur, jour, isSecret), attendu))

test('a child of 29 February is sixteen on the last day of that month', () => {
  const enfant = personne('lea', '2012-02-29')
  assert.equal(vueSoins(enfant, adherent, '2028-02-28'), 'detail')
  assert.equal(vueSoins(enfant, adherent, '2028-02-29'), 'totaux')
})

test('one agrees for oneself, from sixteen on, on a contract that somebody else subscribed to', () => {
  assert.equal(peutConsentir(julien, beneficiaire, jour), true)
  assert.equal(peutConsentir(camille, adherent, jour), false)
  assert.equal(peutConsentir(personne('lea', '2010-11-17'), beneficiaire, jour), false)
  assert.equal(peutConsentir(personne('lea', '2010-11-16'), beneficiaire, jour), true)
})

test('a parent keeps a care of a child secret and does not take it back; its owner does both', () => {
  const deux = { peutCacher: true, peutMontrer: true }
  const rien = { peutCacher: false, peutMontrer: false }
  const enfant = personne('lea', '2015-06-18')
  assert.deepEqual(gestesSecret(julien, beneficiaire, jour), deux)
  // Nobody else sees what the adherent's own care is: there is nothing to hide.
  assert.deepEqual(gestesSecret(camille, adherent, jour), { peutCacher: false, peutMontrer: true })
  assert.deepEqual(gestesSecret(enfant, adherent, jour), { peutCacher: true, peutMontrer: false })
  assert.deepEqual(gestesSecret({ ...julien, isAccord: true }, adherent, jour), rien)
  assert.deepEqual(gestesSecret(enfant, beneficiaire, jour), rien)
  assert.deepEqual(gestesSecret(julien, proche('remboursements'), jour), rien)
})
