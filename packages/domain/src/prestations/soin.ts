/** The five headings that every French health insurer shows its guarantees under. */
export const libellesFamille = {
  hospitalisation: 'Hospitalisation',
  soinsCourants: 'Soins courants',
  dentaire: 'Dentaire',
  optique: 'Optique',
  aidesAuditives: 'Aides auditives',
} as const
export type Famille = keyof typeof libellesFamille
export const familles = Object.keys(libellesFamille) as Famille[]

/** What the Assurance maladie keeps back on an act, and never pays to anybody. */
export const libellesRetenue = {
  participation: 'participation forfaitaire',
  franchise: 'franchise médicale',
  transport: 'franchise sur les transports',
} as const
export type Retenue = keyof typeof libellesRetenue

/** `100sante`: nothing is left to pay, up to the price limit; the others are free of price or capped. */
export type Panier = '100sante' | 'libre'

/** One act of the nomenclature. Amounts in cents, for one unit. */
export type Soin = {
  code: string
  libelle: string
  famille: Famille
  /**
   * What the Assurance maladie reckons from (BRSS). `depense`: its price is its base, as for
   * medicines; `null`: it does not cover the act at all.
   */
  base: number | 'depense' | null
  /** Percentage of the base that the Assurance maladie pays, before what it keeps back. */
  tauxRo: number
  retenue: Retenue | null
  panier: Panier | null
  /** Above it, an act of the « 100 % Santé » basket is not one any more. */
  prixLimite: number | null
  /** Key of the guarantee that pays it. */
  garantie: string
  /** What a unit is, when it is no single act. */
  unite?: 'nuit' | 'boite' | 'seance' | 'jour' | 'oreille'
  /** An act that would leave less to pay for the same care. */
  alternative?: string
}
