import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  ecrireMessage,
  enSms,
  etatApres,
  fautesMessage,
  gestesPossibles,
  isHeureEnvoi,
  isNombreProche,
  lireMessage,
  motifEcart,
} from './index.ts'

for (const [instant, isOuverte, quoi] of [
  ['2026-11-16T07:00:00Z', true, 'a Monday at eight'],
  ['2026-11-16T06:59:00Z', false, 'a minute before eight'],
  ['2026-11-16T18:59:00Z', true, 'a minute before twenty'],
  ['2026-11-16T19:00:00Z', false, 'twenty'],
  ['2026-07-18T06:30:00Z', true, 'a Saturday of summer, at half past eight in Paris'],
  ['2026-11-15T10:00:00Z', false, 'a Sunday'],
  ['2026-12-25T10:00:00Z', false, 'Christmas'],
  ['2026-04-06T10:00:00Z', false, 'Easter Monday'],
] as const)
  test(`messages ${isOuverte ? 'may' : 'do not'} leave on ${quoi}`, () => {
    assert.equal(isHeureEnvoi(new Date(instant)), isOuverte)
  })

test('whoever wrote it never consents to it, whoever else may', () => {
  const envoi = { etat: 'attente', auteurId: 'mathilde' } as const
  assert.deepEqual(gestesPossibles(envoi, 'mathilde'), ['refuser', 'reprendre', 'annuler'])
  assert.deepEqual(gestesPossibles(envoi, 'anne'), ['approuver', 'refuser', 'reprendre', 'annuler'])
})

test('what has left does not come back', () => {
  assert.equal(etatApres('encours', 'annuler'), null)
  assert.equal(etatApres('encours', 'suspendre'), 'pause')
  assert.equal(etatApres('pause', 'relancer'), 'encours')
  assert.equal(etatApres('termine', 'reprendre'), null)
  assert.equal(etatApres('programme', 'reprendre'), 'brouillon')
})

for (const [vu, actuel, isProche] of [
  [412, 412, true],
  [412, 432, true],
  [412, 433, false],
  [3, 8, true],
  [3, 9, false],
  [0, 1000, false],
] as const)
  test(`${vu} seen, ${actuel} now: ${isProche ? 'nearly as many' : 'asked again'}`, () => {
    assert.equal(isNombreProche(vu, actuel), isProche)
  })

const tout = { canaux: ['email', 'sms'], hasMobile: true, isEcarte: false } as const
for (const [categorie, canal, joignable, motif] of [
  ['service', 'portail', { ...tout, canaux: [] }, null],
  ['prospection', 'portail', { ...tout, canaux: [] }, 'sans-accord'],
  ['prospection', 'portail', tout, null],
  ['prospection', 'email', { ...tout, canaux: ['sms'] }, 'sans-accord'],
  ['information', 'email', tout, null],
  ['information', 'email', { ...tout, isEcarte: true }, 'adresse-ecartee'],
  ['service', 'sms', { ...tout, hasMobile: false }, 'sans-mobile'],
  ['service', 'sms', tout, null],
] as const)
  test(`${categorie} by ${canal} to ${JSON.stringify(joignable)}: ${motif ?? 'sent'}`, () => {
    assert.equal(motifEcart(categorie, canal, joignable), motif)
  })

test('a message is written once, and checked for every way', () => {
  assert.deepEqual(
    fautesMessage({ titre: 'Votre RIB', texte: 'Bonjour ((prenom)),\n\nIl manque.' }, [
      'portail',
      'sms',
    ]),
    {},
  )
  assert.match(
    fautesMessage({ titre: '((nir))', texte: 'x' }, ['portail']).titre ?? '',
    /n’existe pas/,
  )
  assert.match(
    fautesMessage({ titre: 'T', texte: 'Un\n((prenom' }, ['portail']).texte ?? '',
    /Caractère 1/,
  )
  assert.match(fautesMessage({ titre: 'T', texte: 'x'.repeat(460) }, ['sms']).texte ?? '', /459/)
  assert.deepEqual(fautesMessage({ titre: 'T', texte: 'x'.repeat(460) }, ['email']), {})
  assert.deepEqual(Object.keys(fautesMessage({ titre: ' ', texte: '\n' }, [])), ['titre', 'texte'])
})

test('marks within a name are only characters', () => {
  const lu = lireMessage({
    titre: '((prenom)), votre RIB',
    texte: 'Contrat ((numeroContrat))\nMerci.',
  })
  const valeurs = { prenom: '((nom))', nom: 'X', numeroContrat: '20450001', offre: 'Sérénité' }
  assert.deepEqual(ecrireMessage(lu, valeurs), {
    titre: '((nom)), votre RIB',
    paragraphes: ['Contrat 20450001', 'Merci.'],
  })
})

test('a text message keeps to the letters that every phone has', () => {
  const ecrit = enSms('L’été « ça » coûte 12 €… cœur 😀 É')
  assert.equal(ecrit, `L'été " ca " coute 12 EUR... coeur É`)
  assert.match(ecrit, /^[ -~éèàùÇÉ]*$/)
})
