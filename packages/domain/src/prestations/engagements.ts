import type { DateCalendaire } from '../calendrier/date.ts'
import { formatMontantPromis } from '../montants/index.ts'
import { formatRenforts, type RenfortTenu, renfortsLe } from './renforts.ts'

/** The mark in a promise's sentence where its sum stands. */
const SOMME = '((montant))'

/** A promise of a provident contract: a sentence, without base and rate. */
export type Engagement = {
  libelle: string
  /** Says « ((montant)) » where the sum stands, when it has one. */
  promesse: string
  /** The key by which a reinforcement names it. */
  cle?: string
  /** In cents. */
  montant?: number
  /** The codes of the claims that it is due for (`type-sinistre`). */
  sinistres?: readonly string[]
  /** Days from the first one of a claim that nothing is due for. */
  franchise?: number
}

/** A promise as it is on a day. */
export type EngagementTenu = {
  libelle: string
  promesse: string
  /** In cents, reinforcements included; null of a promise without a sum. */
  montant: number | null
  /** Why it is more than the offer promises, in words. */
  precision: string | null
}

type Contrat = { engagements: readonly Engagement[] | null; renforts: readonly RenfortTenu[] }

/** What a contract promises on a day, with what it held that day. */
export const engagementsLe = (
  { engagements, renforts }: Contrat,
  jour: DateCalendaire,
): EngagementTenu[] => {
  const tenus = renfortsLe(renforts, jour)
  return (engagements ?? []).map((engagement) => tenir(engagement, tenus))
}

/** The days from the first one that nothing is due for, of the promise that pays soonest; 0: none is known. */
export function franchiseDe(
  engagements: readonly Engagement[] | null,
  typeSinistre: string,
): number {
  const tenus = (engagements ?? []).filter(({ sinistres }) => sinistres?.includes(typeSinistre))
  return tenus.length === 0 ? 0 : Math.min(...tenus.map(({ franchise = 0 }) => franchise))
}

/** The promises that are due for a claim of that kind. */
export const engagementsDuSinistre = (
  { engagements, renforts }: Contrat,
  { typeSinistre, jour }: { typeSinistre: string; jour: DateCalendaire },
): EngagementTenu[] =>
  engagementsLe(
    {
      engagements: (engagements ?? []).filter(({ sinistres }) => sinistres?.includes(typeSinistre)),
      renforts,
    },
    jour,
  )

function tenir(
  { libelle, promesse, cle, montant: seul }: Engagement,
  tenus: readonly RenfortTenu[],
): EngagementTenu {
  if (seul === undefined) return { libelle, promesse, montant: null, precision: null }
  let montant = seul
  const par: string[] = []
  for (const renfort of tenus)
    for (const apport of renfort.apports) {
      // Never less than the offer. Two reinforcements that double make three times, not four.
      if (!('engagement' in apport) || apport.engagement !== cle || apport.fois <= 1) continue
      montant += Math.round(seul * (apport.fois - 1))
      par.push(renfort.libelle)
    }
  return {
    libelle,
    promesse: promesse.replace(SOMME, formatMontantPromis(montant)),
    montant,
    precision: par.length === 0 ? null : formatRenforts(par),
  }
}

/** « Rente éducation : 600 € par mois (avec « Rente éducation doublée ») ». */
export const formatEngagement = ({ libelle, promesse, precision }: EngagementTenu): string =>
  `${libelle}\u00a0: ${promesse}${precision === null ? '' : ` (${precision})`}`
