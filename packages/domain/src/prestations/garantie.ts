import { formatMontantPromis } from '../montants/index.ts'
import type { Famille } from './famille.ts'

/** How a guarantee reckons what it pays; amounts in cents. */
export type Regle =
  /** A percentage of the base, the Assurance maladie's share included. */
  | { type: 'brss'; taux: number }
  /** So much for each unit, for at most so many in one year or several. */
  | {
      type: 'forfait'
      montant: number
      maximum: number | null
      annees?: number
      /** What the Assurance maladie pays is a part of it. */
      isRoInclus?: boolean
    }
  /** So much for a year, whatever it is spent on. */
  | { type: 'enveloppe'; montant: number }
  /** All that the Assurance maladie leaves, within the price limit of the act if it has one. */
  | { type: 'fraisReels' }
  | { type: 'aucune' }

export type Garantie = {
  cle: string
  libelle: string
  famille: Famille
  regle: Regle
  /** Names of the reinforcements that changed it. */
  renforts?: readonly string[]
}

/** What nobody promised is not paid: an act without a guarantee gets this one. */
export const sansGarantie = (cle: string, famille: Famille): Garantie => ({
  cle,
  libelle: 'Non couvert par votre contrat',
  famille,
  regle: { type: 'aucune' },
})

const frequence = (fois: number, annees: number) =>
  annees === 1
    ? `${fois}\u00a0fois par an`
    : fois === 1
      ? `tous les ${annees}\u00a0ans`
      : `${fois}\u00a0fois en ${annees}\u00a0ans`

/** The promise, as the guarantee table writes it. */
export function libelleRegle(regle: Regle): string {
  switch (regle.type) {
    case 'brss':
      return `${regle.taux}\u00a0% BRSS`
    case 'forfait':
      return regle.maximum === null
        ? formatMontantPromis(regle.montant)
        : `${formatMontantPromis(regle.montant)}, ${frequence(regle.maximum, regle.annees ?? 1)}`
    case 'enveloppe':
      return `${formatMontantPromis(regle.montant)} par an`
    case 'fraisReels':
      return 'Frais réels'
    case 'aucune':
      return 'Non couvert'
  }
}
