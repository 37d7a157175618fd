import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatEcart } from '../montants/index.ts'
import { avenirDe, type ChangementPrevu, compteFutur, contratLe, prixFinal } from './avenir.ts'
import {
  type ChangementPrix,
  type ContratTarife,
  moisDeRevision,
  type OffreTarifee,
} from './changement.ts'
import type { EcheanceRevue } from './reports.ts'

const tarifs = (adulte: number, enfant: number) => [
  { annee: 2026, adultes: [{ jusqua: null, montant: adulte }], enfant },
  { annee: 2027, adultes: [{ jusqua: null, montant: adulte + 255 }], enfant },
]
const renforts = [
  { code: 'OPT', libelle: 'Renfort Optique' },
  { code: 'MED', libelle: 'Médecines douces' },
  { code: 'DEN', libelle: 'Renfort Dentaire' },
]
const offres: OffreTarifee[] = [
  { nom: 'Sérénité', tarifs: tarifs(4650, 2610), renforts },
  { nom: 'Confort', tarifs: tarifs(3820, 1980), renforts: renforts.slice(0, 1) },
]
const option = (code: string, montantMensuel: number, dateFin: string | null = null) => ({
  code,
  libelle: renforts.find((un) => un.code === code)?.libelle ?? code,
  dateDebut: '2024-01-01',
  dateFin,
  montantMensuel,
})
/** Two adults, a child and a reinforcement: 128,40 € in 2026, 133,50 € in 2027. */
const contrat = (plus: Partial<ContratTarife> = {}): ContratTarife => ({
  nomOffre: 'Sérénité',
  tarifs: offres[0]?.tarifs ?? [],
  assures: [
    { id: 'camille', prenom: 'Camille', dateNaissance: '1986-03-14', lien: 'Adhérent' },
    { id: 'julien', prenom: 'Julien', dateNaissance: '1984-11-02', lien: 'Conjoint' },
    { id: 'lea', prenom: 'Léa', dateNaissance: '2015-06-18', lien: 'Enfant' },
  ],
  options: [option('MED', 930)],
  ...plus,
})
const optique: ChangementPrix = { genre: 'ajout', code: 'OPT', montantMensuel: 690 }
const sansMedecines: ChangementPrix = { genre: 'retrait', codes: ['MED'] }
const depart: ChangementPrix = { genre: 'depart', personneId: 'julien' }
const bebe: ChangementPrix = {
  genre: 'entree',
  prenom: 'Noé',
  dateNaissance: '2026-11-02',
  lien: 'Enfant',
}
const confort: ChangementPrix = { genre: 'niveau', nomOffre: 'Confort' }
const fin: ChangementPrix = { genre: 'fin' }

const prevu = (rang: number, effetLe: string, changement: ChangementPrix): ChangementPrevu => ({
  cle: `${changement.genre} ${effetLe}`,
  effetLe,
  rang,
  changement,
})
const futur = (prevus: readonly ChangementPrevu[], jour = '2026-11-19', lui = contrat()) =>
  avenirDe({ contrat: lui, offres, prevus, jour })
const dites = (avenir: ReturnType<typeof futur>) =>
  avenir.lignes.map(({ depuis, noms, ecart, apres }) => [depuis, noms.join(', '), ecart, apres])
const ordres = <T>(des: readonly T[]): T[][] =>
  des.length < 2
    ? [[...des]]
    : des.flatMap((un) =>
        ordres(des.filter((autre) => autre !== un)).map((reste) => [un, ...reste]),
      )

/** Before and after meet, from today to the last line. */
function assertSuite({ aujourdhui, lignes, paliers }: ReturnType<typeof futur>) {
  let total = aujourdhui
  for (const { avant, ecart, apres } of lignes) {
    assert.equal(avant, total)
    assert.equal((avant ?? 0) + (ecart ?? 0), apres)
    total = apres
  }
  assert.equal(paliers.at(-1)?.montant ?? aujourdhui, total)
}

test('what begins in the course of a month is paid from the next', () => {
  for (const [effet, mois] of [
    ['2026-12-01', '2026-12-01'],
    ['2026-12-02', '2027-01-01'],
    ['2028-02-29', '2028-03-01'],
  ] as const)
    assert.equal(moisDeRevision(effet), mois)
})

test('the picture: a reinforcement more, one less, and the tariff of the year', () => {
  const avenir = futur([prevu(47, '2026-12-01', optique), prevu(55, '2027-01-01', sansMedecines)])
  assert.equal(avenir.aujourdhui, 12_840)
  assert.deepEqual(dites(avenir), [
    ['2026-12-01', 'Renfort Optique', 690, 13_530],
    ['2027-01-01', '2027', 510, 14_040],
    ['2027-01-01', 'Médecines douces', -930, 13_110],
  ])
  assert.deepEqual(avenir.paliers, [
    { depuis: '2026-12-01', montant: 13_530 },
    { depuis: '2027-01-01', montant: 13_110 },
  ])
  // Without the reinforcement, the rest is reckoned again.
  assert.equal(prixFinal(futur([prevu(55, '2027-01-01', sansMedecines)])), 12_420)
  assert.equal(prixFinal(futur([])), 13_350)
})

for (const [titre, trois, attendu] of [
  [
    'a reinforcement, somebody who leaves, another level',
    [
      ['2026-12-01', optique],
      ['2027-02-01', confort],
      ['2027-01-01', depart],
    ],
    [12_840, 13_530, 9135, 6745],
  ],
  [
    'the first days of three months, one over the end of a year',
    [
      ['2026-12-01', bebe],
      ['2027-01-01', sansMedecines],
      ['2027-03-01', optique],
    ],
    [12_840, 15_450, 15_030, 15_720],
  ],
  [
    'a leap year, where the middle of February counts from the first of March',
    [
      ['2028-02-29', optique],
      ['2028-02-01', depart],
      ['2028-03-01', sansMedecines],
    ],
    [12_840, 13_350, 8445, 8205],
  ],
] satisfies [string, [string, ChangementPrix][], number[]][])
  for (const ordre of ordres(trois.map((_, rang) => rang)))
    test(`asked for in the order ${ordre.join('')}, ${titre} give one future`, () => {
      // Both what was asked for first and what is read first change.
      const prevus = ordre.map((lequel, rang) => {
        const [effetLe, changement] = trois[lequel] as [string, ChangementPrix]
        return prevu(rang, effetLe, changement)
      })
      const avenir = futur(prevus)
      assertSuite(avenir)
      assert.deepEqual(
        [avenir.aujourdhui, ...avenir.paliers.map(({ montant }) => montant)],
        attendu,
      )
    })

for (const ordre of ordres([optique, sansMedecines, depart]))
  test(`of one day, ${ordre.map(({ genre }) => genre).join(', ')} come as they were asked for, to one total`, () => {
    const avenir = futur(
      ordre.map((changement, rang) => prevu(rang, '2027-01-01', changement)).reverse(),
    )
    assertSuite(avenir)
    assert.deepEqual(
      avenir.lignes.map(({ genre }) => genre),
      ['tarif', ...ordre.map(({ genre }) => genre)],
    )
    assert.equal(prixFinal(avenir), 13_350 + 690 - 930 - 4905)
  })

for (const ordre of ordres([0, 1, 2]))
  test(`a contract that ends in the middle owes nothing after (${ordre.join('')})`, () => {
    const tous = [
      (rang: number) => prevu(rang, '2026-12-01', optique),
      (rang: number) => prevu(rang, '2027-01-15', fin),
      (rang: number) => prevu(rang, '2027-02-01', sansMedecines),
    ]
    const avenir = futur(ordre.flatMap((lequel, rang) => tous[lequel]?.(rang) ?? []))
    assertSuite(avenir)
    assert.deepEqual(
      avenir.lignes.map(({ genre, apres, isSansEffet }) => [genre, apres, isSansEffet]),
      [
        ['ajout', 13_530, false],
        ['tarif', 14_040, false],
        ['fin', 0, false],
        ['retrait', 0, true],
      ],
    )
  })

test('an end on 1 January comes before the tariff, which is then no longer said', () => {
  const avenir = futur([prevu(1, '2027-01-01', fin)])
  assert.deepEqual(
    avenir.lignes.map(({ genre, apres }) => [genre, apres]),
    [['fin', 0]],
  )
})

test('what the next one makes impossible changes nothing, and says so', () => {
  const avenir = futur([
    prevu(1, '2027-01-01', confort),
    prevu(2, '2027-02-01', { ...optique, code: 'DEN' }),
  ])
  assertSuite(avenir)
  assert.deepEqual(avenir.lignes.at(-1), {
    cle: 'ajout 2027-02-01',
    genre: 'ajout',
    noms: ['Renfort Dentaire'],
    effetLe: '2027-02-01',
    depuis: '2027-02-01',
    avant: 10_130,
    ecart: 0,
    apres: 10_130,
    isSansEffet: true,
  })
})

test('what was known before comes by itself: the end of a reinforcement, free cover', () => {
  const lui = contrat({ options: [option('MED', 930, '2027-02-28')] })
  assert.deepEqual(dites(futur([], '2026-11-19', lui)), [
    ['2027-01-01', '2027', 510, 13_350],
    ['2027-03-01', 'Médecines douces', -930, 12_420],
  ])
  const gratuit = avenirDe({
    contrat: lui,
    offres,
    prevus: [],
    jour: '2026-11-19',
    finDue: '2026-12-10',
  })
  assert.deepEqual(gratuit.paliers, [{ depuis: '2026-12-11', montant: 0 }])
})

test('an offer without a price has lines without amounts', () => {
  const avenir = futur([prevu(1, '2026-12-01', bebe)], '2026-11-19', contrat({ tarifs: [] }))
  assert.deepEqual([avenir.aujourdhui, avenir.paliers, prixFinal(avenir)], [null, [], null])
  assert.deepEqual(dites(avenir), [['2026-12-01', 'Noé', null, null]])
})

test('a new choice starts from what the contract will be on its day', () => {
  const avenir = futur([prevu(1, '2026-12-01', optique), prevu(2, '2027-02-01', confort)])
  assert.equal(contratLe(avenir, contrat(), '2026-11-01').options.length, 1)
  assert.equal(contratLe(avenir, contrat(), '2026-12-01').options.length, 2)
  assert.equal(contratLe(avenir, contrat(), '2027-02-01').nomOffre, 'Confort')
})

const echeances = ['2026-11', '2026-12', '2027-01', '2027-02'].map(
  (mois): EcheanceRevue => ({
    id: mois,
    periodeDebut: `${mois}-01`,
    periodeFin: `${mois}-28`,
    dateEcheance: `${mois}-05`,
    montant: mois < '2027' ? 12_840 : 13_350,
    etat: mois === '2026-11' ? 'payee' : 'a_venir',
    prixMensuels: null,
  }),
)

test('instalments to come are those that will be called: what comes too late goes to the next', () => {
  const { etapes } = futur([prevu(1, '2026-12-01', optique), prevu(2, '2027-02-01', fin)])
  const { echeances: futures, lignes } = compteFutur({ echeances, lignes: [] }, etapes, {
    jour: '2026-11-19',
  })
  assert.deepEqual(
    futures.map(({ id, montant }) => [id, montant]),
    [
      ['2026-11', 12_840],
      ['2026-12', 12_840],
      ['2027-01', 14_040 + 690],
    ],
  )
  // All that was called and what it costs are one sum.
  assert.equal(
    futures.reduce((somme, { montant }) => somme + montant, 0),
    12_840 + 13_530 + 14_040,
  )
  assert.equal(
    lignes.reduce((somme, { montant }) => somme + montant, 0),
    0,
  )
})

test('by how much something changes is said with its sign', () => {
  assert.equal(formatEcart(690), '+\u00a06,90\u00a0€')
  assert.equal(formatEcart(-930), '\u2212\u00a09,30\u00a0€')
})
