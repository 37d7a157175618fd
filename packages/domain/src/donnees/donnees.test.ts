import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type EtatDonnees, etatDonnees, isSoinsDansCopie } from './index.ts'

const asked = new Date('2026-11-16T10:00:00Z')
const ready = new Date('2026-11-16T10:01:00Z')

for (const [what, pretLe, now, etat] of [
  ['just asked for', null, '2026-11-16T10:00:00Z', 'preparation'],
  ['half an hour, less a second', null, '2026-11-16T10:29:59Z', 'preparation'],
  ['half an hour', null, '2026-11-16T10:30:00Z', 'echec'],
  ['days', null, '2026-11-20T10:00:00Z', 'echec'],
  ['just ready', ready, '2026-11-16T10:01:00Z', 'prete'],
  ['seven days, less a second', ready, '2026-11-23T10:00:59Z', 'prete'],
  ['seven days', ready, '2026-11-23T10:01:00Z', null],
] satisfies [string, Date | null, string, EtatDonnees | null][])
  test(`a copy of one's data after ${what}: ${etat}`, () =>
    assert.equal(etatDonnees({ creeLe: asked, pretLe }, new Date(now)), etat))

for (const [who, personne, isAdherent, attendu] of [
  ['oneself', { id: 'moi', dateNaissance: '1984-03-12' }, true, true],
  ['oneself, as a beneficiary', { id: 'moi', dateNaissance: '1984-03-12' }, false, true],
  ['one’s spouse', { id: 'lui', dateNaissance: '1982-07-01' }, true, false],
  ['a child, the day before sixteen', { id: 'elle', dateNaissance: '2010-11-17' }, true, true],
  ['a child, on the day of sixteen', { id: 'elle', dateNaissance: '2010-11-16' }, true, false],
  ['a brother, as a beneficiary', { id: 'elle', dateNaissance: '2018-01-01' }, false, false],
  ['a child of 29 February', { id: 'elle', dateNaissance: '2012-02-29' }, true, true],
] satisfies [string, { id: string; dateNaissance: string }, boolean, boolean][])
  test(`care of ${who}: ${attendu ? 'in the copy' : 'not in the copy'}`, () =>
    assert.equal(
      isSoinsDansCopie(personne, { personneId: 'moi', isAdherent }, '2026-11-16'),
      attendu,
    ))
