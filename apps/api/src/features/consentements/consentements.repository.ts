import { desc, eq } from 'drizzle-orm'
import type { Executor } from '../../platform/db/index.ts'
import { consentement } from '../../schema/consentements.schema.ts'

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

export async function insertAnswer(
  tx: Executor,
  row: (typeof consentement)['$inferInsert'],
): Promise<void> {
  await tx.insert(consentement).values(row)
}
