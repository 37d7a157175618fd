import { dateAParis, type Ratios, ratiosLe } from '@espace-adherent/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/index.ts'
import { ratioAnnuel } from './ratios.schema.ts'

export { ratioAnnuel }

/** All that an insurer has written, a line a year, for a statement that reads something else besides. */
export const ratiosDuClient = (clientCode: SQL) => sql<Ratios[]>`(
  select coalesce(json_agg(json_build_object('annee', r.annee, 'exercice', r.exercice,
    'prestations', r.prestations, 'frais', r.frais, 'composition', r.composition)), '[]'::json)
  from ${ratioAnnuel} r where r.client_code = ${clientCode})`

/** Those that are shown on that day. */
export async function findRatiosDuJour(
  db: Executor,
  { client, now }: { client: { code: string }; now: Date },
): Promise<Ratios | null> {
  const [row] = await db
    .select({ ratios: ratiosDuClient(sql`${client.code}`) })
    .from(sql`(select 1) as un`)
  return ratiosLe(row?.ratios ?? [], Number(dateAParis(now).slice(0, 4)))
}
