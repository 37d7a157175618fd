import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accorde, denombre, enJours, enJoursOuvres, suivreNombre } from './nombre.ts'

test('numbers agree with their words, and never stand at the end of a line without them', () => {
  for (const [dit, attendu] of [
    [enJours(0), '0\u00a0jour'],
    [enJours(1), '1\u00a0jour'],
    [enJours(2), '2\u00a0jours'],
    [enJoursOuvres(1), '1\u00a0jour ouvré'],
    [enJoursOuvres(2), '2\u00a0jours ouvrés'],
    [denombre(1_200, 'personne'), '1\u00a0200\u00a0personnes'],
    [denombre(2, 'mois', 'mois'), '2\u00a0mois'],
    [accorde(1, 'traitée'), 'traitée'],
    [accorde(2, 'laissée telle quelle'), 'laissées telles quelles'],
  ])
    assert.equal(dit, attendu)
})

test('the noun after a number that was put in agrees with it, and nothing else changes', () => {
  for (const [avant, suite, attendue] of [
    ['valable 1', '\u00a0heures.', '\u00a0heure.'],
    ['valable 0', ' jours', ' jour'],
    ['valable 2', '\u00a0heures', '\u00a0heures'],
    ['valable 11', '\u00a0heures', '\u00a0heures'],
    ['depuis 1', '\u00a0mois', '\u00a0mois'],
    ['référence A1', ' sans suites', ' sans suites'],
    ['1', ', jours', ', jours'],
  ] as const)
    assert.equal(suivreNombre(avant, suite), attendue, `${avant}${suite}`)
})
