import type { DateCalendaire } from '../calendrier/date.ts'
import type { Famille } from './famille.ts'
import type { Regime, Retenue, Unite } from './soin.ts'

/** A version of an act from that day on; what it does not name stays. */
export type Version = readonly [depuis: DateCalendaire, regime: Partial<Regime>]

/** An act as it was, is and will be. */
export type Tarif = {
  code: string
  libelle: string
  famille: Famille
  retenue: Retenue | null
  /** Before the first version. */
  regime: Regime
  versions: readonly Version[]
  /** For people younger than that on the day of care. The first that fits counts. */
  ages: readonly { moinsDe: number; versions: readonly Version[] }[]
  /** Whether the « parcours de soins » matters for it. */
  isParcours: boolean
  /** Younger people need not be sent by a doctor; null: from sixteen on everybody must be. */
  libreAvant: number | null
  /**
   * Many acts share this name: the bill or quote says its base where there is a « dépassement ».
   */
  isBaseDite: boolean
  /** A letter of the nomenclature (AMI, AMO): base times the act's coefficient. */
  isCoefficient: boolean
  /** An act of 120 € and more: a flat sum replaces the ticket modérateur. */
  isLourd: boolean
  /** Rate of the local regime of Alsace-Moselle, where it is more than the usual one. */
  tauxAlsaceMoselle: number
  /** Only the local regime pays it: the days in hospital. */
  isDuRegimeLocal: boolean
  /**
   * A doctor with free fees: fees above the base outside the « parcours » are no « dépassement
   * autorisé ».
   */
  isHonorairesLibres: boolean
  /** Only when the treatment began before that age. */
  commenceAvant: number | null
  plafondTotal: number | null
  montureMax: number | null
  /** Counted with other acts, whatever guarantee pays; null: with those of its guarantee. */
  groupe: string | null
  /** Counted from day to day rather than by calendar year. */
  isGlissant: boolean
  unite?: Unite
  alternative?: string
}

/**
 * The local regime pays 90 % of all acts of care (lequotidiendumedecin.fr 2006, « 90 % de tous les actes »; lelynx.fr:
 * probable; doctors and dentists F33956 of 30/01/2026: sure), on all days that this nomenclature knows. Medicines and
 * stays say their own.
 */
const REGIME_LOCAL = 90

type Declare = Pick<Tarif, 'code' | 'libelle' | 'famille'> &
  Partial<Omit<Tarif, 'code' | 'libelle' | 'famille' | 'regime'>> &
  Pick<Regime, 'garantie' | 'tauxRo' | 'base'> &
  Partial<Omit<Regime, 'garantie' | 'tauxRo' | 'base'>>

export function tarif({
  garantie,
  tauxRo,
  base,
  baseSansDepassement = null,
  baseHorsParcours = null,
  panier = null,
  prixLimite = null,
  premiere = 0,
  maximumRo = null,
  annees = 1,
  ...autres
}: Declare): Tarif {
  return {
    retenue: null,
    versions: [],
    ages: [],
    isParcours: false,
    libreAvant: null,
    isBaseDite: false,
    isCoefficient: false,
    isLourd: false,
    tauxAlsaceMoselle: REGIME_LOCAL,
    isDuRegimeLocal: false,
    isHonorairesLibres: false,
    commenceAvant: null,
    plafondTotal: null,
    montureMax: null,
    groupe: null,
    isGlissant: false,
    ...autres,
    regime: {
      garantie,
      tauxRo,
      base,
      baseSansDepassement,
      baseHorsParcours,
      panier,
      prixLimite,
      premiere,
      maximumRo,
      annees,
    },
  }
}

/** The rules of a day: each version is put on top of earlier ones. */
export const regimeLe = (
  depart: Regime,
  versions: readonly Version[],
  jour: DateCalendaire,
): Regime =>
  Object.assign(
    {},
    depart,
    ...versions.filter(([depuis]) => depuis <= jour).map(([, suite]) => suite),
  )
