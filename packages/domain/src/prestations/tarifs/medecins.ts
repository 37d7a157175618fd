import { type Tarif, tarif } from '../tarif.ts'
import { medecin, specialistes } from './specialistes.ts'

const generalistes: readonly Tarif[] = [
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
    isHonorairesLibres: true,
    // A doctor who asks for no more than the others is paid back like them.
    baseSansDepassement: 2500,
    versions: [
      ['2023-11-01', { baseSansDepassement: 2650 }],
      ['2024-12-22', { baseSansDepassement: 3000 }],
    ],
    ages: [{ moinsDe: 6, versions: [['2017-05-01', { base: 2800, baseSansDepassement: null }]] }],
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
    code: 'VGN',
    libelle: 'Visite à domicile du généraliste non OPTAM',
    base: 3300,
    garantie: 'generalisteNonOptam',
    isHonorairesLibres: true,
    alternative: 'VG',
  }),
  tarif({
    ...medecin,
    code: 'TLN',
    libelle: 'Téléconsultation généraliste non OPTAM',
    base: 2300,
    garantie: 'generalisteNonOptam',
    isHonorairesLibres: true,
    alternative: 'TLC',
  }),
  // Once a year, from eighty on, for whoever leaves the hospital or has a long illness.
  tarif({
    ...medecin,
    code: 'CLA',
    libelle: 'Consultation longue, à partir de 80 ans',
    base: null,
    garantie: 'generaliste',
    versions: [['2026-01-01', { base: 6000 }]],
    ages: [{ moinsDe: 80, versions: [['2017-05-01', { base: null }]] }],
  }),
  // Examinations of a child that the law asks for, with their certificate.
  tarif({
    ...medecin,
    code: 'COE',
    libelle: 'Examen obligatoire de l’enfant',
    base: 5400,
    tauxRo: 100,
    isParcours: false,
    garantie: 'generaliste',
    versions: [['2026-01-01', { base: 6000 }]],
  }),
]

/** The part above the base is told apart; the bill has both. */
const imagerie: readonly Tarif[] = [
  tarif({
    ...medecin,
    code: 'RAD',
    libelle: 'Radiologie, échographie',
    base: 'depense',
    isBaseDite: true,
    garantie: 'imagerie',
  }),
  tarif({
    ...medecin,
    code: 'RAX',
    libelle: 'Radiologie, échographie, médecin non OPTAM',
    base: 'depense',
    isBaseDite: true,
    garantie: 'imagerieNonOptam',
    isHonorairesLibres: true,
    alternative: 'RAD',
  }),
]

/** Doctors: bases of sector 1 and OPTAM on the one hand, of the others on the other. */
export const medecins: readonly Tarif[] = [...generalistes, ...specialistes, ...imagerie]
