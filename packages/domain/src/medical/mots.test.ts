import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parleDeSante } from './index.ts'

for (const [texte, attendu] of [
  ['Votre arrêt de travail du 3 mai est illisible.', true],
  ['Après votre hospitalisation, envoyez la facture.', true],
  ['L’ordonnance du Dr Morel manque.', true],
  ['Votre diabète est pris en charge à 100 %.', true],
  ['Une attestation de maladie est demandée.', true],
  ['L’acte de décès est incomplet.', true],
  ['Votre ALD est connue.', true],
  ['Envoyez l’attestation de l’Assurance maladie.', false],
  ['Il manque la deuxième page de votre justificatif de domicile.', false],
  ['Le compte bancaire n’est pas à votre nom.', false],
  ['Votre cotisation passe à 45,00 €.', false],
  ['Monsieur Alderic Drouet, au 3 rue des Dentelles.', false],
  ['', false],
] as const)
  test(`« ${texte} » ${attendu ? 'tells' : 'does not tell'} of health`, () =>
    assert.equal(parleDeSante(texte), attendu))
