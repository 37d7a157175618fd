import { AppError } from '../../platform/http/index.ts'
import type { RequestContext } from '../context.ts'
import { recordEvenement } from './evenements.ts'

/** What a member may ask for by an identifier. */
export type Objet =
  | 'contrat'
  | 'personne'
  | 'document'
  | 'prestation'
  | 'paiement'
  | 'courrier'
  | 'notification'

/** Keeps that somebody asked for what is not theirs. */
export const recordRefus = (
  { db, client, visiteur, now }: RequestContext,
  objet: Objet,
  cible: string,
): Promise<void> =>
  recordEvenement(db, {
    clientCode: client.code,
    compteId: visiteur?.compteId ?? null,
    le: now,
    action: 'acces-refuse',
    objet,
    cible,
  })

/** What is not theirs does not exist for them: the same answer as for an identifier of nothing. */
export async function refuse(context: RequestContext, objet: Objet, cible: string): Promise<never> {
  await recordRefus(context, objet, cible)
  throw new AppError('NotFound')
}
