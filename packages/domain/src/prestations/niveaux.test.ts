import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Garantie } from './garantie.ts'
import { garantiesLe, rejouer, type SoinPasse } from './niveaux.ts'

const osteo = (montant: number, maximum: number): Garantie[] => [
  {
    cle: 'osteopathie',
    libelle: 'Ostéopathie',
    famille: 'soinsCourants',
    regle: { type: 'forfait', montant, maximum },
  },
]
const seance = (dateSoins: string, ecart: Partial<SoinPasse> = {}): SoinPasse => ({
  personneId: 'camille',
  dateNaissance: '1986-03-14',
  codeActe: 'OST',
  dateSoins,
  depense: 6000,
  quantite: 1,
  ...ecart,
})

test('care is covered by the guarantees of its day, both days of a level included', () => {
  const [avant, apres] = [osteo(3000, 3), osteo(4000, 4)]
  const couverture = {
    garanties: apres,
    anciennes: [{ du: '2020-01-01', au: '2026-11-30', garanties: avant }],
  }
  for (const [jour, attendu] of [
    ['2020-01-01', avant],
    ['2026-11-30', avant],
    ['2026-12-01', apres],
    ['2019-12-31', apres],
  ] as const)
    assert.equal(garantiesLe(couverture, jour), attendu, jour)
})

test('what the year had used up before the period counts, each year and person for itself', () => {
  const soins = [
    seance('2025-02-01'),
    seance('2025-03-01'),
    seance('2025-12-01'),
    seance('2025-12-02', { personneId: 'julien' }),
    seance('2026-01-10'),
    seance('2026-02-10', { codeActe: 'INCONNU' }),
  ]
  // Of two a year, Camille's are used up by December; Julien's are not, and a year begins anew.
  assert.deepEqual(rejouer(soins, osteo(4000, 2), '2025-11-17'), {
    depense: 18_000,
    ro: 0,
    rc: 8000,
    reste: 10_000,
  })
  assert.deepEqual(rejouer(soins, [], '2025-11-17'), {
    depense: 18_000,
    ro: 0,
    rc: 0,
    reste: 18_000,
  })
})
