import { type Tarif, tarif } from '../tarif.ts'
import { medecins } from './medecins.ts'

const courant = { famille: 'soinsCourants' } as const
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

const pharmacie: readonly Tarif[] = [
  tarif({
    ...boite,
    code: 'PH65',
    libelle: 'Pharmacie (65 %)',
    tauxRo: 65,
  }),
  tarif({
    ...boite,
    code: 'PH30',
    libelle: 'Pharmacie (30 %)',
    tauxRo: 30,
    tauxAlsaceMoselle: 80,
  }),
  tarif({ ...boite, code: 'PH15', libelle: 'Pharmacie (15 %)', tauxRo: 15, tauxAlsaceMoselle: 15 }),
  tarif({ ...boite, code: 'PH100', libelle: 'Pharmacie (100 %)', tauxRo: 100 }),
]

/**
 * The pharmacist's fee for each box, at the rate of what is in it; some tills include it in their
 * price.
 */
const dispensation = {
  ...courant,
  base: 102,
  garantie: 'pharmacie',
  unite: 'boite',
} as const
const dispensations: readonly Tarif[] = [
  tarif({
    ...dispensation,
    code: 'HD65',
    libelle: 'Honoraire de dispensation du pharmacien (65 %)',
    tauxRo: 65,
  }),
  tarif({
    ...dispensation,
    code: 'HD30',
    libelle: 'Honoraire de dispensation du pharmacien (30 %)',
    tauxRo: 30,
    tauxAlsaceMoselle: 80,
  }),
  tarif({
    ...dispensation,
    code: 'HD15',
    libelle: 'Honoraire de dispensation du pharmacien (15 %)',
    tauxRo: 15,
    tauxAlsaceMoselle: 15,
  }),
  tarif({
    ...dispensation,
    code: 'HD100',
    libelle: 'Honoraire de dispensation du pharmacien (100 %)',
    tauxRo: 100,
  }),
]

const autres: readonly Tarif[] = [
  tarif({
    ...courant,
    code: 'BIO',
    libelle: 'Analyses de laboratoire',
    base: 'depense',
    // An analysis that the nomenclature does not know is charged besides: no base covers it.
    isBaseDite: true,
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
    code: 'AMS',
    libelle: 'Kinésithérapie, rééducation d’une articulation',
    base: 2043,
    unite: 'seance',
    versions: [
      ['2024-02-22', { base: 2100 }],
      ['2026-05-28', { base: 2166 }],
    ],
  }),
  tarif({
    ...auxiliaire,
    code: 'AMI',
    libelle: 'Soins infirmiers',
    base: 315,
    isCoefficient: true,
    versions: [['2026-11-06', { base: 335 }]],
  }),
  tarif({
    ...auxiliaire,
    code: 'AMO',
    libelle: 'Orthophonie',
    base: 250,
    isCoefficient: true,
    unite: 'seance',
    versions: [['2024-01-01', { base: 260 }]],
  }),
  // The tariffs of their letters are not known here: the bill says its base.
  tarif({
    ...auxiliaire,
    code: 'AMY',
    libelle: 'Orthoptie',
    base: 'depense',
    isBaseDite: true,
    unite: 'seance',
  }),
  tarif({
    ...auxiliaire,
    code: 'AMP',
    libelle: 'Pédicure-podologue, soins prescrits',
    base: 'depense',
    isBaseDite: true,
    unite: 'seance',
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
  // Her other acts are counted in letters. The letter's value before 2025 is unknown here: the
  // price is the base.
  tarif({
    ...courant,
    code: 'SFA',
    libelle: 'Acte d’une sage-femme (lettre SF)',
    base: 'depense',
    isCoefficient: true,
    tauxRo: 70,
    garantie: 'sageFemme',
    versions: [['2025-01-01', { base: 320 }]],
  }),
  tarif({
    ...courant,
    code: 'LPP',
    libelle: 'Matériel médical',
    base: 'depense',
    isBaseDite: true,
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
    code: 'TRU',
    libelle: 'Transport urgent vers l’hôpital (SAMU)',
    base: 'depense',
    tauxRo: 100,
    garantie: 'transport',
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
    // Participants ask for this and no more.
    prixLimite: 3000,
    // The first session of a year, for a first talk, was 40 €.
    premiere: 1000,
    versions: [
      ['2024-06-29', { base: 5000, prixLimite: 5000, premiere: 0 }],
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

/** One a calendar year for the same illness, each of its parts. */
const cure = { ...courant, garantie: 'cure', maximumRo: 1 } as const

/** Three weeks that a doctor has prescribed and the Assurance maladie has agreed to. */
const cures: readonly Tarif[] = [
  tarif({
    ...cure,
    code: 'CTM',
    groupe: 'cureSurveillance',
    libelle: 'Cure thermale, surveillance médicale',
    base: 'depense',
    isBaseDite: true,
    tauxRo: 70,
    retenue: 'participation',
  }),
  tarif({
    ...cure,
    code: 'CTF',
    groupe: 'cureForfait',
    libelle: 'Cure thermale, forfait de soins',
    base: 'depense',
    isBaseDite: true,
    tauxRo: 65,
  }),
  tarif({
    ...cure,
    code: 'CTH',
    groupe: 'cureHebergement',
    libelle: 'Cure thermale, hébergement (sous conditions de ressources)',
    base: 15_001,
    tauxRo: 65,
    // Lodging is no act of care.
    tauxAlsaceMoselle: 65,
  }),
  // Most people have resources above the limit: the Assurance maladie pays nothing of it.
  tarif({
    ...courant,
    code: 'CTS',
    libelle: 'Cure thermale, séjour et transport sans aide de l’Assurance maladie',
    base: null,
    tauxRo: 0,
    garantie: 'cureSejour',
  }),
]

export const soinsCourants: readonly Tarif[] = [
  ...medecins,
  ...pharmacie,
  ...dispensations,
  ...autres,
  ...cures,
]
