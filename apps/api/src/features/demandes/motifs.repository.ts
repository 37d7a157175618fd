import type { ActeGestion } from '@espace-adherent/contract'
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/index.ts'
import { motifDecision } from './demandes.schema.ts'
import { motifsInitiaux } from './modeles.ts'

export { motifDecision }

/** The insurer's own reasons for an act, those of every act included. */
export const findMotifs = (db: Executor, clientCode: string, acte: ActeGestion) =>
  db
    .select({
      geste: motifDecision.geste,
      titre: motifDecision.titre,
      texte: motifDecision.texte,
    })
    .from(motifDecision)
    .where(
      and(
        eq(motifDecision.clientCode, clientCode),
        or(eq(motifDecision.acte, acte), isNull(motifDecision.acte)),
      ),
    )
    // Those of the act first: they say it best.
    .orderBy(sql`${motifDecision.acte} is null`, asc(motifDecision.ordre), asc(motifDecision.id))

/** What the clerks of a new insurer start from: after whatever they add. */
export async function seedMotifs(tx: Executor, clientCode: string): Promise<void> {
  await tx
    .insert(motifDecision)
    .values(motifsInitiaux.map((motif, rang) => ({ ...motif, clientCode, ordre: 101 + rang })))
}
