import { type Tarif, tarif } from '../tarif.ts'

/** Common to all doctors. */
export const medecin = {
  famille: 'soinsCourants',
  tauxRo: 70,
  retenue: 'participation',
  isParcours: true,
} as const

/** Seen without being sent by a doctor: the « parcours » does not matter. */
const libre = { ...medecin, isParcours: false } as const
const optam = { garantie: 'specialisteOptam' } as const
const nonOptam = { garantie: 'specialisteNonOptam', isHonorairesLibres: true } as const

const neuropsychiatre = (quoi: { code: string; libelle: string; libreAvant?: number }): Tarif =>
  tarif({
    ...medecin,
    ...optam,
    ...quoi,
    base: 5020,
    baseHorsParcours: 4670,
    versions: [
      ['2023-11-01', { base: 5170 }],
      ['2024-12-22', { base: 5500, baseHorsParcours: 5000 }],
      ['2026-01-01', { base: 5700, baseHorsParcours: 5200 }],
    ],
  })

/** Specialists: those of sector 1 and OPTAM on the one hand, the others on the other. */
export const specialistes: readonly Tarif[] = [
  tarif({
    ...medecin,
    code: 'CSO',
    libelle: 'Spécialiste OPTAM',
    base: 3000,
    baseHorsParcours: 2650,
    ...optam,
    versions: [['2023-11-01', { base: 3150 }]],
  }),
  tarif({
    ...medecin,
    code: 'CS',
    libelle: 'Spécialiste non OPTAM',
    base: 2300,
    ...nonOptam,
    alternative: 'CSO',
  }),
  tarif({
    ...medecin,
    code: 'APC',
    libelle: 'Avis ponctuel d’un spécialiste',
    base: 5500,
    ...optam,
    versions: [
      ['2023-11-01', { base: 5650 }],
      ['2024-12-22', { base: 6000 }],
    ],
  }),
  tarif({
    ...medecin,
    ...optam,
    code: 'APP',
    libelle: 'Avis ponctuel d’un psychiatre',
    base: 6750,
  }),
  tarif({
    ...medecin,
    ...optam,
    code: 'GER',
    libelle: 'Gériatre',
    base: 3150,
    versions: [
      ['2024-12-22', { base: 3700 }],
      ['2026-01-01', { base: 4200 }],
    ],
  }),
  tarif({
    ...medecin,
    ...optam,
    code: 'DER',
    libelle: 'Dermatologue, dépistage du mélanome',
    base: 4750,
    versions: [
      ['2024-12-22', { base: 5400 }],
      ['2026-01-01', { base: 6000 }],
    ],
  }),
  // Four euros more since 2026: of what sum, the sources do not say.
  tarif({
    ...medecin,
    ...optam,
    code: 'END',
    libelle: 'Endocrinologue OPTAM',
    base: 3000,
    baseHorsParcours: 2650,
    versions: [
      ['2023-11-01', { base: 3150 }],
      ['2026-01-01', { base: 3550 }],
    ],
  }),
  tarif({
    ...medecin,
    ...nonOptam,
    code: 'ENX',
    libelle: 'Endocrinologue non OPTAM',
    base: 2300,
    alternative: 'END',
  }),
  // Seen without being sent, like a gynaecologist or an ophthalmologist.
  tarif({
    ...libre,
    ...optam,
    code: 'STO',
    libelle: 'Stomatologue OPTAM',
    base: 3000,
    versions: [['2023-11-01', { base: 3150 }]],
  }),
  // Between sixteen and twenty-five nobody need be sent to a psychiatrist.
  neuropsychiatre({ code: 'CNP', libelle: 'Psychiatre', libreAvant: 26 }),
  neuropsychiatre({ code: 'NEU', libelle: 'Neurologue' }),
  tarif({
    ...medecin,
    ...nonOptam,
    code: 'CNN',
    libelle: 'Psychiatre non OPTAM',
    base: 4250,
    libreAvant: 26,
    alternative: 'CNP',
  }),
  tarif({
    ...medecin,
    ...nonOptam,
    code: 'NEN',
    libelle: 'Neurologue non OPTAM',
    base: 4250,
    alternative: 'NEU',
  }),
  tarif({
    ...libre,
    ...optam,
    code: 'GYN',
    libelle: 'Gynécologue OPTAM',
    base: 3200,
    versions: [
      ['2023-11-01', { base: 3350 }],
      ['2024-12-22', { base: 3700 }],
      ['2026-01-01', { base: 4000 }],
    ],
  }),
  tarif({
    ...libre,
    ...nonOptam,
    code: 'GYX',
    libelle: 'Gynécologue non OPTAM',
    base: 2300,
    alternative: 'GYN',
  }),
  tarif({
    ...libre,
    ...optam,
    code: 'OPH',
    libelle: 'Ophtalmologue OPTAM',
    base: 3000,
    versions: [['2023-11-01', { base: 3150 }]],
  }),
  tarif({
    ...libre,
    ...nonOptam,
    code: 'OPX',
    libelle: 'Ophtalmologue non OPTAM',
    base: 2300,
    alternative: 'OPH',
  }),
  tarif({
    ...medecin,
    code: 'PED',
    libelle: 'Pédiatre',
    base: 3150,
    ...optam,
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
    ...nonOptam,
    code: 'PEX',
    libelle: 'Pédiatre non OPTAM',
    base: 2300,
    ages: [{ moinsDe: 2, versions: [['2017-05-01', { base: 3450 }]] }],
    alternative: 'PED',
  }),
  tarif({ ...medecin, ...optam, code: 'CAR', libelle: 'Cardiologue', base: 5250 }),
  tarif({
    ...medecin,
    ...nonOptam,
    code: 'CAX',
    libelle: 'Cardiologue non OPTAM',
    base: 4773,
    alternative: 'CAR',
  }),
  tarif({ ...medecin, ...optam, code: 'TCS', libelle: 'Téléconsultation spécialiste', base: 3000 }),
  tarif({
    ...medecin,
    ...optam,
    code: 'TCP',
    libelle: 'Téléconsultation psychiatre',
    base: 5020,
    libreAvant: 26,
  }),
  tarif({ ...libre, ...optam, code: 'TCG', libelle: 'Téléconsultation gynécologue', base: 3200 }),
  tarif({
    ...medecin,
    ...nonOptam,
    code: 'TSN',
    libelle: 'Téléconsultation spécialiste non OPTAM',
    base: 2300,
    alternative: 'TCS',
  }),
  tarif({
    ...medecin,
    ...nonOptam,
    code: 'TPN',
    libelle: 'Téléconsultation psychiatre non OPTAM',
    base: 4250,
    libreAvant: 26,
    alternative: 'TCP',
  }),
  tarif({
    ...libre,
    ...nonOptam,
    code: 'TGN',
    libelle: 'Téléconsultation gynécologue non OPTAM',
    base: 2300,
    alternative: 'TCG',
  }),
]
