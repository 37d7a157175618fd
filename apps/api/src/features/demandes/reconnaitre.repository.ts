import { and, desc, eq, gt } from 'drizzle-orm'
import type { Executor } from '../../platform/db/index.ts'
import { demande } from './demandes.schema.ts'

/** The last request of an address, if it came after that. */
export async function findDerniere(tx: Executor, empreinte: string, depuis: Date) {
  const rows = await tx
    .select()
    .from(demande)
    .where(and(eq(demande.demandeurEmpreinte, empreinte), gt(demande.creeLe, depuis)))
    .orderBy(desc(demande.creeLe), desc(demande.numero))
    .limit(1)
  return rows[0]
}
