import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Copie, chooseCopie, sortCopies } from './index.ts'

const copie = (numeroContrat: string, more: Partial<Copie> & Partial<Copie['carte']> = {}) => ({
  userName: more.userName ?? 'camille',
  lueLe: more.lueLe ?? '2026-06-01T08:00:00.000Z',
  carte: {
    numeroContrat,
    dateDebut: more.dateDebut ?? '2026-01-01',
    dateFin: more.dateFin ?? '2026-12-31',
  },
})

const numeros = (copies: readonly Copie[]) => copies.map(({ carte }) => carte.numeroContrat)

for (const [jour, lisibles, expirees] of [
  ['2026-12-31', ['1'], []],
  ['2027-01-01', [], ['1']],
  // Not good yet, yet its owner may look at it.
  ['2025-12-31', ['1'], []],
] satisfies [string, string[], string[]][]) {
  test(`the copy of a card of 2026, on ${jour}: ${lisibles.length ? 'shown' : 'not shown any more'}`, () => {
    const triees = sortCopies([copie('1')], jour)
    assert.deepEqual([numeros(triees.lisibles), numeros(triees.expirees)], [lisibles, expirees])
  })
}

test('nothing kept, nothing shown', () =>
  assert.deepEqual(sortCopies([], '2026-06-01'), { lisibles: [], expirees: [] }))

test('contracts stand in order, whatever the order in which their cards were seen', () => {
  const { lisibles } = sortCopies([copie('3'), copie('1'), copie('2')], '2026-06-01')
  assert.deepEqual(numeros(lisibles), ['1', '2', '3'])
})

test('should two people’s copies ever meet, only those of the last one are shown', () => {
  const copies = [
    copie('1', { userName: 'camille', lueLe: '2026-06-01T08:00:00.000Z' }),
    copie('2', { userName: 'julien', lueLe: '2026-06-02T08:00:00.000Z' }),
    copie('3', { userName: 'camille', lueLe: '2026-05-01T08:00:00.000Z' }),
  ]
  assert.deepEqual(numeros(sortCopies(copies, '2026-06-03').lisibles), ['2'])
  // Also when theirs has ended: the other person's does not come back.
  const ended = copies.map((c) =>
    c.userName === 'julien' ? { ...c, carte: { ...c.carte, dateFin: '2026-06-02' } } : c,
  )
  const { lisibles, expirees } = sortCopies(ended, '2026-06-03')
  assert.deepEqual([numeros(lisibles), numeros(expirees)], [[], ['2']])
})

test('the choice: the contract one was in, else a card that is good today, else the first', () => {
  const aVenir = copie('1', { dateDebut: '2027-01-01', dateFin: '2027-12-31' })
  const valable = copie('2')
  const choisie = (numeroContrat: string | null, copies = [aVenir, valable]) =>
    chooseCopie(copies, '2026-06-01', numeroContrat)?.carte.numeroContrat ?? null
  assert.equal(choisie('1'), '1')
  assert.equal(choisie('2'), '2')
  assert.equal(choisie(null), '2')
  assert.equal(choisie('inconnu'), '2')
  assert.equal(choisie(null, [aVenir]), '1')
  assert.equal(choisie('2', []), null)
})
