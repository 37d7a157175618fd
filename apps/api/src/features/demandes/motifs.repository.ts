import type { ActeGestion } from '@espace-adherent/contract'
import { and, asc, eq, isNull, or } from 'drizzle-orm'
import type { Executor } from '../../platform/db/index.ts'
import { motifDecision } from './demandes.schema.ts'

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
    .orderBy(asc(motifDecision.ordre), asc(motifDecision.id))
