import type { DateCalendaire } from '../calendrier/date.ts'
import { AUCUN_COMPTEUR, calculer } from './calcul.ts'
import type { Correction } from './corrections.ts'
import { type Famille, familles, libellesFamille } from './famille.ts'
import { type Garantie, libelleRegle, sansGarantie } from './garantie.ts'
import { formatRenforts } from './renforts.ts'
import type { Soin } from './soin.ts'
import { soinLe } from './soin-le.ts'

/** What is left to pay for an act at a usual price, for an adult at the beginning of a year. */
export type Exemple = {
  libelle: string
  depense: number
  ro: number
  rc: number
  reste: number
}

/** The acts that insurers show their guarantees by, at usual prices (cents, all units together). */
type Usuel = {
  code: string
  depense: number | null
  libelle: string
  age?: number
  /** Where the bill says it. */
  base?: number
}
const usuels: readonly Usuel[] = [
  { code: 'FJH', depense: null, libelle: 'Une journée d’hospitalisation' },
  { code: 'FPU', depense: null, libelle: 'Un passage aux urgences' },
  { code: 'CHP', depense: 7000, libelle: 'Une nuit en chambre particulière' },
  { code: 'ADC', depense: 45_000, libelle: 'Opération de la cataracte' },
  { code: 'ADN', depense: 70_000, libelle: 'Opération de la cataracte' },
  { code: 'G', depense: 3000, libelle: 'Consultation d’un généraliste' },
  { code: 'GNO', depense: 4500, libelle: 'Consultation d’un généraliste non OPTAM' },
  { code: 'CSO', depense: 5000, libelle: 'Consultation d’un spécialiste OPTAM' },
  { code: 'GYN', depense: 4400, libelle: 'Consultation d’un gynécologue OPTAM' },
  { code: 'PED', depense: 3500, libelle: 'Consultation d’un pédiatre, enfant de 4 ans', age: 4 },
  { code: 'CS', depense: 7000, libelle: 'Consultation d’un spécialiste non OPTAM' },
  {
    code: 'RAD',
    depense: 8000,
    base: 6650,
    libelle: 'Échographie, base 66,50\u00a0€, radiologue OPTAM',
  },
  {
    code: 'RAX',
    depense: 8000,
    base: 6650,
    libelle: 'Échographie, base 66,50\u00a0€, radiologue non OPTAM',
  },
  { code: 'BIO', depense: 2860, libelle: 'Prise de sang au tarif de l’Assurance maladie' },
  { code: 'PH65', depense: 1200, libelle: 'Une boîte de médicaments' },
  { code: 'AMK', depense: 1790, libelle: 'Séance de kinésithérapie' },
  { code: 'OST', depense: 6000, libelle: 'Séance d’ostéopathie' },
  { code: 'PSY', depense: 5000, libelle: 'Séance chez un psychologue' },
  { code: 'HBLD634', depense: 50_000, libelle: 'Couronne 100 % Santé' },
  { code: 'HBJD001', depense: 2892, libelle: 'Détartrage' },
  { code: 'HBLD491', depense: 53_870, libelle: 'Couronne à tarif maîtrisé' },
  { code: 'HBLD734', depense: 53_870, libelle: 'Couronne à prix libre' },
  { code: 'TO90', depense: 72_000, libelle: 'Un semestre d’orthodontie, à 12 ans', age: 12 },
  { code: 'OPTA', depense: 9500, libelle: 'Lunettes à verres simples, classe A' },
  { code: 'OPTB', depense: 33_900, libelle: 'Lunettes à verres simples, classe B' },
  { code: 'LEN', depense: 12_000, libelle: 'Lentilles, une année' },
  { code: 'AUD1', depense: 95_000, libelle: 'Aide auditive classe I, par oreille' },
  { code: 'AUD2', depense: 147_600, libelle: 'Aide auditive classe II, par oreille' },
]

/** Prices that the law sets, or without an excess, from a day on. */
export const reglementes: Readonly<Record<string, readonly (readonly [DateCalendaire, number])[]>> =
  {
    AMK: [
      ['0001-01-01', 1613],
      ['2024-02-22', 1658],
      ['2026-01-01', 1790],
    ],
    FJH: [
      ['0001-01-01', 2000],
      ['2026-03-01', 2300],
    ],
    FJP: [
      ['0001-01-01', 1500],
      ['2026-03-01', 1700],
    ],
    FPU: [
      ['0001-01-01', 1961],
      ['2026-03-01', 2300],
    ],
    FPR: [
      ['0001-01-01', 849],
      ['2026-03-01', 996],
    ],
  }

/** The usual price of a unit on a day; null when prices differ too much. */
export const prixUsuel = (code: string, jour: DateCalendaire): number | null =>
  reglementes[code]?.findLast(([depuis]) => depuis <= jour)?.[1] ??
  // A usual price with a base of its own does not fit other acts of the same name.
  usuels.find((usuel) => usuel.code === code && usuel.base === undefined)?.depense ??
  null

export type GarantieDetaillee = Omit<Garantie, 'famille' | 'regle' | 'renforts'> & {
  promesse: string
  /** Why it is more than the offer promises, in words. */
  precision: string | null
  exemples: Exemple[]
}
export type Rubrique = { famille: Famille; libelle: string; garanties: GarantieDetaillee[] }

/** The table of an offer: the five headings in their order, each promise with its euros. */
export const tableauGaranties = (
  garanties: readonly Garantie[],
  jour: DateCalendaire,
  corrections: readonly Correction[] = [],
): Rubrique[] =>
  familles.map((famille) => ({
    famille,
    libelle: libellesFamille[famille],
    garanties: garanties
      .filter((g) => g.famille === famille)
      .map((garantie) => detailler(garantie, jour, corrections)),
  }))

const ADULTE = 40

function detailler(
  garantie: Garantie,
  jour: DateCalendaire,
  corrections: readonly Correction[],
): GarantieDetaillee {
  const { cle, libelle, regle, renforts = [] } = garantie
  const precision = renforts.length === 0 ? null : formatRenforts(renforts)
  const exemples = usuels.flatMap(({ code, depense: prix, libelle, age = ADULTE, base }) => {
    const dateNaissance = `${Number(jour.slice(0, 4)) - age}-01-01`
    const soin = soinLe(code, {
      jour,
      dateNaissance,
      corrections,
      ...(base !== undefined && { base }),
    })
    const depense = base === undefined ? prixUsuel(code, jour) : prix
    if (soin?.garantie !== cle || depense === null) return []
    const { ro, rc, reste } = calculer(
      { soin, depense, quantite: 1, compteurs: AUCUN_COMPTEUR },
      garantie,
    )
    return [{ libelle, depense, ro, rc, reste }]
  })
  return { cle, libelle, promesse: libelleRegle(regle), precision, exemples }
}

/** The guarantee of an offer that pays an act. */
export const garantieDe = (
  garanties: readonly Garantie[],
  { garantie, famille }: Pick<Soin, 'garantie' | 'famille'>,
): Garantie => garanties.find(({ cle }) => cle === garantie) ?? sansGarantie(garantie, famille)
