import type { AdresseProposee } from '@espace-adherent/domain'
import type { Executor } from '../../../platform/db/index.ts'

/** As many as one reads at a glance. */
export const PROPOSEES_MAX = 6

/** Who asks, as far as an address base needs to know: no name, nor whose address it is. */
export type Question = { db: Executor; session: string; q: string; now: Date }

/** Whatever tells which addresses somebody may mean by what they have typed so far. */
export type BaseAdresses = {
  propose(question: Question): Promise<readonly AdresseProposee[]>
}
