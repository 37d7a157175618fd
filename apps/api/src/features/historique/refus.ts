import { AppError } from '../../platform/http/index.ts'
import type { RequestContext } from '../context.ts'
import { insertLigne } from './historique.repository.ts'

/** What a member may ask for by an identifier. */
export type Objet =
  | 'contrat'
  | 'personne'
  | 'document'
  | 'prestation'
  | 'paiement'
  | 'courrier'
  | 'notification'

/** Identifiers are ours; whatever else was sent in their place is not worth keeping. */
const CIBLE_MAX = 64

/** Keeps that somebody asked for what is not theirs. */
export async function recordRefus(
  { db, client, visiteur, now }: RequestContext,
  objet: Objet,
  cible: string,
): Promise<void> {
  await insertLigne(db, {
    clientCode: client.code,
    compteId: visiteur?.compteId ?? null,
    le: now,
    action: 'acces-refuse',
    objet,
    cible: cible.slice(0, CIBLE_MAX),
  })
}

/** What is not theirs does not exist for them: the same answer as for an identifier of nothing. */
export async function refuse(context: RequestContext, objet: Objet, cible: string): Promise<never> {
  await recordRefus(context, objet, cible)
  throw new AppError('NotFound')
}
