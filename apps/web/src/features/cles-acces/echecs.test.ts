import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HttpError } from '../../platform/http/error.ts'
import { echecOf } from './echecs.ts'

const named = (name: string) => Object.assign(new Error('english words'), { name })

for (const [name, titre] of [
  ['NotAllowedError', 'Aucune clé d’accès n’a été ajoutée'],
  ['AbortError', 'Aucune clé d’accès n’a été ajoutée'],
  ['InvalidStateError', 'Cet appareil a déjà une clé d’accès'],
  ['ConstraintError', 'Cet appareil ne peut pas garder de clé d’accès'],
  ['NotSupportedError', 'Cet appareil ne peut pas garder de clé d’accès'],
  ['SecurityError', 'Les clés d’accès ne sont pas utilisables à cette adresse'],
  ['UnknownError', 'Votre appareil n’a pas pu créer la clé d’accès'],
  ['constructor', 'Votre appareil n’a pas pu créer la clé d’accès'],
  ['Error', 'Votre appareil n’a pas pu créer la clé d’accès'],
] satisfies [string, string][]) {
  test(`${name} reads « ${titre} », and says what to do`, () => {
    const echec = echecOf(named(name))
    assert.equal(echec.titre, titre)
    assert.match(echec.texte, /\.$/)
    assert.doesNotMatch(echec.texte, /english/)
  })
}

test('what the server refuses is told in its own words', () => {
  const refus = new HttpError(409, { code: 'PasskeyKnown', message: 'Cette clé est connue' })
  assert.deepEqual(echecOf(refus), {
    titre: 'La clé d’accès n’a pas été ajoutée',
    texte: 'Cette clé est connue.',
  })
})
