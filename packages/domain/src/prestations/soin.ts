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

/**
 * `100sante`: nothing is left to pay, up to the price limit. `maitrise`: the price is limited.
 * `libre`: it is not.
 */
export type Panier = '100sante' | 'maitrise' | 'libre'

/** What the rules of a day say of an act, for one unit; amounts in cents. */
export type Regime = {
  /**
   * The base of the Assurance maladie (BRSS). `depense`: the price is the base, as for medicines.
   * `null`: the act is not covered at all.
   */
  base: number | 'depense' | null
  /**
   * Base for doctors who ask for no more than it, whatever their agreement; null: the usual one.
   */
  baseSansDepassement: number | null
  /** Base for somebody whom no doctor sent; null: the usual one. */
  baseHorsParcours: number | null
  /** Percentage of the base that the Assurance maladie pays, before retentions. */
  tauxRo: number
  panier: Panier | null
  /** The most that a professional may ask: in a limited basket, or at a price set by law. */
  prixLimite: number | null
  /** Key of the guarantee that pays it. */
  garantie: string
  /** How much more the first unit of the year has, in base and price limit. */
  premiere: number
  /**
   * Units paid in a calendar year, or in so many years before the day; half a year is six months.
   */
  maximumRo: number | null
  annees: number
}

/** One act on one day for one person: the engine's input. */
export type Soin = Regime & {
  code: string
  libelle: string
  famille: Famille
  /** Acts that share their units and euros: those of a guarantee, or of a renewal. */
  groupe: string
  /** Counted from day to day, so many years from the last one, and not by calendar year. */
  isGlissant: boolean
  retenue: Retenue | null
  /** Why nothing is kept back, where something would be. */
  exemption: 'mineur' | 'maternite' | 'c2s' | 'ame' | null
  /** What is kept back for one unit, and for a whole day; null: no daily limit. */
  retenueUnitaire: number
  retenueJour: number | null
  /** The rate within the « parcours de soins »: what a contract may complete in any case. */
  tauxParcours: number
  /** Of what is asked above the base, in cents, what a « contrat responsable » may not pay; `tout`: all of it. */
  depassementExclu: number | 'tout' | null
  /** Asked instead of the ticket modérateur for an act of 120 € and more. */
  forfaitActe: number
  /** The most that everybody together may pay for a unit; null: no such limit. */
  plafondTotal: number | null
  /**
   * The most that is paid for the frame of glasses; where prices are limited, the most that may be
   * asked.
   */
  montureMax: number | null
  /** The ear of a hearing aid; null: unknown, or no hearing aid. */
  oreille: Oreille | null
  /** The bill or quote says its base: the part above it is told apart. */
  isBaseDite: boolean
  /** Renewed early for a lawful reason: earlier payments do not count. */
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
