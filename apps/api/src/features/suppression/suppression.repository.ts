import { and, eq, exists, sql } from 'drizzle-orm'
import { lu } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { demande } from '../demandes/demandes.schema.ts'
import { enAttente } from '../demandes/index.ts'

const { compte } = lu

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
