import assert from 'node:assert/strict'
import { test } from 'node:test'
import { saidAgain } from './calls.ts'

const rien = { sendType: null, content: null, telephoneForbidden: false, logoutUrl: null }

for (const [qui, answer, title] of [
  ['a member', { ...rien, sendType: 'SMS' }, 'Un code de sécurité vient d’être renvoyé.'],
  ['a visitor', rien, 'Votre demande d’un nouveau code est prise en compte.'],
  ['somebody whose session ended with it', { ...rien, logoutUrl: '/connexion/fin' }, undefined],
] as const)
  test(`R8.43 ${qui} asked for a code again: ${title ?? 'the dialog says why'}`, () => {
    assert.equal(saidAgain(answer)?.title, title)
    // Whoever is not told that a code left is told nothing that succeeded.
    assert.equal(saidAgain(answer)?.type, qui === 'a visitor' ? 'info' : undefined)
  })
