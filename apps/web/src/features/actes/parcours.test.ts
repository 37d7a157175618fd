import assert from 'node:assert/strict'
import { test } from 'node:test'
import { premiereEtape } from './parcours.ts'

const etapes = [
  { cle: 'personne', titre: 'Personne', champs: ['nom'] },
  { cle: 'lien', titre: 'Lien', champs: ['lien', 'nir'] },
]

for (const [titre, voulue, fautifs, attendue] of [
  ['nothing typed yet', '', ['nom', 'lien'], 'personne'],
  ['nothing to correct, but nothing seen either', '', [], 'personne'],
  ['where it was left', 'lien', [], 'lien'],
  ['where it was left, with something wrong there', 'lien', ['nir'], 'lien'],
  ['something wrong before it', 'lien', ['nom'], 'personne'],
  ['all is right', 'verification', [], 'verification'],
  ['something wrong before the recap', 'verification', ['lien'], 'lien'],
  ['a step that is no longer asked', 'pieces', [], 'personne'],
] satisfies [string, string, string[], string][])
  test(`an act opens at the right step: ${titre}`, () => {
    const isFautive = (champs: readonly string[]) => champs.some((champ) => fautifs.includes(champ))
    assert.equal(premiereEtape(etapes, voulue, isFautive), attendue)
  })
