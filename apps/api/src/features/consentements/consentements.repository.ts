import { desc, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/index.ts'
import { enCoursDe } from '../demandes/index.ts'
import { consentement } from './consentements.schema.ts'

/** The last answer to each consent. */
export const findAnswers = (db: Executor, compteId: string) =>
  db
    .selectDistinctOn([consentement.nomConsentement], {
      nomConsentement: consentement.nomConsentement,
      isAccepted: consentement.isAccepted,
      libelle: consentement.libelle,
      le: consentement.le,
    })
    .from(consentement)
    .where(eq(consentement.compteId, compteId))
    .orderBy(consentement.nomConsentement, desc(consentement.id))

/** The same, and the answers that wait for a clerk, in one statement. */
export async function findReponses(db: Executor, compteId: string) {
  const dernieres = findAnswers(db, compteId).as('dernieres')
  const [row] = await db
    .select({
      answers: sql<(Omit<Answer, 'le'> & { le: string })[]>`(
        select coalesce(json_agg(json_build_object(
          'nomConsentement', ${dernieres.nomConsentement}, 'isAccepted', ${dernieres.isAccepted},
          'libelle', ${dernieres.libelle}, 'le', ${dernieres.le})), '[]'::json)
        from ${dernieres})`,
      waiting: enCoursDe(compteId, 'consentementActeGestion'),
    })
    .from(sql`(select 1) as un`)
  return row ?? { answers: [], waiting: [] }
}

type Answer = Awaited<ReturnType<typeof findAnswers>>[number]

export async function insertAnswers(
  tx: Executor,
  rows: (typeof consentement)['$inferInsert'][],
): Promise<void> {
  if (rows.length > 0) await tx.insert(consentement).values(rows)
}

/** Every answer ever given, the latest first. */
export const findToutes = (db: Executor, compteId: string) =>
  db
    .select({
      nom: consentement.nomConsentement,
      libelle: consentement.libelle,
      isAccepted: consentement.isAccepted,
      le: consentement.le,
    })
    .from(consentement)
    .where(eq(consentement.compteId, compteId))
    .orderBy(desc(consentement.id))
