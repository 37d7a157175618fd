import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messageErreur } from './messages.ts'

for (const [title, status, message] of [
  ['R8.02 status 0', 0, 'Impossible de se connecter au serveur'],
  ['R8.03 status 400', 400, 'Les informations fournies sont erronées'],
  ['R8.04 status 401', 401, 'Accès non autorisé'],
  ['R8.06 status 404', 404, 'La ressource demandée est introuvable'],
  [
    'R8.07 status 500',
    500,
    'Une erreur s’est produite. Si le problème persiste, contactez votre support',
  ],
  ['R8.08 status 501', 501, 'Cette fonctionnalité n’est pas implémentée'],
  ['R8.09 status 503', 503, 'Service momentanément indisponible'],
  ['R8.11 status 418', 418, 'Erreur 418'],
  ['R8.11 status 502', 502, 'Erreur 502'],
] satisfies [string, number, string][]) {
  test(`${title} without a server message says « ${message} »`, () => {
    assert.equal(messageErreur(status), message)
    assert.equal(messageErreur(status, { message: '' }), message)
    assert.equal(messageErreur(status, '<html>'), message)
    assert.equal(messageErreur(status, { message: 12 }), message)
  })
}

test('R8.01 the server message comes first', () => {
  assert.equal(messageErreur(400, { message: 'Le nom est trop long' }), 'Le nom est trop long')
  assert.equal(messageErreur(418, { message: 'Théière' }), 'Théière')
})
