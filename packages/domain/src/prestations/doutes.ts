import type { Correction } from './corrections.ts'

/**
 * How far a value can be trusted: read in a text, known by the trade only, or told by sources that
 * disagree.
 */
export const libellesConfiance = {
  sure: 'Sûre',
  probable: 'Probable',
  aVerifier: 'À vérifier',
} as const
export type ConfianceTarif = keyof typeof libellesConfiance

export type TarifEnDoute = Correction & { confiance: ConfianceTarif; source: string }

type Doute = Omit<TarifEnDoute, 'moinsDe'> & { moinsDe?: number }
const probable = (doute: Omit<Doute, 'confiance'>): Doute => ({ ...doute, confiance: 'probable' })
const aVerifier = (doute: Omit<Doute, 'confiance'>): Doute => ({ ...doute, confiance: 'aVerifier' })

const base = { quoi: 'base' } as const
const limite = { quoi: 'prixLimite' } as const
const presse = { depuis: '2026-01-01', source: 'Presse professionnelle, janvier 2026' } as const
const convention = {
  ...limite,
  depuis: '2025-01-01',
  source: 'Convention dentaire 2023-2028\u00a0: + 3 %',
} as const
const inlay = {
  ...base,
  depuis: '2026-01-01',
  valeur: 7000,
  source: 'Un devis, et la page d’un syndicat',
} as const
const sans2025 = {
  ...limite,
  depuis: '2025-01-01',
  source: 'Limite de 2020, aucune plus récente lue',
} as const
const verres = {
  ...limite,
  depuis: '2020-01-01',
  source: 'Presse et usage\u00a0; seule la limite des progressifs a été lue',
} as const
const soins2025 = {
  ...base,
  depuis: '2025-01-01',
  source: 'Fiche F33956\u00a0; le jour du changement n’a pas été lu',
} as const

/**
 * Values of the nomenclature that nobody read in a text. Each client begins with them as settings
 * of its own, equal to the engine's: whoever knows better corrects one, from a day on.
 */
export const tarifsEnDoute: readonly TarifEnDoute[] = [
  probable({
    ...base,
    code: 'CSO',
    depuis: '2023-11-01',
    valeur: 3150,
    source: 'ameli.fr\u00a0; la fiche de ce jour donnait 30 €',
  }),
  probable({ ...base, ...presse, code: 'CNP', valeur: 5700 }),
  probable({ ...presse, code: 'CNP', quoi: 'baseHorsParcours', valeur: 5200 }),
  probable({ ...base, ...presse, code: 'NEU', valeur: 5700 }),
  probable({ ...presse, code: 'NEU', quoi: 'baseHorsParcours', valeur: 5200 }),
  probable({ ...base, ...presse, code: 'GYN', valeur: 4000 }),
  probable({ ...base, ...presse, code: 'PED', moinsDe: 2, valeur: 4000 }),
  probable({ ...base, ...presse, code: 'COE', valeur: 6000 }),
  probable({ ...base, ...presse, code: 'GER', valeur: 4200 }),
  aVerifier({
    ...base,
    code: 'DER',
    depuis: '2026-01-01',
    valeur: 6000,
    source: 'Deux articles qui donnent des hausses différentes',
  }),
  probable({ ...base, ...presse, code: 'CLA', valeur: 6000 }),
  probable({
    ...base,
    code: 'VG',
    depuis: '2024-12-22',
    valeur: 4000,
    source: 'Affichage d’une maison de santé, 2025',
  }),
  probable({
    ...base,
    code: 'AMI',
    depuis: '2026-11-06',
    valeur: 335,
    source: 'Avenant 11 du 31/03/2026, par la NGAP publiée',
  }),
  aVerifier({
    ...base,
    code: 'AMO',
    depuis: '2024-01-01',
    valeur: 260,
    source: 'fno.fr, « début 2024 »\u00a0: le jour n’a pas été lu',
  }),
  aVerifier({
    ...base,
    code: 'END',
    depuis: '2026-01-01',
    valeur: 3550,
    source: 'Presse, « + 4 € »\u00a0: le total n’a pas été lu',
  }),
  aVerifier({
    ...base,
    code: 'SFA',
    depuis: '2025-01-01',
    valeur: 320,
    source: 'caducee.net\u00a0; rien lu depuis 2025',
  }),
  ...['HD65', 'HD30', 'HD15', 'HD100'].map((code) =>
    probable({
      ...base,
      code,
      depuis: '2023-01-01',
      valeur: 102,
      source: 'Page d’une association de santé\u00a0; aucun texte lu',
    }),
  ),
  aVerifier({
    code: 'PSY',
    quoi: 'maximumRo',
    depuis: '2025-01-01',
    valeur: 12,
    source: 'Fiche F34917\u00a0: 12 séances, le premier jour n’a pas été lu',
  }),
  probable({
    ...base,
    code: 'LER',
    depuis: '2020-01-01',
    valeur: 3948,
    source: 'Page d’un assureur\u00a0; aucun texte lu',
  }),
  aVerifier({
    ...base,
    code: 'ANE',
    depuis: '2020-01-01',
    valeur: 9500,
    source: 'Exemple, où le devis ne donne pas sa base',
  }),
  probable({ ...convention, code: 'HBLD634', valeur: 51_500 }),
  probable({ ...convention, code: 'HBLD680', valeur: 51_500 }),
  probable({ ...convention, code: 'HBLD350', valeur: 45_320 }),
  probable({ ...convention, code: 'HBLD073', valeur: 45_320 }),
  probable({ ...convention, code: 'HBLD491', valeur: 56_650 }),
  probable({ ...convention, code: 'HBLD158', valeur: 56_650 }),
  probable({ ...convention, code: 'HBLD785', valeur: 150_895 }),
  probable({ ...convention, code: 'HBLD227', valeur: 168_405 }),
  probable({ ...convention, code: 'HBLD031', valeur: 113_300 }),
  probable({ ...convention, code: 'HBLD035', valeur: 236_900 }),
  probable({ ...convention, code: 'HBLD099', depuis: '2026-01-01', valeur: 135_960 }),
  probable({ ...inlay, code: 'HBLD090' }),
  probable({ ...inlay, code: 'HBLD745' }),
  probable({ ...inlay, code: 'HBLD245' }),
  aVerifier({ ...sans2025, code: 'HBLD090', valeur: 17_500 }),
  aVerifier({ ...sans2025, code: 'HBLD745', valeur: 17_500 }),
  aVerifier({ ...sans2025, code: 'HBLD724', valeur: 6000 }),
  aVerifier({ ...sans2025, code: 'HBLD490', valeur: 6000 }),
  aVerifier({ ...soins2025, code: 'HBMD058', valeur: 3074 }),
  aVerifier({ ...soins2025, code: 'HBMD050', valeur: 5200 }),
  aVerifier({ ...soins2025, code: 'HBFD008', valeur: 4160 }),
  aVerifier({ ...soins2025, code: 'HBGD036', valeur: 3900 }),
  probable({ ...verres, code: 'OPTA', valeur: 9500 }),
  probable({ ...verres, code: 'OPTAM', valeur: 10_500 }),
  probable({ ...verres, code: 'OPTAF', valeur: 11_500 }),
].map((doute) => ({ moinsDe: null, ...doute }))
