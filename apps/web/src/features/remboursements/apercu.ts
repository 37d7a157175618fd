import { remboursementsAddress } from '@espace-adherent/contract/addresses'
import type { SyntheseRemboursements } from '@espace-adherent/contract/remboursements'
import { dateAParis } from '@espace-adherent/domain/calendrier'
import { premierDesDouzeMois } from '@espace-adherent/domain/remboursements'
import { listQuery } from '../../platform/query/list.ts'

export const aujourdhui = () => dateAParis(new Date())

/** One question for both cards of the accueil: the last five lines, and twelve months of totals. */
export const apercuQuery = () =>
  listQuery(remboursementsAddress, { du: premierDesDouzeMois(aujourdhui()), taille: 5 })

/** Declared by the resource; the query layer carries it without knowing its shape. */
export const syntheseDe = (page: { synthese?: unknown } | undefined) =>
  page?.synthese as SyntheseRemboursements | undefined
