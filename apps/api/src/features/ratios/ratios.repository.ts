import type { Ratios } from '@espace-adherent/domain'
import { and, desc, eq, lte, sql } from 'drizzle-orm'
import { type Executor, prepared } from '../../platform/db/index.ts'
import { ratioAnnuel } from '../../schema/papiers.schema.ts'

export { ratioAnnuel }

const statement = prepared((db) =>
  db
    .select({
      annee: ratioAnnuel.annee,
      exercice: ratioAnnuel.exercice,
      prestations: ratioAnnuel.prestations,
      frais: ratioAnnuel.frais,
      composition: ratioAnnuel.composition,
    })
    .from(ratioAnnuel)
    .where(
      and(
        eq(ratioAnnuel.clientCode, sql.placeholder('clientCode')),
        lte(ratioAnnuel.annee, sql.placeholder('annee')),
      ),
    )
    .orderBy(desc(ratioAnnuel.annee))
    .limit(1)
    .prepare('ratios_de_l_annee'),
)

/** Those that hold in that year, or the latest before it; none: the insurer has not written any. */
export async function findRatios(
  db: Executor,
  clientCode: string,
  annee: number,
): Promise<Ratios | null> {
  const [found] = await statement(db).execute({ clientCode, annee })
  return found ?? null
}
