import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brouillonDe, ecarts, ecrireChemin, fusionner, lireChemin, poser } from './chemins.ts'

const depart = { libelle: 'Horizon', config: { essais: 3, points: ['a'], contact: null } }

test('a setting is read and written by its place, and nothing else moves', () => {
  const ecrite = ecrireChemin(depart, 'config.contact.telephone', '04')
  assert.equal(lireChemin(ecrite, 'config.contact.telephone'), '04')
  assert.equal(lireChemin(depart, 'config.contact.telephone'), undefined)
  assert.deepEqual(ecarts(depart, ecrite), ['config.contact'])
  assert.deepEqual(ecarts(depart, ecrireChemin(depart, 'config.points', ['b'])), ['config.points'])
})

test('what only one of two people touched is kept, what both did is to be chosen', () => {
  const votre = { libelle: 'Nord', config: { ...depart.config, essais: 5 } }
  const actuelle = { libelle: 'Sud', config: { ...depart.config, points: ['c'] } }
  assert.deepEqual(fusionner(depart, votre, actuelle), {
    fusion: { libelle: 'Nord', config: { essais: 5, points: ['c'], contact: null } },
    conflits: [{ chemin: 'libelle', votre: 'Nord', actuelle: 'Sud' }],
  })
})

test('two who say the same do not disagree', () => {
  const votre = ecrireChemin(depart, 'libelle', 'Nord')
  assert.deepEqual(fusionner(depart, votre, votre).conflits, [])
})

test('what was typed is kept by setting, and stands over what others changed since', () => {
  const typed = ecrireChemin(ecrireChemin(depart, 'libelle', 'Nord'), 'config.essais', undefined)
  const brouillon = JSON.parse(JSON.stringify(brouillonDe(depart, typed)))
  assert.deepEqual(Object.keys(brouillon), ['libelle', 'config.essais'])
  const actuelle = ecrireChemin(depart, 'config.points', ['c'])
  const { fusion, conflits } = fusionner(
    poser(actuelle, brouillon, 'avant'),
    poser(actuelle, brouillon, 'apres'),
    actuelle,
  )
  assert.deepEqual(fusion, {
    libelle: 'Nord',
    config: { essais: undefined, points: ['c'], contact: null },
  })
  assert.deepEqual(conflits, [])
  const renommee = ecrireChemin(depart, 'libelle', 'Sud')
  assert.deepEqual(
    fusionner(poser(renommee, brouillon, 'avant'), poser(renommee, brouillon, 'apres'), renommee)
      .conflits,
    [{ chemin: 'libelle', votre: 'Nord', actuelle: 'Sud' }],
  )
})
