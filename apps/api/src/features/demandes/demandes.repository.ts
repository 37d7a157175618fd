import { and, desc, eq, gt, sql } from 'drizzle-orm'
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

/** Whom a request comes from, and what it is about. */
export type Provenance = Pick<DemandeRow, 'compteId' | 'acte' | 'numeroContrat'>

/** Until the transaction ends, requests of this provenance are received one after the other. */
export async function lockProvenance(tx: Executor, provenance: Provenance): Promise<void> {
  const { compteId, acte, numeroContrat } = provenance
  const name = `demande ${compteId} ${acte} ${numeroContrat}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/** The last one of this provenance, if it came after that; several when they share their instant. */
export async function findLatest(tx: Executor, provenance: Provenance, after: Date) {
  const rows = await tx
    .select({
      id: demande.id,
      data: demande.data,
      modeGestion: demande.modeGestion,
      creeLe: demande.creeLe,
    })
    .from(demande)
    .where(
      and(
        eq(demande.compteId, provenance.compteId),
        eq(demande.acte, provenance.acte),
        eq(demande.numeroContrat, provenance.numeroContrat),
        gt(demande.creeLe, after),
      ),
    )
    .orderBy(desc(demande.creeLe))
    .limit(5)
  return rows.filter(({ creeLe }) => creeLe.getTime() === rows[0]?.creeLe.getTime())
}
