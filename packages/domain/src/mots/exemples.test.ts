import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defineMail } from './definition.ts'
import { exempleDe } from './exemples.ts'
import { renderMail } from './rendu.ts'

const mail = defineMail({
  key: 'essai.mail',
  variables: {
    prenom: 'texte',
    quoi: 'texte?',
    papier: 'condition',
    lien: 'lien',
    montant: 'montant',
  },
  sujet: 'Pour ((prenom))',
  corps: [
    '((montant))((si papier)), sur papier((fin))((si quoi))\u00a0: ((quoi))((fin))',
    { lien: 'lien', libelle: 'Ouvrir' },
  ],
})
const dit = (cas: 'usuel' | 'vide' | 'long') =>
  renderMail(new Map(), mail, { ...exempleDe(mail, cas), assureur: 'Horizon' } as never)

test('a text is tried on a usual person, in whole sentences, with a link that leads nowhere', () => {
  assert.deepEqual(dit('usuel'), {
    sujet: 'Pour Camille',
    blocs: [
      { texte: '125,50\u00a0€, sur papier\u00a0: Attestation de votre employeur' },
      { lien: '#', libelle: 'Ouvrir' },
    ],
  })
})

test('the empty case has only what is always there', () => {
  assert.deepEqual(dit('vide').blocs[0], { texte: '125,50\u00a0€' })
})

test('the longest case is long', () => {
  assert.ok(dit('long').sujet.length > 70)
})
