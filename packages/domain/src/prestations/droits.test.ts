import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AUCUN_COMPTEUR, droitsDe, type Garantie, type LigneComptee } from './index.ts'

const garanties: Garantie[] = [
  {
    cle: 'osteopathie',
    libelle: 'Ostéopathie, par séance',
    famille: 'soinsCourants',
    regle: { type: 'forfait', montant: 4000, maximum: 4 },
  },
  {
    cle: 'lentilles',
    libelle: 'Lentilles',
    famille: 'optique',
    regle: { type: 'enveloppe', montant: 15_000 },
  },
  {
    cle: 'psychologue',
    libelle: 'Mon soutien psy, par séance',
    famille: 'soinsCourants',
    regle: { type: 'brss', taux: 100 },
  },
  {
    cle: 'optique100Sante',
    libelle: 'Lunettes classe A',
    famille: 'optique',
    regle: { type: 'fraisReels' },
  },
  {
    cle: 'audio100Sante',
    libelle: 'Aides auditives classe I',
    famille: 'aidesAuditives',
    regle: { type: 'fraisReels' },
  },
]
const ligne = (
  codeActe: string,
  dateSoins: string,
  depense: number,
  ecart: Partial<LigneComptee> = {},
): LigneComptee => ({
  codeActe,
  dateSoins,
  depense,
  quantite: 1,
  compteurs: AUCUN_COMPTEUR,
  ro: 0,
  rc: depense,
  etat: 'reglee',
  ...ecart,
})
const droits = (lignes: LigneComptee[], jour = '2026-11-16', dateNaissance = '1986-03-14') =>
  new Map(
    droitsDe({ dateNaissance, garanties, anciennes: [], lignes }, jour).map((un) => [un.cle, un]),
  )
const de = (lignes: LigneComptee[], cle: string, jour?: string, naissance?: string) => {
  const un = droits(lignes, jour, naissance).get(cle)
  return un && [un.plafond, un.consomme, un.enAttente, un.reste]
}

test('a year begins with nothing used up', () =>
  assert.deepEqual(
    [...droits([]).values()].map(({ cle, plafond, reste }) => [cle, plafond, reste]),
    [
      ['participation', 5000, 5000],
      ['franchise', 5000, 5000],
      ['psychologue', 12, 12],
      ['osteopathie', 4, 4],
      ['lentilles', 15_000, 15_000],
      ['paireDeLunettes', 1, 1],
      ['oreilleDroite', 1, 1],
      ['oreilleGauche', 1, 1],
    ],
  ))

test('what is paid and what waits are told apart; last year is over', () => {
  const seances = [
    ligne('OST', '2026-02-03', 6000),
    ligne('OST', '2026-03-03', 6000, { etat: 'attente' }),
    ligne('OST', '2025-12-31', 6000),
  ]
  assert.deepEqual(de(seances, 'osteopathie'), [4, 1, 1, 2])
  const medecin = [
    ligne('G', '2026-02-03', 3000),
    ligne('PH65', '2026-02-03', 2000, { quantite: 2 }),
  ]
  assert.deepEqual(de(medecin, 'participation'), [5000, 200, 0, 4800])
  assert.deepEqual(de(medecin, 'franchise'), [5000, 200, 0, 4800])
  assert.deepEqual(
    de([ligne('LEN', '2026-01-02', 9000, { rc: 9000 })], 'lentilles'),
    [15_000, 9000, 0, 6000],
  )
  assert.deepEqual(
    de([ligne('PSY', '2026-01-02', 10_000, { quantite: 2 })], 'psychologue'),
    [12, 2, 0, 10],
  )
})

test('a child has nothing kept back: no counter of it is shown', () =>
  assert.equal(de([], 'participation', '2026-11-16', '2015-06-18'), undefined))

for (const [quoi, jour, naissance, attendu] of [
  ['an adult waits two years', '2026-03-09', '1986-03-14', [1, 1, 0, 0]],
  ['and may on the very day', '2026-03-10', '1986-03-14', [1, 0, 0, 1]],
  ['a child waits one year', '2025-03-09', '2015-06-18', [1, 1, 0, 0]],
  ['and not until January', '2025-03-10', '2015-06-18', [1, 0, 0, 1]],
] satisfies [string, string, string, number[]][])
  test(`glasses: ${quoi}`, () =>
    assert.deepEqual(
      de([ligne('OPTA', '2024-03-10', 9500)], 'paireDeLunettes', jour, naissance),
      attendu,
    ))

test('what nobody paid uses nothing up, whatever the engine would have paid', () => {
  const impayees = [ligne('OST', '2026-02-03', 6000, { rc: 0 })]
  assert.deepEqual(de(impayees, 'osteopathie'), [4, 0, 0, 4])
  const soutien = (ecart: Partial<LigneComptee>) =>
    de([ligne('PSY', '2026-02-03', 5000, ecart)], 'psychologue')
  assert.deepEqual(soutien({ ro: 0, rc: 0 }), [12, 0, 0, 12])
  // Of these the Assurance maladie keeps the count: another insurer may have completed it.
  assert.deepEqual(soutien({ ro: 3000, rc: 0 }), [12, 1, 0, 11])
})

test('each ear has its own four years', () => {
  const appareil = (oreille: LigneComptee['oreille'], jour: string, quantite = 1) =>
    ligne('AUD1', jour, 95_000 * quantite, { quantite, ...(oreille && { oreille }) })
  const jours = (...lignes: LigneComptee[]) => {
    const tous = droits(lignes)
    return (['oreille', 'oreilleDroite', 'oreilleGauche'] as const).map((cle) => {
      const un = tous.get(cle)
      return un && [un.reste, ...un.renouvelables]
    })
  }
  assert.deepEqual(jours(appareil('droite', '2023-05-02')), [undefined, [0, '2027-05-02'], [1]])
  assert.deepEqual(jours(appareil('droite', '2023-05-02'), appareil('gauche', '2025-09-12')), [
    undefined,
    [0, '2027-05-02'],
    [0, '2029-09-12'],
  ])
  assert.deepEqual(jours(appareil('deux', '2025-09-12', 2)), [
    undefined,
    [0, '2029-09-12'],
    [0, '2029-09-12'],
  ])
  // Where a line does not say which, two are counted and none is named.
  assert.deepEqual(jours(appareil(null, '2023-05-02'), appareil('gauche', '2025-09-12')), [
    [0, '2027-05-02', '2029-09-12'],
    undefined,
    undefined,
  ])
})

test('renewed before its time, a pair is counted from the last one', () => {
  const avant = ligne('OPTA', '2025-03-10', 9500, { ro: 1710, rc: 7790, base: 2850 })
  const anticipee = {
    ...avant,
    dateSoins: '2026-06-01',
    compteurs: { ...AUCUN_COMPTEUR, unites: 1 },
  }
  const paire = droits([avant, anticipee]).get('paireDeLunettes')
  assert.deepEqual([paire?.reste, paire?.renouvelables], [0, ['2028-06-01']])
})

test('what the insurer counted before a line counts, for whoever sees all of the lines', () => {
  const deja = (compteurs: Partial<LigneComptee['compteurs']>) => ({
    compteurs: { ...AUCUN_COMPTEUR, ...compteurs },
  })
  const lignes = [
    ligne('LEN', '2026-02-01', 4000, deja({ enveloppe: 3000 })),
    // Earlier in its file than it was done: its own count is the lower one.
    ligne('LEN', '2026-01-10', 1000, { ...deja({ enveloppe: 2000 }), etat: 'attente' }),
    ligne('OST', '2026-03-01', 4000, deja({ unites: 2 })),
    ligne('OST', '2025-03-01', 4000, deja({ unites: 3 })),
  ]
  const assure = { dateNaissance: '1986-03-14', garanties, anciennes: [], lignes }
  const parts = (isEntier: boolean, cle: string) => {
    const un = droitsDe({ ...assure, isEntier }, '2026-11-16').find((droit) => droit.cle === cle)
    return un && [un.consomme, un.enAttente, un.reste]
  }
  assert.deepEqual(parts(false, 'lentilles'), [4000, 1000, 10_000])
  assert.deepEqual(parts(true, 'lentilles'), [6000, 1000, 8000])
  assert.deepEqual(parts(false, 'osteopathie'), [1, 0, 3])
  assert.deepEqual(parts(true, 'osteopathie'), [3, 0, 1])
})
