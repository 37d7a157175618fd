import { desc, eq } from 'drizzle-orm'
import type { Executor } from '../../platform/db/index.ts'
import { consentement } from '../../schema/consentements.schema.ts'
import { compte } from '../../schema/identity.schema.ts'

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

/** Answers of one account are taken one after the other. */
export const lockAnswers = (tx: Executor, compteId: string) =>
  tx.select({ id: compte.id }).from(compte).where(eq(compte.id, compteId)).for('no key update')

export async function insertAnswer(
  tx: Executor,
  row: (typeof consentement)['$inferInsert'],
): Promise<void> {
  await tx.insert(consentement).values(row)
}
