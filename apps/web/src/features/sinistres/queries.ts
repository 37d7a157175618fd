import {
  type EstimationFacture,
  estimationResource,
  type SignauxFacture,
  signauxFactureResource,
} from '@espace-adherent/contract/sinistres'
import { questionQuery } from '../../platform/query/question.ts'

/** What a bill would be paid. */
export const estimationQuery = (numeroContrat: string, question: string | null) =>
  questionQuery<EstimationFacture>(estimationResource, numeroContrat, question)

/** What is to be known of it. */
export const signauxQuery = (numeroContrat: string, question: string | null) =>
  questionQuery<SignauxFacture>(signauxFactureResource, numeroContrat, question)
