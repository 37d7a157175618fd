import { AppError } from '../../platform/http/index.ts'
import type { RequestContext } from '../context.ts'
import { CIBLE_MAX, recordEvenement } from './evenements.ts'
import { noteRefus } from './recents.ts'

/** What a member may ask for by an identifier. */
export type Objet =
  | 'contrat'
  | 'personne'
  | 'document'
  | 'prestation'
  | 'paiement'
  | 'courrier'
  | 'notification'
  | 'appareil'
  | 'demande'
  | 'delegation'
  /** What they called, when it is not for them at all. */
  | 'route'

/** Keeps that somebody asked for what is not theirs; asked again within the minute, it is known. */
export async function recordRefus(
  { db, client, visiteur, now }: RequestContext,
  objet: Objet,
  asked: string,
): Promise<void> {
  const compteId = visiteur?.compteId ?? null
  const cible = asked.slice(0, CIBLE_MAX)
  const takeBack = noteRefus(client, compteId, `${objet} ${cible}`, now)
  if (!takeBack) return
  try {
    const ligne = { clientCode: client.code, compteId, le: now, objet, cible }
    await recordEvenement(db, { ...ligne, action: 'acces-refuse' })
  } catch (error) {
    takeBack()
    throw error
  }
}

/** What is not theirs does not exist for them: the same answer as for an identifier of nothing. */
export async function refuse(context: RequestContext, objet: Objet, cible: string): Promise<never> {
  await recordRefus(context, objet, cible)
  throw new AppError('NotFound')
}
