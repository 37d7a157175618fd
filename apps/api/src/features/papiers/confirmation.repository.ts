import { sql } from 'drizzle-orm'
import { compte } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AUCUN, type Suite } from '../suite.ts'
import { preuvePapier } from './papiers.schema.ts'

export type CompteNumerique = {
  compteId: string
  clientCode: string
  email: string
  prenom: string
}

/** Of one insurer: whose papers are digital, and who neither chose it nor was reminded of it since that moment. */
export async function findAConfirmer(
  db: Executor,
  { clientCode, avant, apres, limite }: Suite<CompteNumerique> & { avant: Date },
): Promise<CompteNumerique[]> {
  const { rows } = (await db.execute(sql`
    select u.id as "compteId", u.client_code as "clientCode", u.email, u.prenom
    from ${compte} u
    where u.is_actif and u.is_dematerialise and u.personne_id is not null
    and coalesce(u.dematerialise_le, 'epoch'::timestamptz) <= ${avant.toISOString()}::timestamptz
    and not exists (select from ${preuvePapier} p where p.compte_id = u.id
      and p.nature = 'confirmation' and p.le > ${avant.toISOString()}::timestamptz)
    and u.client_code = ${clientCode} and u.id > ${apres?.compteId ?? AUCUN}::uuid
    order by u.id limit ${limite}`)) as { rows: CompteNumerique[] }
  return rows
}
