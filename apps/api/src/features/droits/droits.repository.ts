import type { DroitsChoisis, Role } from '@espace-adherent/domain'
import { and, eq, sql } from 'drizzle-orm'
import { compte } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'
import { client } from '../portail/portail.schema.ts'

/** Held: two who change rights at once come one after the other. */
export async function lockDroits(tx: Executor, code: string): Promise<DroitsChoisis | null> {
  const [row] = await tx
    .select({ droits: client.droits })
    .from(client)
    .where(eq(client.code, code))
    .for('no key update')
  return row?.droits ?? null
}

/** Every node reads the client again. */
export async function saveDroits(
  tx: Executor,
  code: string,
  droits: DroitsChoisis,
  topic: string,
): Promise<void> {
  await tx.update(client).set({ droits }).where(eq(client.code, code))
  await tx.execute(sql`select pg_notify('invalidation', ${topic})`)
}

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
