import { PRESENCE_MS, type presenceResource, type Query } from '@espace-adherent/contract'
import type { StaffContext } from '../context.ts'
import { findPresents, savePresence } from './presence.repository.ts'

/** Says that whoever asks looks at it, and answers who else does. */
export const presenceSource = {
  async list(
    { db, client, visiteur, now }: StaffContext,
    { objet, cible }: Query<typeof presenceResource>,
  ) {
    const { compteId } = visiteur
    const place = { clientCode: client.code, objet, cible }
    await savePresence(db, { ...place, compteId, vuLe: now })
    const depuis = new Date(now.getTime() - PRESENCE_MS)
    return findPresents(db, { ...place, sauf: compteId, depuis })
  },
}
