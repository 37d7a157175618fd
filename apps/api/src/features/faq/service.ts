import type { FaqCategorie, FaqQuestion } from '@espace-adherent/contract'
import type { Lectorat, Voisins } from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import type { Listing } from '../../platform/resources/index.ts'

/** Who asks, as far as the help service needs to know: no name, no session. */
export type Demande = { db: Executor; clientCode: string; lectorat: Lectorat; now: Date }

export type Avis = {
  rateCode: string
  isUseful?: boolean | undefined
  comment?: string | undefined
}

/**
 * The help service, wherever its questions are kept: in the portal's own tables, or at Inbenta's.
 * A code that names no question is `NotFound`; a service that does not answer is `BadGateway`.
 */
export type FaqService = {
  list(demande: Demande): Promise<Listing<FaqCategorie>>
  /** One category, which holds the most read questions. */
  popular(demande: Demande): Promise<Listing<FaqCategorie>>
  /** The best answer first. */
  search(demande: Demande, query: string): Promise<readonly FaqQuestion[]>
  /**
   * For the search of the member's space, as it is typed: what is known at once, the best answer first, and none where
   * somebody else would have to be asked.
   */
  apercu(demande: Demande, query: string): readonly FaqQuestion[]
  /** Other names of what is looked for. */
  voisins(clientCode: string): Voisins
  /** Nothing was found by these words, here or elsewhere: counted, as far as they may be kept. */
  manque(demande: Demande, query: string): Promise<void>
  click(demande: Demande, clickCode: string): Promise<void>
  rate(demande: Demande, avis: Avis): Promise<void>
}
