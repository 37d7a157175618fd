import type { RequestContext } from '../context.ts'
import { recordEvenement } from './evenements.ts'

/** Keeps what staff looked at. */
export const recordConsultation = (
  { db, client, visiteur, now }: RequestContext,
  route: string,
): Promise<void> =>
  recordEvenement(db, {
    clientCode: client.code,
    compteId: visiteur?.compteId ?? null,
    action: 'consultation',
    objet: 'route',
    cible: route,
    le: now,
  })
