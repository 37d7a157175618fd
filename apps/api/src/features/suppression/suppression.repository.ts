import { and, eq, exists, sql } from 'drizzle-orm'
import { compte } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'
import { enAttente } from '../demandes/index.ts'
import { demande } from '../demandes/lu.ts'

/** As what the account is known, and whether it was to be closed before that moment already. */
export async function findSujet(tx: Executor, compteId: string, avant: Date) {
  const autre = tx
    .select({ id: demande.id })
    .from(demande)
    .where(
      and(
        eq(demande.compteId, compte.id),
        eq(demande.acte, 'suppressionCompteActeGestion'),
        enAttente(avant),
      ),
    )
  const [row] = await tx
    .select({ roles: compte.roles, isDejaDemandee: sql<boolean>`${exists(autre)}` })
    .from(compte)
    .where(eq(compte.id, compteId))
  return row ?? { roles: [], isDejaDemandee: false }
}
