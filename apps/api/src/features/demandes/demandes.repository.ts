import { and, eq } from 'drizzle-orm'
import type { Executor } from '../../platform/db/index.ts'
import { demande } from '../../schema/demandes.schema.ts'

export type DemandeRow = (typeof demande)['$inferSelect']

/** False when this account has sent one under the same key: whoever came first is waited for. */
export async function insertDemande(tx: Executor, row: DemandeRow): Promise<boolean> {
  const rows = await tx
    .insert(demande)
    .values(row)
    .onConflictDoNothing({ target: [demande.compteId, demande.cleIdempotence] })
    .returning({ id: demande.id })
  return rows.length > 0
}

export async function findByCle(tx: Executor, compteId: string, cleIdempotence: string) {
  const rows = await tx
    .select({
      id: demande.id,
      acte: demande.acte,
      data: demande.data,
      modeGestion: demande.modeGestion,
    })
    .from(demande)
    .where(and(eq(demande.compteId, compteId), eq(demande.cleIdempotence, cleIdempotence)))
  return rows[0]
}
