import { and, eq, sql } from 'drizzle-orm'
import type { CleContrat } from '../../noyau/index.ts'
import { assure } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'
import { entourageDe } from '../identity/index.ts'
import { perimetreDe, type Regard, regardDuPerimetre } from '../perimetre.ts'

/** What whoever subscribed to a contract sees of its care, where no session says it: the advice, a quote. */
export async function findRegardAdherent(
  db: Executor,
  { clientCode, numeroContrat }: CleContrat,
  now: Date,
): Promise<Regard | null> {
  const [row] = await db
    .select({
      personneId: assure.personneId,
      // With its table: of one table alone, columns are written bare, and the statement within has its own.
      entourage: entourageDe({
        personneId: sql`${assure}.personne_id`,
        clientCode: sql`${assure}.client_code`,
      }),
    })
    .from(assure)
    .where(
      and(
        eq(assure.clientCode, clientCode),
        eq(assure.numeroContrat, numeroContrat),
        eq(assure.qualite, 'adherent'),
      ),
    )
  const perimetre =
    row && perimetreDe({ ...row, qualites: { [numeroContrat]: 'adherent' } }, numeroContrat, now)
  return perimetre ? regardDuPerimetre(clientCode, perimetre) : null
}
