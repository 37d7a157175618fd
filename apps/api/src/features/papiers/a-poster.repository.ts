import { and, eq, sql } from 'drizzle-orm'
import { assure, compte } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'
import { document, impression } from '../documents/lu.ts'
import { entourageDe } from '../identity/index.ts'

/** The paper of a line of the print list, and whose it is: one person's, or the adherent's. */
export async function findAPoster(db: Executor, clientCode: string, id: string) {
  const [row] = await db
    .select({
      documentId: document.id,
      nature: document.nature,
      numeroContrat: document.numeroContrat,
      personneId: assure.personneId,
      qualite: assure.qualite,
      compteId: compte.id,
      entourage: entourageDe({ personneId: assure.personneId, clientCode: assure.clientCode }),
    })
    .from(impression)
    .innerJoin(document, eq(document.id, impression.documentId))
    .innerJoin(
      assure,
      and(
        eq(assure.clientCode, document.clientCode),
        eq(assure.numeroContrat, document.numeroContrat),
        sql`case when ${document.personneId} is null then ${assure.qualite} = 'adherent'
          else ${assure.personneId} = ${document.personneId} end`,
      ),
    )
    .leftJoin(
      compte,
      and(eq(compte.personneId, assure.personneId), eq(compte.clientCode, clientCode)),
    )
    .where(and(eq(impression.clientCode, clientCode), eq(impression.id, id)))
    .limit(1)
  return row
}
