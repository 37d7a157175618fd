import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  AUCUN_COMPTEUR,
  alternative,
  avertissementPrix,
  type Circonstances,
  type Compteurs,
  calculer,
  circonstancesDe,
  compter,
  expliquer,
  type Garantie,
  libelleRegle,
  nomenclature,
  type Patient,
  type Regle,
  type SituationSoin,
  type SoinFacture,
  situationsSoin,
  soinDe,
  soinDuTarif,
  soinLe,
  tarifsEnDoute,
} from './index.ts'

const brss = (taux: number): Regle => ({ type: 'brss', taux })
const fraisReels: Regle = { type: 'fraisReels' }
const osteo: Regle = { type: 'forfait', montant: 4000, maximum: 4 }

const ADULTE = { jour: '2026-06-01', dateNaissance: '1986-03-14' }
const ENFANT = { ...ADULTE, dateNaissance: '2015-06-18' }

function facture(
  code: string,
  depense: number,
  { de = ADULTE, ...autres }: Partial<SoinFacture> & { de?: Circonstances } = {},
): SoinFacture {
  const soin = soinLe(code, de)
  assert.ok(soin, code)
  return { soin, depense, quantite: 1, compteurs: AUCUN_COMPTEUR, ...autres }
}
const garantie = (regle: Regle, libelle = 'Garantie'): Garantie => ({
  cle: 'x',
  libelle,
  famille: 'soinsCourants',
  regle,
})
const deja = (compteurs: Partial<Compteurs>) => ({ compteurs: { ...AUCUN_COMPTEUR, ...compteurs } })

/** Acts of the insurer's reference table, with their amounts to the cent. */
for (const [nom, unSoin, regle, base, ro, rc, reste] of [
  ['a general practitioner', facture('G', 3000), brss(200), 3000, 1900, 900, 200],
  ['a specialist without OPTAM', facture('CS', 7000), brss(200), 2300, 1410, 2990, 2600],
  ['the same with OPTAM', facture('CSO', 7000), brss(220), 3150, 2005, 4725, 270],
  ['medicines at 65 %', facture('PH65', 1200), brss(100), 1200, 680, 420, 100],
  ['a 100 % Santé crown', facture('HBLD680', 50_000), fraisReels, 12_000, 7200, 42_800, 0],
  ['a class I hearing aid', facture('AUD1', 95_000), fraisReels, 40_000, 24_000, 71_000, 0],
  ['class A glasses', facture('OPTA', 9500), fraisReels, 2850, 1710, 7790, 0],
  ['osteopathy', facture('OST', 6000), osteo, null, 0, 4000, 2000],
  ['three days in hospital', facture('FJH', 6900, { quantite: 3 }), fraisReels, null, 0, 6900, 0],
  ['a minor at the doctor’s', facture('G', 3000, { de: ENFANT }), brss(200), 3000, 2100, 900, 0],
  ['a price under the base', facture('G', 2000), brss(200), 3000, 1200, 600, 200],
  ['a free act', facture('G', 0), brss(200), 3000, 0, 0, 0],
  ['the basic offer above the base', facture('CS', 7000), brss(100), 2300, 1410, 690, 4900],
  [
    'the participation at its cap',
    facture('G', 3000, deja({ participation: 5000 })),
    brss(100),
    3000,
    2100,
    900,
    0,
  ],
  [
    'one euro of it left',
    facture('G', 3000, deja({ participation: 4900 })),
    brss(100),
    3000,
    2000,
    900,
    100,
  ],
  ['ten boxes', facture('PH65', 10_000, { quantite: 10 }), brss(100), 10_000, 5500, 3500, 1000],
  ['a box cheaper than the franchise', facture('PH15', 200), brss(100), 200, 0, 170, 30],
  ['a transport', facture('TRA', 6000), brss(100), 6000, 2900, 2700, 400],
  ['the fifth session of four', facture('OST', 6000, deja({ unites: 4 })), osteo, null, 0, 0, 6000],
  [
    'two sessions, one left',
    facture('OST', 12_000, { quantite: 2, ...deja({ unites: 3 }) }),
    osteo,
    null,
    0,
    4000,
    8000,
  ],
  [
    'lenses, the year nearly used',
    facture('LEN', 9000, deja({ enveloppe: 12_000 })),
    { type: 'enveloppe', montant: 15_000 },
    null,
    0,
    3000,
    6000,
  ],
  [
    'a crown above the price limit',
    facture('HBLD680', 55_000),
    fraisReels,
    12_000,
    7200,
    44_300,
    3500,
  ],
  ['an act nobody promised', facture('CHP', 6000), { type: 'aucune' }, null, 0, 0, 6000],
] satisfies [string, SoinFacture, Regle, number | null, number, number, number][]) {
  test(`${nom}: base ${base}, RO ${ro}, RC ${rc}, reste ${reste}`, () => {
    const d = calculer(unSoin, garantie(regle))
    assert.deepEqual([d.base, d.ro, d.rc, d.reste], [base, ro, rc, reste])
  })
}

const regles: Regle[] = [
  brss(100),
  brss(350),
  osteo,
  fraisReels,
  { type: 'enveloppe', montant: 5000 },
  { type: 'aucune' },
]

test('whatever the act, the price and the rule: everything adds up, nobody pays less than nothing', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...nomenclature),
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.integer({ min: 1, max: 20 }),
      fc.record({
        jour: fc.constantFrom('2023-06-01', '2024-04-15', '2025-02-28', '2026-11-16'),
        dateNaissance: fc.constantFrom('1986-03-14', '2020-01-01', '2008-02-29'),
        situation: fc.constantFrom(...situationsSoin),
        isAlsaceMoselle: fc.boolean(),
        isSejourLourd: fc.boolean(),
      }),
      fc.constantFrom(...regles),
      fc.record({
        participation: fc.integer({ min: 0, max: 6000 }),
        franchise: fc.integer({ min: 0, max: 6000 }),
        jour: fc.integer({ min: 0, max: 900 }),
        unites: fc.integer({ min: 0, max: 14 }),
        enveloppe: fc.integer({ min: 0, max: 9000 }),
      }),
      (tarif, depense, quantite, circonstances, regle, compteurs) => {
        const soin = soinDuTarif(tarif, circonstances)
        const unSoin = { soin, depense, quantite, compteurs }
        const d = calculer(unSoin, garantie(regle))
        assert.equal(d.ro + d.rc + d.reste, depense)
        for (const part of [d.ro, d.rc, d.reste, d.retenue, d.depassement])
          assert.ok(Number.isSafeInteger(part) && part >= 0, String(part))
        const apres = compter(compteurs, unSoin, d)
        assert.ok(apres.participation <= Math.max(compteurs.participation, 5000))
        assert.ok(apres.franchise <= Math.max(compteurs.franchise, 5000))
      },
    ),
  )
})

test('a year of sessions uses the guarantee up', () => {
  let compteurs = AUCUN_COMPTEUR
  const paid = Array.from({ length: 6 }, () => {
    const seance = facture('OST', 6000, { compteurs })
    const d = calculer(seance, garantie(osteo))
    compteurs = compter(compteurs, seance, d)
    return d.rc
  })
  assert.deepEqual(paid, [4000, 4000, 4000, 4000, 0, 0])
  assert.deepEqual(compteurs, {
    participation: 0,
    franchise: 0,
    jour: 0,
    unites: 4,
    enveloppe: 16_000,
  })
})

test('« Pourquoi ce montant ? » for a specialist without OPTAM', () => {
  const specialiste = garantie(brss(200), 'Médecin spécialiste non OPTAM')
  assert.deepEqual(expliquer(facture('CS', 7000), specialiste), {
    ro: '70\u00a0% de 23,00\u00a0€ = 16,10\u00a0€, moins 2,00\u00a0€ de participation forfaitaire = 14,10\u00a0€',
    rc: 'Médecin spécialiste non OPTAM\u00a0: 200\u00a0% de 23,00\u00a0€ = 46,00\u00a0€, moins 16,10\u00a0€ de part de l’Assurance maladie (avant participation forfaitaire) = 29,90\u00a0€',
    reste:
      '24,00\u00a0€ au-delà de la garantie et 2,00\u00a0€ de participation forfaitaire, jamais remboursée = 26,00\u00a0€',
  })
})

test('the sentences of the awkward cases', () => {
  const de = (unSoin: SoinFacture, regle: Regle) =>
    expliquer(unSoin, garantie(regle, 'Ma garantie'))
  assert.match(
    de(facture('G', 3000, { de: ENFANT }), brss(100)).ro,
    /sans participation forfaitaire avant 18 ans$/,
  )
  assert.match(
    de(facture('G', 3000, deja({ participation: 5000 })), brss(100)).ro,
    /le plafond étant atteint$/,
  )
  assert.equal(
    de(facture('G', 3000), brss(200)).rc,
    'Ma garantie\u00a0: 200\u00a0% de 30,00\u00a0€ = 60,00\u00a0€, moins 21,00\u00a0€ de part de l’Assurance maladie (avant participation forfaitaire) = 39,00\u00a0€\u00a0; dans la limite de ce qui reste à payer\u00a0: 30,00\u00a0€, moins 21,00\u00a0€ de part de l’Assurance maladie = 9,00\u00a0€',
  )
  const ailleurs = expliquer(
    facture('CSO', 3700, { de: { ...ADULTE, situation: 'horsParcours' } }),
    garantie(brss(150), 'Ma garantie'),
  )
  assert.deepEqual(ailleurs, {
    ro: '30\u00a0% (hors parcours de soins) de 26,50\u00a0€ = 7,95\u00a0€, moins 2,00\u00a0€ de participation forfaitaire = 5,95\u00a0€',
    rc: 'Ma garantie\u00a0: 150\u00a0% de 26,50\u00a0€ = 39,75\u00a0€, moins 7,95\u00a0€ de part de l’Assurance maladie (avant participation forfaitaire), moins 10,60\u00a0€ de majoration hors parcours (40\u00a0% non pris en charge) = 21,20\u00a0€\u00a0; dans la limite de ce qui reste à payer\u00a0: 37,00\u00a0€, moins 7,95\u00a0€ de part de l’Assurance maladie, moins 10,60\u00a0€ de majoration hors parcours (40\u00a0% non pris en charge), moins 10,50\u00a0€ de dépassement hors parcours, non pris en charge = 7,95\u00a0€',
    reste:
      '10,60\u00a0€ hors parcours de soins, plus 10,50\u00a0€ de dépassement hors parcours, jamais remboursé et 2,00\u00a0€ de participation forfaitaire, jamais remboursée = 23,10\u00a0€',
  })
  assert.match(de(facture('OST', 6000), osteo).ro, /ne prend pas cet acte en charge$/)
  assert.equal(de(facture('OST', 6000), osteo).rc, 'Ma garantie\u00a0: 40,00\u00a0€')
  assert.match(
    de(facture('OST', 6000, deja({ unites: 4 })), osteo).rc,
    /les 4 prises en charge de l’année sont déjà utilisées$/,
  )
  assert.match(
    de(facture('OST', 6000, deja({ unites: 1 })), { ...osteo, maximum: 1 } as Regle).rc,
    /: la prise en charge de l’année est déjà utilisée$/,
  )
  assert.match(
    de(facture('OST', 6000, deja({ unites: 1 })), { ...osteo, maximum: 1, annees: 2 } as Regle).rc,
    /: la prise en charge prévue tous les 2 ans est déjà utilisée$/,
  )
  assert.match(
    de(facture('FJH', 6900, { quantite: 3 }), fraisReels).rc,
    /tout ce que l’Assurance maladie laisse à payer\u00a0: 69,00\u00a0€$/,
  )
  assert.match(
    de(facture('HBLD680', 50_000), fraisReels).rc,
    /prix limite de 515,00\u00a0€\u00a0: 500,00\u00a0€, moins 72,00\u00a0€ de part de l’Assurance maladie = 428,00\u00a0€$/,
  )
  assert.equal(de(facture('HBLD680', 50_000), fraisReels).reste, 'Rien ne reste à votre charge')
  assert.equal(
    de(facture('CHP', 6000), { type: 'aucune' }).rc,
    'Votre contrat ne couvre pas cet acte',
  )
})

test('what is above the price limit is not due, and the sentence says what to answer', () => {
  const couronne = facture('HBLD680', 55_000)
  const d = calculer(couronne, garantie(fraisReels))
  assert.deepEqual([d.reste, d.horsLimite, d.depassement], [3500, 3500, 0])
  assert.equal(
    avertissementPrix(couronne, d),
    'Pour ce soin de l’offre 100\u00a0% Santé, votre professionnel ne peut pas demander plus de 515,00\u00a0€. Les 35,00\u00a0€ en trop ne sont pas un reste à charge\u00a0: faites corriger le devis ou la facture.',
  )
  assert.match(
    expliquer(couronne, garantie(fraisReels)).reste,
    /^Rien ne reste à votre charge\. 35,00/,
  )
  const juste = facture('HBLD680', 51_500)
  assert.equal(avertissementPrix(juste, calculer(juste, garantie(fraisReels))), null)
})

test('imaging: what is asked above the base is told apart, with or without OPTAM', () => {
  const echographie = (code: string) => {
    const soin = soinLe(code, { ...ADULTE, base: 6650 })
    assert.ok(soin)
    return { soin, depense: 8000, quantite: 1, compteurs: AUCUN_COMPTEUR }
  }
  assert.deepEqual(expliquer(echographie('RAD'), garantie(brss(150), 'Imagerie OPTAM')), {
    ro: '70\u00a0% de 66,50\u00a0€ = 46,55\u00a0€, moins 2,00\u00a0€ de participation forfaitaire = 44,55\u00a0€',
    rc: 'Imagerie OPTAM\u00a0: 150\u00a0% de 66,50\u00a0€ = 99,75\u00a0€, moins 46,55\u00a0€ de part de l’Assurance maladie (avant participation forfaitaire) = 53,20\u00a0€\u00a0; dans la limite de ce qui reste à payer\u00a0: 80,00\u00a0€, moins 46,55\u00a0€ de part de l’Assurance maladie = 33,45\u00a0€\u00a0; soit 19,95\u00a0€ sur la base et 13,50\u00a0€ sur les 13,50\u00a0€ de dépassement = 33,45\u00a0€',
    reste: '2,00\u00a0€ de participation forfaitaire, jamais remboursée',
  })
  assert.match(
    expliquer(echographie('RAX'), garantie(brss(100))).rc,
    /19,95\u00a0€ sur la base et rien sur les 13,50\u00a0€ de dépassement$/,
  )
})

test('a psychologist of « Mon soutien psy » asks for its price and no more, a private one for what they like', () => {
  const chere = facture('PSY', 6000)
  const d = calculer(chere, garantie(brss(100)))
  assert.deepEqual([d.reste, d.horsLimite], [1000, 1000])
  assert.equal(
    avertissementPrix(chere, d),
    'Séance chez un psychologue\u00a0: le prix est fixé à 50,00\u00a0€ pour être remboursé. Les 10,00\u00a0€ en trop ne peuvent pas vous être demandés.',
  )
  const privee = facture('PSY', 6000, deja({ unites: 12 }))
  const treizieme = calculer(privee, garantie(brss(100)))
  assert.deepEqual([treizieme.reste, treizieme.horsLimite], [6000, 0])
  assert.equal(avertissementPrix(privee, treizieme), null)
})

for (const [quoi, jour, corrections, attendu] of [
  ['before it, the list holds', '2025-12-31', [['2026-06-01', 6000]], 5500],
  ['from its day, the insurer’s value', '2026-06-01', [['2026-06-01', 6000]], 6000],
  ['a rule of the list that is newer holds again', '2026-01-01', [['2025-06-01', 5600]], 5700],
  ['on the same day the insurer is right', '2026-01-01', [['2026-01-01', 5650]], 5650],
  [
    'the last of two',
    '2026-09-01',
    [
      ['2026-08-01', 5900],
      ['2026-06-01', 6000],
    ],
    5900,
  ],
] as [string, string, [string, number][], number][])
  test(`a tariff that an insurer corrects: ${quoi}`, () => {
    const soin = soinLe('CNP', {
      jour,
      dateNaissance: '1980-05-02',
      corrections: corrections.map(([depuis, valeur]) => ({
        code: 'CNP',
        moinsDe: null,
        quoi: 'base' as const,
        depuis,
        valeur,
      })),
    })
    assert.equal(soin?.base, attendu)
  })

test('a value in doubt is the one that the engine reckons with: a client that begins with it changes nothing', () => {
  const cles = new Set<string>()
  for (const { code, quoi, depuis, valeur, moinsDe, source } of tarifsEnDoute) {
    const naissance = moinsDe === null ? '1940-05-02' : depuis
    const soin = soinLe(code, { jour: depuis, dateNaissance: naissance })
    assert.equal(soin?.[quoi], valeur, `${code} ${quoi} ${depuis}`)
    assert.notEqual(source, '')
    cles.add(`${code} ${quoi} ${moinsDe} ${depuis}`)
  }
  assert.equal(cles.size, tarifsEnDoute.length)
})

test('a correction for children leaves adults alone', () => {
  const corrections = [
    { code: 'G', moinsDe: 6, quoi: 'base' as const, depuis: '2026-01-01', valeur: 4000 },
  ]
  const base = (dateNaissance: string) =>
    soinLe('G', { jour: '2026-06-01', dateNaissance, corrections })?.base
  assert.deepEqual([base('2022-01-01'), base('1986-03-14')], [4000, 3000])
})

test('what is known of a person changes the rate, and is said', () => {
  const nee = { dateNaissance: '1986-03-14' }
  const maternite = { du: '2026-05-01', au: '2026-09-13' }
  for (const [patient, jour, dite, attendu] of [
    [nee, '2026-06-01', undefined, ['parcours', false]],
    [nee, '2026-06-01', 'ald', ['ald', false]],
    [{ ...nee, codeRegime: '01A' }, '2026-06-01', undefined, ['parcours', true]],
    [{ ...nee, codeRegime: '02A' }, '2026-06-01', undefined, ['parcours', true]],
    [{ ...nee, codeRegime: '01' }, '2026-06-01', undefined, ['parcours', false]],
    [{ ...nee, maternite }, '2026-05-01', 'horsParcours', ['maternite', false]],
    [{ ...nee, maternite }, '2026-09-13', undefined, ['maternite', false]],
    [{ ...nee, maternite }, '2026-09-14', undefined, ['parcours', false]],
  ] satisfies [Patient, string, SituationSoin | undefined, [string, boolean]][]) {
    const { situation, isAlsaceMoselle } = circonstancesDe(patient, jour, dite)
    assert.deepEqual([situation, isAlsaceMoselle], attendu)
  }
  const local = soinLe('G', circonstancesDe({ ...nee, codeRegime: '01A' }, '2026-06-01'))
  assert.ok(local)
  const unSoin = { soin: local, depense: 3000, quantite: 1, compteurs: AUCUN_COMPTEUR }
  assert.match(
    expliquer(unSoin, garantie(brss(100))).ro,
    /^90\u00a0% \(régime local d’Alsace-Moselle\) de 30,00/,
  )
})

test('a way that leaves less to pay is proposed, and only then', () => {
  const find = {
    soin: (code: string) => soinLe(code, ADULTE),
    garantie: ({ code }: { code: string }) => garantie(code === 'CSO' ? brss(220) : fraisReels),
  }
  const optam = alternative(facture('CS', 7000), 2600, find)
  assert.deepEqual([optam?.soin.code, optam?.depense, optam?.reste], ['CSO', 7000, 270])
  const cent = alternative(facture('HBLD734', 60_000), 18_000, find)
  assert.deepEqual([cent?.soin.code, cent?.depense, cent?.reste], ['HBLD073', 45_320, 0])
  assert.equal(alternative(facture('HBLD734', 12_000), 0, find), null)
  assert.equal(alternative(facture('G', 3000), 200, find), null)
})

test('every act names a guarantee and, where it has one, an act that exists', () => {
  assert.equal(new Set(nomenclature.map(({ code }) => code)).size, nomenclature.length)
  for (const { code, alternative: autre, regime } of nomenclature) {
    assert.notEqual(regime.garantie, '', code)
    if (autre) assert.ok(soinDe(autre), `${code} → ${autre}`)
  }
})

test('the promise as the table writes it', () => {
  assert.deepEqual(
    [
      brss(220),
      osteo,
      { type: 'forfait', montant: 6000, maximum: null } as Regle,
      ...regles.slice(3),
    ].map(libelleRegle),
    [
      '220\u00a0% BRSS',
      '40\u00a0€, 4\u00a0fois par an',
      '60\u00a0€',
      'Frais réels',
      '50\u00a0€ par an',
      'Non couvert',
    ],
  )
})

test('what exempts a person counts from its day to its last, and without an end goes on', () => {
  const dateNaissance = '1980-05-02'
  const motifLe = (jour: string, au: string | null) =>
    circonstancesDe({ dateNaissance, exoneration: { motif: 'c2s', du: '2025-07-01', au } }, jour)
      .exoneration
  assert.deepEqual(
    ['2025-06-30', '2025-07-01', '2026-06-30', '2026-07-01'].map((jour) =>
      motifLe(jour, '2026-06-30'),
    ),
    [undefined, 'c2s', 'c2s', undefined],
  )
  assert.equal(motifLe('2030-01-01', null), 'c2s')
})

test('the explanation names what nothing is kept back for', () => {
  const soin = soinLe('G', { jour: '2026-03-10', dateNaissance: '1980-05-02', exoneration: 'c2s' })
  assert.ok(soin)
  const facture = { soin, depense: 3000, quantite: 1, compteurs: AUCUN_COMPTEUR }
  const garantie: Garantie = {
    cle: 'generaliste',
    famille: 'soinsCourants',
    libelle: 'Médecin généraliste',
    regle: { type: 'brss', taux: 100 },
  }
  assert.equal(
    expliquer(facture, garantie, calculer(facture, garantie)).ro,
    '70\u00a0% de 30,00\u00a0€ = 21,00\u00a0€, sans participation forfaitaire avec la Complémentaire santé solidaire',
  )
})
