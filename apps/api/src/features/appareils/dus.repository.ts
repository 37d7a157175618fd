import { eq, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/index.ts'
import { appareilPrevenu } from '../identity/lu.ts'
import { notification } from '../notifications/lu.ts'
import { preference } from '../preferences/lu.ts'
import { AUCUN } from '../suite.ts'

/** The last notification of an account, read or not. */
export async function findDernier(db: Executor, compteId: string): Promise<number> {
  const [row] = await db
    .select({ dernier: sql<number>`coalesce(max(${notification.id}), 0)`.mapWith(Number) })
    .from(notification)
    .where(eq(notification.compteId, compteId))
  return row?.dernier ?? 0
}

export type Due = { id: string; dernier: number }

/** Devices of one insurer whose holder was told something since, that nobody has read, outside of their hours of silence. */
export async function findDus(
  db: Executor,
  {
    clientCode,
    heure,
    apres,
    limite,
  }: { clientCode: string; heure: string; apres: Due | null; limite: number },
): Promise<Due[]> {
  const { rows } = (await db.execute(sql`
    select a.id, (select max(n.id)::bigint from ${notification} n
      where n.compte_id = a.compte_id and n.id > a.dernier and n.lue_le is null) as dernier
    from ${appareilPrevenu} a left join ${preference} p on p.compte_id = a.compte_id
    where a.client_code = ${clientCode} and a.id > ${apres?.id ?? AUCUN}::uuid
    and exists (select from ${notification} n
      where n.compte_id = a.compte_id and n.id > a.dernier and n.lue_le is null)
    and not coalesce(case
      when p.silence_debut = '' then false
      when p.silence_debut < p.silence_fin
        then ${heure} >= p.silence_debut and ${heure} < p.silence_fin
      else ${heure} >= p.silence_debut or ${heure} < p.silence_fin end, false)
    order by a.id limit ${limite}`)) as { rows: { id: string; dernier: string | number }[] }
  return rows.map(({ id, dernier }) => ({ id, dernier: Number(dernier) }))
}
