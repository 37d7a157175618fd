import type { Famille } from './famille.ts'

/** What the Assurance maladie keeps back on an act, and never pays to anybody. */
export const libellesRetenue = {
  participation: 'participation forfaitaire',
  franchise: 'franchise médicale',
  acte: 'franchise médicale',
  transport: 'franchise sur les transports',
} as const
/** `franchise`: a box of medicines; `acte`: an act of a paramedic, which has a limit by day. */
export type Retenue = keyof typeof libellesRetenue

/** `100sante`: nothing is left to pay, up to the price limit; `maitrise`: its price is limited; `libre`: it is not. */
export type Panier = '100sante' | 'maitrise' | 'libre'

/** What the rules of a day say of an act, for one unit; amounts in cents. */
export type Regime = {
  /**
   * What the Assurance maladie reckons from (BRSS). `depense`: its price is its base, as for
   * medicines; `null`: it does not cover the act at all.
   */
  base: number | 'depense' | null
  /** Base of whoever asks for no more than that, whatever their agreement; null: the same as for everybody. */
  baseSansDepassement: number | null
  /** Base of somebody who came without being sent by their doctor; null: the same. */
  baseHorsParcours: number | null
  /** Percentage of the base that the Assurance maladie pays, before what it keeps back. */
  tauxRo: number
  panier: Panier | null
  /** The most that a professional may ask, for an act of a basket with limits or at a price that the law sets. */
  prixLimite: number | null
  /** Key of the guarantee that pays it. */
  garantie: string
  /** What the first unit of the year has above that, in its base and its price limit. */
  premiere: number
  /** Units that are paid in a calendar year, or in so many years before the day; half a year is six months. */
  maximumRo: number | null
  annees: number
}

/** One act on one day, for one person: what everybody reckons with. */
export type Soin = Regime & {
  code: string
  libelle: string
  famille: Famille
  /** Acts whose units and euros are counted together: those of a guarantee, or of a renewal. */
  groupe: string
  /** Counted from day to day, so many years from the last one, rather than by calendar year. */
  isGlissant: boolean
  retenue: Retenue | null
  /** Why nothing is kept back, where something would be. */
  exemption: 'mineur' | 'maternite' | 'c2s' | 'ame' | null
  /** What is kept back for one unit, and for all of a day; null: no limit by day. */
  retenueUnitaire: number
  retenueJour: number | null
  /** The rate within the « parcours de soins »: what a contract may complete, whatever way was taken. */
  tauxParcours: number
  /** Of what is asked above the base, in cents, what a « contrat responsable » may not pay; `tout`: all of it. */
  depassementExclu: number | 'tout' | null
  /** Asked instead of the ticket modérateur for an act of 120 € and more. */
  forfaitActe: number
  /** The most that everybody together may pay for a unit; null: no such limit. */
  plafondTotal: number | null
  /** The most that is paid for the frame of a pair of glasses; where prices are limited, that may be asked. */
  montureMax: number | null
  /** Of hearing aids, for which ear it is; null: nobody said, or it is none. */
  oreille: Oreille | null
  /** The bill or the quote says its base: what is asked above it is told apart. */
  isBaseDite: boolean
  /** Renewed before its time, for a reason that the law knows: what was paid before does not count. */
  isAnticipe: boolean
  /** Why the rate is not the usual one. */
  raison: RaisonTaux | null
  /** What a unit is, when it is no single act. */
  unite?: Unite
  /** An act that would leave less to pay for the same care. */
  alternative?: string
}

/** What changes the rate of the Assurance maladie, in words for the member. */
export const libellesRaison = {
  horsParcours: 'hors parcours de soins',
  horsParcoursLocal: 'hors parcours de soins, régime local d’Alsace-Moselle',
  ald: 'affection de longue durée',
  maternite: 'maternité',
  invalidite: 'pension d’invalidité',
  alsaceMoselle: 'régime local d’Alsace-Moselle',
  longSejour: 'à partir du 31e jour de séjour',
  nouveauNe: 'nouveau-né, jusqu’à 30\u00a0jours',
} as const
export type RaisonTaux = keyof typeof libellesRaison

/** Each ear has its own renewal. */
export const libellesOreille = {
  droite: 'Oreille droite',
  gauche: 'Oreille gauche',
  deux: 'Les deux oreilles',
} as const
export type Oreille = keyof typeof libellesOreille
export const oreilles = Object.keys(libellesOreille) as Oreille[]
export const isOreille = (value: string): value is Oreille => Object.hasOwn(libellesOreille, value)

export type Unite = 'nuit' | 'boite' | 'seance' | 'jour' | 'oreille' | 'oeil'
