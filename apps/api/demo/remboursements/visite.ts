import type { Oreille, SituationSoin } from '@espace-adherent/domain'

/** One visit, as a person would tell it: how long ago, who, to whom, for what, at which price. */
export type Visite = {
  /** Days before the last day that the contract covers, or before today. */
  ilYA: number
  cle: string
  professionnel: string
  /** The professional was paid directly: nothing was advanced but what is left to pay. */
  isTiersPayant?: boolean
  /** How the person was treated, where it changes who pays. */
  situation?: SituationSoin
  /** Refused, and why. */
  motifRejet?: string
  soins: Soigne[]
}

/** Price in cents, for all the units together; `tarif`: what the act is worth on its day. */
export type Soigne = {
  code: string
  depense: number | 'tarif'
  quantite?: number
  /** Of glasses, what of the price is for the frame. */
  monture?: number
  /** What a bill with a « dépassement » says its act is worth. */
  base?: number
  /** Of hearing aids. */
  oreille?: Oreille
}

export const soin = (code: string, depense: Soigne['depense'], quantite = 1): Soigne => ({
  code,
  depense,
  quantite,
})
