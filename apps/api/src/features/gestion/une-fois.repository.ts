import { and, eq, lt } from 'drizzle-orm'
import { deleteInLots, type Executor } from '../../platform/db/index.ts'
import { ecriturePersonnel, ecritureSysteme } from './gestion.schema.ts'

/** Under which somebody wrote: an account of staff, or a key of the management system. */
export type Cle = { par: Par; auteurId: string; cle: string }
export type Par = 'personnel' | 'systeme'

/** Both are kept alike. */
const tables = {
  personnel: ecriturePersonnel,
  systeme: ecritureSysteme as unknown as typeof ecriturePersonnel,
} as const satisfies Record<Par, unknown>

const sous = ({ par, auteurId, cle }: Cle) =>
  and(eq(tables[par].auteurId, auteurId), eq(tables[par].cle, cle))

export async function findEcriture(db: Executor, cle: Cle) {
  const table = tables[cle.par]
  const [row] = await db
    .select({ empreinte: table.empreinte, statut: table.statut, reponse: table.reponse })
    .from(table)
    .where(sous(cle))
  return row
}

/** False: it is there. Another transaction that is writing it is waited for. */
export async function insertEcriture(
  tx: Executor,
  { par, ...row }: Cle & { empreinte: string; faiteLe: Date },
): Promise<boolean> {
  const table = tables[par]
  const rows = await tx
    .insert(table)
    .values(row)
    .onConflictDoNothing()
    .returning({ cle: table.cle })
  return rows.length > 0
}

export const saveReponse = (db: Executor, cle: Cle, set: { statut: number; reponse: string }) =>
  db.update(tables[cle.par]).set(set).where(sous(cle))

export const deleteEcriture = (db: Executor, cle: Cle) =>
  db.delete(tables[cle.par]).where(sous(cle))

export const deleteEcritures = (db: Executor, par: Par, avant: Date) =>
  deleteInLots(db, tables[par], lt(tables[par].faiteLe, avant))
