import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  AUCUN_COMPTEUR,
  compteursAvant,
  type Garantie,
  type LigneAnnee,
  type MotifAnticipe,
  type Oreille,
  renouvelableLe,
  simuler,
  soinLe,
} from './index.ts'

const garanties: Garantie[] = [
  {
    cle: 'osteopathie',
    libelle: 'Ostéopathie',
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
    cle: 'generaliste',
    libelle: 'Généraliste',
    famille: 'soinsCourants',
    regle: { type: 'brss', taux: 100 },
  },
  {
    cle: 'optique100Sante',
    libelle: 'Classe A',
    famille: 'optique',
    regle: { type: 'fraisReels' },
  },
  {
    cle: 'protheseDentaire',
    libelle: 'Prothèses',
    famille: 'dentaire',
    regle: { type: 'brss', taux: 200 },
  },
  {
    cle: 'dentaire100Sante',
    libelle: '100 % Santé',
    famille: 'dentaire',
    regle: { type: 'fraisReels' },
  },
]
const assure = { dateNaissance: '1986-03-14', garanties, anciennes: [] }
const JOUR = '2026-06-01'
const circonstances = { jour: JOUR, dateNaissance: assure.dateNaissance }
const soin = (code: string, dateNaissance = assure.dateNaissance) => {
  const found = soinLe(code, { jour: JOUR, dateNaissance })
  assert.ok(found)
  return found
}
const ligne = (codeActe: string, depense: number, compteurs = {}): LigneAnnee => ({
  codeActe,
  depense,
  quantite: 1,
  dateSoins: '2026-05-04',
  compteurs: { ...AUCUN_COMPTEUR, ...compteurs },
})
const facture = (code: string, depense: number, lignes: LigneAnnee[] = [], naissance?: string) => ({
  soin: soin(code, naissance),
  depense,
  quantite: 1,
  compteurs: compteursAvant(soin(code), JOUR, lignes, assure),
})

test('what the year has used up: the retentions of all acts, the units of the same guarantee', () => {
  const annee = [
    ligne('G', 3000),
    ligne('G', 3000, { participation: 200 }),
    ligne('OST', 6000),
    ligne('OST', 6000, { unites: 1 }),
    ligne('LEN', 9000),
    ligne('INCONNU', 9000),
  ]
  assert.deepEqual(compteursAvant(soin('OST'), JOUR, annee, assure), {
    participation: 400,
    franchise: 0,
    jour: 0,
    unites: 2,
    enveloppe: 8000,
  })
  assert.deepEqual(compteursAvant(soin('LEN'), JOUR, annee, assure), {
    participation: 400,
    franchise: 0,
    jour: 0,
    unites: 1,
    enveloppe: 9000,
  })
  assert.deepEqual(compteursAvant(soin('G'), JOUR, [], assure), AUCUN_COMPTEUR)
})

test('the yearly limits, once the act is done', () => {
  const trois = [0, 1, 2].map((unites) => ligne('OST', 6000, { unites }))
  assert.deepEqual(simuler(facture('OST', 6000, trois), garanties, circonstances).plafonds, [
    { nature: 'unites', plafond: 4, consomme: 4, reste: 0 },
  ])
  const quatre = [0, 1, 2, 3].map((unites) => ligne('OST', 6000, { unites }))
  const cinquieme = simuler(facture('OST', 6000, quatre), garanties, circonstances)
  assert.equal(cinquieme.decompte.reste, 6000)
  assert.deepEqual(
    simuler(facture('LEN', 9000, [ligne('LEN', 9000)]), garanties, circonstances).plafonds,
    [{ nature: 'enveloppe', plafond: 15_000, consomme: 15_000, reste: 0 }],
  )
  assert.deepEqual(simuler(facture('G', 3000), garanties, circonstances).plafonds, [
    { nature: 'participation', plafond: 5000, consomme: 200, reste: 4800 },
  ])
  assert.deepEqual(
    simuler(facture('G', 3000, [], '2015-06-18'), garanties, circonstances).plafonds,
    [],
  )
})

test('each ear is counted by itself; one that nobody named is the other one as long as it may be', () => {
  const appareil = (oreille: Oreille | null, quantite = 1): LigneAnnee => ({
    ...ligne('AUD1', 95_000 * quantite),
    quantite,
    oreille,
  })
  const unites = (pour: Oreille, lignes: LigneAnnee[]) => {
    const acte = soinLe('AUD1', { ...circonstances, oreille: pour })
    assert.ok(acte)
    return compteursAvant(acte, JOUR, lignes, assure).unites
  }
  for (const [lignes, attendu] of [
    [[], [0, 0, 0]],
    [[appareil('droite')], [1, 0, 1]],
    [[appareil('deux', 2)], [1, 1, 2]],
    [[appareil(null)], [0, 0, 1]],
    [
      [appareil(null), appareil('gauche')],
      [1, 1, 2],
    ],
    [
      [appareil(null), appareil(null)],
      [1, 1, 2],
    ],
  ] satisfies [LigneAnnee[], number[]][])
    assert.deepEqual(
      (['droite', 'gauche', 'deux'] as const).map((pour) => unites(pour, lignes)),
      attendu,
    )
})

const passee = (codeActe: string, dateSoins: string, depense: number): LigneAnnee => ({
  ...ligne(codeActe, depense),
  dateSoins,
})

for (const [quoi, code, derniere, motif, naissance, isPaye, des] of [
  ['an adult waits two years', 'OPTA', '2024-06-02', undefined, '1986-03-14', false, '2026-06-02'],
  ['and may on the very day', 'OPTA', '2024-06-01', undefined, '1986-03-14', true, null],
  ['sight has changed: after one year', 'OPTA', '2025-06-01', 'vue', '1986-03-14', true, null],
  ['and not before', 'OPTA', '2025-06-02', 'vue', '1986-03-14', false, '2026-06-02'],
  ['before sixteen: at once', 'OPTA', '2026-05-20', 'vue', '2015-06-18', true, null],
  ['a frame outgrown: after six months', 'OPTA', '2025-12-01', 'monture', '2020-01-05', true, null],
  ['and not before', 'OPTA', '2025-12-02', 'monture', '2020-01-05', false, '2026-06-02'],
  [
    'nobody of seven outgrows one',
    'OPTA',
    '2025-12-01',
    'monture',
    '2019-06-01',
    false,
    '2026-12-01',
  ],
  ['an illness: at once', 'OPTB', '2026-05-20', 'maladie', '1986-03-14', true, null],
  [
    'a cure: one a calendar year',
    'CTF',
    '2026-01-10',
    undefined,
    '1986-03-14',
    false,
    '2027-01-01',
  ],
  ['that of last year is another', 'CTF', '2025-12-20', undefined, '1986-03-14', true, null],
  ['for another illness', 'CTF', '2026-01-10', 'affection', '1986-03-14', true, null],
] satisfies [string, string, string, MotifAnticipe | undefined, string, boolean, string | null][])
  test(`renewed, ${code} of ${derniere}: ${quoi}`, () => {
    const jour = '2026-06-01'
    const ici = { jour, dateNaissance: naissance, ...(motif && { motifAnticipe: motif }) }
    const acte = soinLe(code, ici)
    assert.ok(acte)
    const elle = { ...assure, dateNaissance: naissance }
    const deja = [{ ...passee(code, derniere, 9500), ro: 1000, rc: 1000 }]
    const compteurs = compteursAvant(acte, jour, deja, elle)
    const une = { soin: acte, depense: 9500, quantite: 1, compteurs }
    const { base } = simuler(une, garanties, ici).decompte
    assert.deepEqual([base !== null, renouvelableLe(une, jour, deja, elle)], [isPaye, des])
  })

test('the doctor and the treatment of a cure are counted apart; lenses share their euros, not their eyes', () => {
  const cure = [passee('CTM', '2026-03-01', 8000)]
  const unites = (code: string, deja: LigneAnnee[]) => {
    const { unites, enveloppe } = compteursAvant(soin(code), '2026-06-01', deja, assure)
    return [unites, enveloppe]
  }
  assert.deepEqual([unites('CTM', cure)[0], unites('CTF', cure)[0]], [1, 0])
  const lentilles = [{ ...passee('LEN', '2026-03-01', 9000), rc: 9000 }]
  assert.deepEqual(unites('LER', lentilles), [0, 9000])
})

test('glasses are renewed after two years: no limit of this year is shown', () => {
  assert.deepEqual(simuler(facture('OPTA', 9500), garanties, circonstances).plafonds, [])
  assert.deepEqual(simuler(facture('PSY', 5000), garanties, circonstances).plafonds, [
    { nature: 'unites', plafond: 12, consomme: 1, reste: 11 },
  ])
})

test('a crown at a free price: the 100 % Santé one would leave nothing to pay', () => {
  const { decompte, alternative } = simuler(facture('HBLD734', 53_870), garanties, circonstances)
  assert.deepEqual([decompte.ro, decompte.rc, decompte.reste], [7200, 16_800, 29_870])
  assert.deepEqual(
    [alternative?.soin.code, alternative?.depense, alternative?.reste],
    ['HBLD073', 45_320, 0],
  )
})

test('glasses renewed too early: no cheaper pair is advised that nobody would pay either', () => {
  const tot = { ...facture('OPTB', 33_900), compteurs: { ...AUCUN_COMPTEUR, unites: 1 } }
  const { decompte, alternative } = simuler(tot, garanties, circonstances)
  assert.deepEqual([decompte.ro, decompte.rc, decompte.reste], [0, 0, 33_900])
  assert.equal(alternative, null)
  const { alternative: classeA } = simuler(facture('OPTB', 33_900), garanties, circonstances)
  assert.equal(classeA?.soin.panier, '100sante')
})

test('an act that no guarantee names is not paid, and says so', () => {
  const { decompte, explication } = simuler(facture('CHP', 6000), garanties, circonstances)
  assert.equal(decompte.rc, 0)
  assert.equal(explication.rc, 'Votre contrat ne couvre pas cet acte')
})

test('a free act is paid nothing, and uses up nothing', () => {
  const unites = (depense: number) =>
    simuler(facture('OST', depense, [ligne('OST', 6000)]), garanties, circonstances).plafonds.find(
      ({ nature }) => nature === 'unites',
    )
  assert.deepEqual(unites(6000), { nature: 'unites', plafond: 4, consomme: 2, reste: 2 })
  assert.deepEqual(unites(0), { nature: 'unites', plafond: 4, consomme: 1, reste: 3 })
})
