import { type Tarif, tarif } from '../tarif.ts'

const courant = { famille: 'soinsCourants' } as const
const medecin = {
  ...courant,
  tauxRo: 70,
  retenue: 'participation',
  isParcours: true,
  tauxAlsaceMoselle: 90,
} as const
const boite = {
  ...courant,
  base: 'depense',
  retenue: 'franchise',
  garantie: 'pharmacie',
  unite: 'boite',
} as const
const auxiliaire = {
  ...courant,
  tauxRo: 60,
  retenue: 'acte',
  garantie: 'auxiliaires',
} as const

/** Doctors: bases of sector 1 and OPTAM on the one hand, of the others on the other. */
const medecins: readonly Tarif[] = [
  tarif({
    ...medecin,
    code: 'G',
    libelle: 'Consultation généraliste',
    base: 2500,
    garantie: 'generaliste',
    versions: [
      ['2023-11-01', { base: 2650 }],
      ['2024-12-22', { base: 3000 }],
    ],
    ages: [
      {
        moinsDe: 6,
        versions: [
          ['2017-05-01', { base: 3000 }],
          ['2023-11-01', { base: 3150 }],
          ['2024-12-22', { base: 3500 }],
        ],
      },
    ],
  }),
  tarif({
    ...medecin,
    code: 'GNO',
    libelle: 'Généraliste non OPTAM',
    base: 2300,
    garantie: 'generalisteNonOptam',
    ages: [{ moinsDe: 6, versions: [['2017-05-01', { base: 2800 }]] }],
    alternative: 'G',
  }),
  tarif({
    ...medecin,
    code: 'VG',
    libelle: 'Visite à domicile du généraliste',
    base: 3500,
    garantie: 'generaliste',
    versions: [
      ['2023-11-01', { base: 3650 }],
      ['2024-12-22', { base: 4000 }],
    ],
  }),
  tarif({
    ...medecin,
    code: 'TLC',
    libelle: 'Téléconsultation généraliste',
    base: 2500,
    garantie: 'generaliste',
  }),
  tarif({
    ...medecin,
    code: 'CSO',
    libelle: 'Spécialiste OPTAM',
    base: 3000,
    baseHorsParcours: 2650,
    garantie: 'specialisteOptam',
    versions: [['2023-11-01', { base: 3150 }]],
  }),
  tarif({
    ...medecin,
    code: 'CS',
    libelle: 'Spécialiste non OPTAM',
    base: 2300,
    garantie: 'specialisteNonOptam',
    alternative: 'CSO',
  }),
  tarif({
    ...medecin,
    code: 'APC',
    libelle: 'Avis ponctuel d’un spécialiste',
    base: 5500,
    garantie: 'specialisteOptam',
    versions: [
      ['2023-11-01', { base: 5650 }],
      ['2024-12-22', { base: 6000 }],
    ],
  }),
  tarif({
    ...medecin,
    code: 'CNP',
    libelle: 'Psychiatre ou neurologue',
    base: 5020,
    baseHorsParcours: 5200,
    garantie: 'specialisteOptam',
    versions: [
      ['2023-11-01', { base: 5170 }],
      ['2024-12-22', { base: 5500 }],
      ['2026-01-01', { base: 5700 }],
    ],
  }),
  tarif({
    ...medecin,
    code: 'GYN',
    libelle: 'Gynécologue OPTAM',
    // Seen without being sent: the « parcours » does not count.
    isParcours: false,
    base: 3200,
    garantie: 'specialisteOptam',
    versions: [
      ['2023-11-01', { base: 3350 }],
      ['2024-12-22', { base: 3700 }],
      ['2026-01-01', { base: 4000 }],
    ],
  }),
  tarif({
    ...medecin,
    code: 'PED',
    libelle: 'Pédiatre',
    base: 3150,
    garantie: 'specialisteOptam',
    ages: [
      {
        moinsDe: 2,
        versions: [
          ['2024-12-22', { base: 3900 }],
          ['2026-01-01', { base: 4000 }],
        ],
      },
      { moinsDe: 6, versions: [['2024-12-22', { base: 3500 }]] },
    ],
  }),
  tarif({
    ...medecin,
    code: 'CAR',
    libelle: 'Cardiologue',
    base: 5250,
    garantie: 'specialisteOptam',
  }),
  tarif({
    ...medecin,
    code: 'RAD',
    libelle: 'Radiologie, échographie',
    base: 'depense',
    garantie: 'imagerie',
  }),
]

const pharmacie: readonly Tarif[] = [
  tarif({
    ...boite,
    code: 'PH65',
    libelle: 'Pharmacie (65 %)',
    tauxRo: 65,
    tauxAlsaceMoselle: 90,
  }),
  tarif({
    ...boite,
    code: 'PH30',
    libelle: 'Pharmacie (30 %)',
    tauxRo: 30,
    tauxAlsaceMoselle: 80,
  }),
  tarif({ ...boite, code: 'PH15', libelle: 'Pharmacie (15 %)', tauxRo: 15 }),
  tarif({ ...boite, code: 'PH100', libelle: 'Pharmacie (100 %)', tauxRo: 100 }),
]

const autres: readonly Tarif[] = [
  tarif({
    ...courant,
    code: 'BIO',
    libelle: 'Analyses de laboratoire',
    base: 'depense',
    tauxRo: 60,
    retenue: 'participation',
    garantie: 'analyses',
  }),
  tarif({
    ...auxiliaire,
    code: 'AMK',
    libelle: 'Kinésithérapie',
    base: 1613,
    unite: 'seance',
    versions: [
      ['2024-02-22', { base: 1658 }],
      ['2026-01-01', { base: 1790 }],
    ],
  }),
  tarif({
    ...auxiliaire,
    code: 'AMI',
    libelle: 'Soins infirmiers',
    base: 315,
    versions: [['2026-11-06', { base: 335 }]],
  }),
  tarif({
    ...courant,
    code: 'SF',
    libelle: 'Consultation d’une sage-femme',
    base: 2500,
    tauxRo: 70,
    garantie: 'sageFemme',
    versions: [['2024-02-22', { base: 2650 }]],
  }),
  tarif({
    ...courant,
    code: 'LPP',
    libelle: 'Matériel médical',
    base: 'depense',
    tauxRo: 60,
    garantie: 'materiel',
  }),
  tarif({
    ...courant,
    code: 'TRA',
    libelle: 'Transport sanitaire',
    base: 'depense',
    tauxRo: 65,
    retenue: 'transport',
    garantie: 'transport',
    versions: [['2023-08-01', { tauxRo: 55 }]],
  }),
  tarif({
    ...courant,
    code: 'PSY',
    libelle: 'Séance chez un psychologue',
    base: 3000,
    tauxRo: 60,
    garantie: 'psychologue',
    unite: 'seance',
    maximumRo: 8,
    versions: [
      ['2024-06-29', { base: 5000 }],
      ['2025-01-01', { maximumRo: 12 }],
    ],
  }),
  tarif({
    ...courant,
    code: 'OST',
    libelle: 'Ostéopathie',
    base: null,
    tauxRo: 0,
    garantie: 'osteopathie',
    unite: 'seance',
  }),
]

export const soinsCourants: readonly Tarif[] = [...medecins, ...pharmacie, ...autres]
