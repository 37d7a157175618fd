import { and, gte, lte } from 'drizzle-orm'
import { type CleContrat, duContrat } from '../../noyau/index.ts'
import { carteTp } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'

/** The card that is good that day. */
export async function findCarteEnCours(tx: Executor, cle: CleContrat, jour: string) {
  const [carte] = await tx
    .select()
    .from(carteTp)
    .where(and(duContrat(carteTp, cle), lte(carteTp.dateDebut, jour), gte(carteTp.dateFin, jour)))
  return carte ?? null
}
