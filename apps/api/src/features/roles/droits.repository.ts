import { PORTEURS_MAX } from '@espace-adherent/contract'
import type { Role } from '@espace-adherent/domain'
import { and, eq, sql } from 'drizzle-orm'
import { travailleIci } from '../../noyau/index.ts'
import { compte } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'

/** Who has each role of the back office: how many, and the first of them by name. */
export const findPorteurs = (db: Executor, clientCode: string) =>
  db
    .select({
      role: sql<Role>`r`.as('r'),
      personnes: sql<number>`count(*)::int`,
      porteurs: sql<{ id: string; nom: string }[]>`(array_agg(json_build_object('id', ${compte.id},
        'nom', ${compte.prenom} || ' ' || ${compte.nom})
        order by ${compte.nom}, ${compte.prenom}, ${compte.id}))[1:${sql.raw(String(PORTEURS_MAX))}]`,
    })
    .from(sql`${compte} cross join lateral unnest(${compte.roles}) r`)
    .where(and(eq(compte.clientCode, clientCode), travailleIci(compte.roles)))
    .groupBy(sql`r`)

/** What somebody of the staff may do, as it is now; undefined: they are gone. */
export async function findRolesDe(db: Executor, id: string): Promise<Role[] | undefined> {
  const [row] = await db.select({ roles: compte.roles }).from(compte).where(eq(compte.id, id))
  return row?.roles
}
