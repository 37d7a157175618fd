import { type Ratios, ratiosLe } from '@espace-adherent/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/index.ts'
import { ratioAnnuel } from '../../schema/papiers.schema.ts'

export { ratioAnnuel }

/** All that an insurer has written, a line a year, for a statement that reads something else besides. */
export const ratiosDuClient = (clientCode: SQL) => sql<Ratios[]>`(
  select coalesce(json_agg(json_build_object('annee', r.annee, 'exercice', r.exercice,
    'prestations', r.prestations, 'frais', r.frais, 'composition', r.composition)), '[]'::json)
  from ${ratioAnnuel} r where r.client_code = ${clientCode})`

export async function findRatios(
  db: Executor,
  clientCode: string,
  annee: number,
): Promise<Ratios | null> {
  const [row] = await db
    .select({ ratios: ratiosDuClient(sql`${clientCode}`) })
    .from(sql`(select 1) as un`)
  return ratiosLe(row?.ratios ?? [], annee)
}
