import type { Role } from '@espace-adherent/domain'
import { and, eq, sql } from 'drizzle-orm'
import { compte } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'

/** How many people have each role of the back office. */
export const countPersonnel = (db: Executor, clientCode: string) =>
  db
    .select({
      role: sql<Role>`unnest(${compte.roles})`.as('role'),
      personnes: sql<number>`count(*)::int`,
    })
    .from(compte)
    .where(
      and(
        eq(compte.clientCode, clientCode),
        sql`${compte.roles} && '{Admin,BackEndUser,Consultant,ServiceMedical}'::text[]`,
      ),
    )
    .groupBy(sql`1`)
