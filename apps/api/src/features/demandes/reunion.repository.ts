import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/index.ts'
import { type DemandeRow, findDemande } from './demandes.repository.ts'
import { demande } from './demandes.schema.ts'
import { lignes } from './file.repository.ts'
import { isOuverte } from './listes.repository.ts'

/** As many as one chooses among. */
const REUNISSABLES_MAX = 10

/** What had become part of a message is part of what it becomes part of itself. */
export async function moveJointes(tx: Executor, de: string, vers: string): Promise<void> {
  await tx.update(demande).set({ jointeA: vers }).where(eq(demande.jointeA, de))
}

/** The other messages of the same person about the same contract: those that are open, and older ones that were closed. */
export const findReunissables = (
  db: Executor,
  { id, clientCode, compteId, numeroContrat, acte, etat, numero }: DemandeRow,
) => {
  const isIci = etat === 'recue' || etat === 'en-cours'
  return lignes(db)
    .where(
      and(
        eq(demande.clientCode, clientCode),
        eq(demande.compteId, compteId ?? id),
        sql`${demande.numeroContrat} is not distinct from ${numeroContrat}`,
        eq(demande.acte, acte),
        ne(demande.id, id),
        isNull(demande.jointeA),
        isIci
          ? or(isOuverte, sql`${demande.etat} = 'acceptee' and ${demande.numero} < ${numero}`)
          : sql`${isOuverte} and ${demande.numero} > ${numero}`,
      ),
    )
    .orderBy(asc(demande.numero))
    .limit(REUNISSABLES_MAX)
}

/** The conversation in which a message goes on: itself, unless it has become part of another. */
export async function followJointe(db: Executor, row: DemandeRow): Promise<DemandeRow> {
  const garde = row.jointeA && (await findDemande(db, row.clientCode, row.jointeA))
  return garde || row
}
