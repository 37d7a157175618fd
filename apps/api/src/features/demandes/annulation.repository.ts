import type { ActeGestion } from '@espace-adherent/contract'
import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import { deleteInLots, type Executor } from '../../platform/db/index.ts'
import { demande, lienDemande } from './demandes.schema.ts'

export const insertLien = (tx: Executor, row: typeof lienDemande.$inferInsert) =>
  tx.insert(lienDemande).values(row)

/** One statement: of twenty clicks at once, one gets through. */
export async function consumeLien(
  tx: Executor,
  {
    clientCode,
    actes,
    empreinte,
  }: { clientCode: string; actes: readonly ActeGestion[]; empreinte: string },
): Promise<string | undefined> {
  const rows = await tx
    .delete(lienDemande)
    .where(
      and(
        eq(lienDemande.empreinte, empreinte),
        // Another client's link is worth nothing here, nor one of another purpose.
        inArray(
          lienDemande.demandeId,
          tx
            .select({ id: demande.id })
            .from(demande)
            .where(and(eq(demande.clientCode, clientCode), inArray(demande.acte, [...actes]))),
        ),
      ),
    )
    .returning({ demandeId: lienDemande.demandeId })
  return rows[0]?.demandeId
}

/** Those whose request can no longer be cancelled: each asks its own request, which is many times fewer than all of them. */
export const deleteVains = (db: Executor, avant: Date) =>
  deleteInLots(
    db,
    lienDemande,
    or(
      lt(lienDemande.creeLe, avant),
      sql`exists (select from ${demande} where ${demande.id} = ${lienDemande.demandeId} and
        (${demande.appliqueeLe} is not null or ${demande.etat} in ('refusee', 'sans-suite', 'annulee')))`,
    ),
  )
