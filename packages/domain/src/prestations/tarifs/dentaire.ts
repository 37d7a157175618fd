import { type Tarif, tarif, type Version } from '../tarif.ts'

/** The dentist's part was lowered on that day. */
const soixante: Version = ['2023-10-15', { tauxRo: 60 }]
const dentaire = { famille: 'dentaire', tauxRo: 70 } as const

const cent = { panier: '100sante', garantie: 'dentaire100Sante' } as const
const maitrise = { panier: 'maitrise', garantie: 'protheseMaitrisee' } as const
const libre = { panier: 'libre', garantie: 'protheseDentaire' } as const

type Couronne = {
  code: string
  libelle: string
  base?: number
  /** The most that may be asked, before and since 2025. */
  limites?: readonly [number, number]
  alternative?: string
  suite?: readonly Version[]
}

const prothese = (
  panier: typeof cent | typeof maitrise | typeof libre,
  { code, libelle, base = 12_000, limites, alternative, suite = [] }: Couronne,
): Tarif =>
  tarif({
    ...dentaire,
    ...panier,
    code,
    libelle,
    base,
    prixLimite: limites?.[0] ?? null,
    versions: [
      soixante,
      ...(limites ? [['2025-01-01', { prixLimite: limites[1] }] as const] : []),
      ...suite,
    ],
    ...(alternative !== undefined && { alternative }),
  })

/**
 * The provisional crown: it is of the basket of the final one. Limits of 2020, none newer is known.
 */
const provisoires: readonly Tarif[] = [
  prothese(cent, {
    code: 'HBLD724',
    libelle: 'Couronne provisoire · 100 % Santé',
    base: 1000,
    limites: [6000, 6000],
  }),
  prothese(maitrise, {
    code: 'HBLD490',
    libelle: 'Couronne provisoire, tarif maîtrisé',
    base: 1000,
    limites: [6000, 6000],
  }),
  prothese(libre, { code: 'HBLD486', libelle: 'Couronne provisoire, prix libre', base: 1000 }),
]

/** The part that holds a crown: its base was lowered in 2026. */
const baseInlayCore: Version = ['2026-01-01', { base: 7000 }]
const inlayCores: readonly Tarif[] = [
  prothese(cent, {
    code: 'HBLD090',
    libelle: 'Inlay-core · 100 % Santé',
    base: 9000,
    limites: [17_500, 17_500],
    suite: [baseInlayCore],
  }),
  prothese(maitrise, {
    code: 'HBLD745',
    libelle: 'Inlay-core, tarif maîtrisé',
    base: 9000,
    limites: [17_500, 17_500],
    suite: [baseInlayCore],
    alternative: 'HBLD090',
  }),
  prothese(libre, {
    code: 'HBLD245',
    libelle: 'Inlay-core, prix libre',
    base: 9000,
    suite: [baseInlayCore],
    alternative: 'HBLD090',
  }),
]

/** Care of a tooth: dearer up to 26 years, and since 2025 for everybody. */
const conservateur = (
  code: string,
  libelle: string,
  [avant, depuis, jusqua26]: readonly [number, number, number?],
): Tarif =>
  tarif({
    ...dentaire,
    code,
    libelle,
    base: avant,
    garantie: 'soinsDentaires',
    versions: [soixante, ['2025-01-01', { base: depuis }]],
    ages:
      jusqua26 === undefined
        ? []
        : [{ moinsDe: 27, versions: [['2025-01-01', { base: jusqua26 }]] }],
  })

/** Six half-years that were agreed to, begun before sixteen; then a retention phase. */
const redressement = {
  famille: 'dentaire',
  tauxRo: 100,
  garantie: 'orthodontie',
  commenceAvant: 16,
} as const
const orthodontie: readonly Tarif[] = [
  tarif({
    ...redressement,
    code: 'TO90',
    libelle: 'Orthodontie, semestre de traitement',
    base: 19_350,
  }),
  tarif({
    ...redressement,
    code: 'TO75',
    libelle: 'Orthodontie, contention, première année',
    base: 16_125,
  }),
  tarif({
    ...redressement,
    code: 'TO50',
    libelle: 'Orthodontie, contention, deuxième année',
    base: 10_750,
    tauxRo: 70,
    versions: [soixante],
  }),
  tarif({
    ...redressement,
    code: 'TO5',
    libelle: 'Orthodontie, séance de surveillance',
    base: 1075,
    tauxRo: 70,
    unite: 'seance',
    versions: [soixante],
  }),
]

export const soinsDentaires: readonly Tarif[] = [
  tarif({
    ...dentaire,
    code: 'CD',
    libelle: 'Consultation dentaire',
    base: 2300,
    garantie: 'soinsDentaires',
    versions: [soixante],
  }),
  tarif({
    ...dentaire,
    code: 'HBJD001',
    libelle: 'Détartrage',
    base: 2892,
    garantie: 'soinsDentaires',
    versions: [soixante],
  }),
  conservateur('HBMD058', 'Carie, une face', [2697, 3074, 3961]),
  conservateur('HBMD050', 'Carie, deux faces', [4538, 5200, 6760]),
  conservateur('HBFD008', 'Dévitalisation d’une incisive', [3374, 4160, 5408]),
  conservateur('HBGD036', 'Extraction d’une dent', [3344, 3900]),
  prothese(cent, {
    code: 'HBLD038',
    libelle: 'Couronne métallique · 100 % Santé',
    limites: [29_000, 29_870],
  }),
  prothese(cent, {
    code: 'HBLD634',
    libelle: 'Couronne céramo-métallique, dent visible · 100 % Santé',
    limites: [50_000, 51_500],
  }),
  prothese(cent, {
    code: 'HBLD680',
    libelle: 'Couronne céramique, dent visible · 100 % Santé',
    limites: [50_000, 51_500],
  }),
  prothese(cent, {
    code: 'HBLD350',
    libelle: 'Couronne en zircone, hors molaire · 100 % Santé',
    limites: [44_000, 45_320],
  }),
  prothese(maitrise, {
    code: 'HBLD073',
    libelle: 'Couronne en zircone, molaire',
    limites: [44_000, 45_320],
    suite: [['2026-01-01', cent]],
  }),
  prothese(maitrise, {
    code: 'HBLD491',
    libelle: 'Couronne céramo-métallique, seconde prémolaire',
    limites: [55_000, 56_650],
    alternative: 'HBLD350',
  }),
  prothese(maitrise, {
    code: 'HBLD158',
    libelle: 'Couronne céramique, seconde prémolaire ou molaire',
    limites: [55_000, 56_650],
    alternative: 'HBLD073',
  }),
  prothese(libre, {
    code: 'HBLD403',
    libelle: 'Couronne céramo-céramique, prix libre',
    alternative: 'HBLD350',
  }),
  prothese(libre, {
    code: 'HBLD318',
    libelle: 'Couronne en alliage précieux, prix libre',
    alternative: 'HBLD038',
  }),
  ...provisoires,
  ...inlayCores,
  prothese(libre, {
    code: 'HBLD734',
    libelle: 'Couronne céramo-métallique, molaire, prix libre',
    alternative: 'HBLD073',
  }),
  prothese(cent, {
    code: 'HBLD785',
    libelle: 'Bridge, incisive · 100 % Santé',
    base: 27_950,
    limites: [146_500, 150_895],
  }),
  prothese(maitrise, {
    code: 'HBLD227',
    libelle: 'Bridge, autre dent',
    base: 27_950,
    limites: [163_500, 168_405],
    alternative: 'HBLD099',
  }),
  prothese(libre, {
    code: 'HBLD099',
    libelle: 'Bridge en zircone',
    base: 27_950,
    suite: [['2026-01-01', { ...cent, prixLimite: 135_960 }]],
  }),
  prothese(cent, {
    code: 'HBLD031',
    libelle: 'Prothèse complète, une mâchoire · 100 % Santé',
    base: 18_275,
    limites: [110_000, 113_300],
  }),
  prothese(cent, {
    code: 'HBLD035',
    libelle: 'Prothèse complète, deux mâchoires · 100 % Santé',
    base: 36_550,
    limites: [230_000, 236_900],
  }),
  // The Assurance maladie pays nothing of an implant; its crown is another act.
  tarif({
    famille: 'dentaire',
    code: 'IMP',
    libelle: 'Implant dentaire (pose)',
    base: null,
    tauxRo: 0,
    garantie: 'implant',
  }),
  ...orthodontie,
]
