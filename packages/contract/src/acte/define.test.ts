import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contactActe } from '../contact/index.ts'
import { optionAffiliationActe } from '../options/actes.ts'
import { abonnementActe } from '../preferences/index.ts'

const regles = {
  jour: '2026-11-16',
  modeGestion: 'automatique',
  ibanEtrangerAccepte: false,
} as const

test('what is meant follows from the shape: days, texts without blanks, neither contract, advice nor documents', () => {
  const saisie = { ...optionAffiliationActe.vide, code: 'ASS', montantMensuel: 420 }
  assert.deepEqual(
    optionAffiliationActe.normalise({ ...saisie, numeroContrat: '1', dateEffet: '01/12/2026' }),
    { code: 'ASS', montantMensuel: 420, dateEffet: '2026-12-01' },
  )
  assert.equal(optionAffiliationActe.normalise({ ...saisie, dateEffet: '31/02' }).dateEffet, '')
  assert.deepEqual(
    contactActe.normalise({ ...contactActe.vide, motif: 'REM', message: ' Bonjour. \n' }),
    { motif: 'REM', domaine: '', sousDomaine: '', personne: '', message: 'Bonjour.' },
  )
})

test('a form that names no contract is about the account; without rules, nothing is wrong with it', () => {
  assert.equal(abonnementActe.numeroContrat(abonnementActe.vide), null)
  const faits = { actuelles: [], canaux: [] }
  assert.deepEqual(abonnementActe.check(abonnementActe.vide, regles, faits), {})
  assert.equal(contactActe.numeroContrat({ ...contactActe.vide, numeroContrat: '1' }), '1')
})
