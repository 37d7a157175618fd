import { and, eq, lt } from 'drizzle-orm'
import { deleteInLots, type Executor } from '../../platform/db/index.ts'
import { ecriturePersonnel } from './gestion.schema.ts'

export type Cle = { compteId: string; cle: string }

const sous = ({ compteId, cle }: Cle) =>
  and(eq(ecriturePersonnel.compteId, compteId), eq(ecriturePersonnel.cle, cle))

export async function findEcriture(db: Executor, cle: Cle) {
  const [row] = await db
    .select({
      empreinte: ecriturePersonnel.empreinte,
      statut: ecriturePersonnel.statut,
      reponse: ecriturePersonnel.reponse,
    })
    .from(ecriturePersonnel)
    .where(sous(cle))
  return row
}

/** False: it is there. Another transaction that is writing it is waited for. */
export async function insertEcriture(
  tx: Executor,
  row: Cle & { empreinte: string; faiteLe: Date },
): Promise<boolean> {
  const rows = await tx
    .insert(ecriturePersonnel)
    .values(row)
    .onConflictDoNothing()
    .returning({ cle: ecriturePersonnel.cle })
  return rows.length > 0
}

export const saveReponse = (db: Executor, cle: Cle, set: { statut: number; reponse: string }) =>
  db.update(ecriturePersonnel).set(set).where(sous(cle))

export const deleteEcriture = (db: Executor, cle: Cle) =>
  db.delete(ecriturePersonnel).where(sous(cle))

export const deleteEcritures = (db: Executor, avant: Date) =>
  deleteInLots(db, ecriturePersonnel, lt(ecriturePersonnel.faiteLe, avant))
