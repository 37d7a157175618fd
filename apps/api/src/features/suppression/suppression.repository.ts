import { and, eq, exists, sql } from 'drizzle-orm'
import { compte } from '../../noyau/comptes.schema.ts'
import type { Executor } from '../../platform/db/index.ts'
import { demande } from '../demandes/demandes.schema.ts'
import { enAttente } from '../demandes/index.ts'

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

/** What is personal goes with it; a trigger leaves of its requests what counts in figures. */
export const deleteCompte = (tx: Executor, compteId: string) =>
  tx.delete(compte).where(eq(compte.id, compteId))
