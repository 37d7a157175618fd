import type { Role } from '@espace-adherent/domain'
import { and, count, eq, gte, sql } from 'drizzle-orm'
import { compte } from '../../noyau/lu.ts'
import { type Executor, prepared } from '../../platform/db/index.ts'
import { connexion } from '../identity/lu.ts'

const jour = sql<string>`to_char(${connexion.le} at time zone 'Europe/Paris', 'YYYY-MM-DD')`
/** Midnight in Paris, as an instant: the index on the instant serves. */
const debutDuJour = sql`(${sql.placeholder('depuis')}::timestamp at time zone 'Europe/Paris')`

const connexionsParJour = prepared((db) =>
  db
    .select({ jour: jour.as('jour'), connexions: count() })
    .from(connexion)
    .where(
      and(eq(connexion.clientCode, sql.placeholder('clientCode')), gte(connexion.le, debutDuJour)),
    )
    .groupBy(sql`1`)
    .prepare('connexions_par_jour'),
)

/** Sign-ins of each day in Paris since that day; a day without any is not in the answer. */
export const countConnexions = (db: Executor, clientCode: string, depuis: string) =>
  connexionsParJour(db).execute({ clientCode, depuis })

const comptesParRole = prepared((db) =>
  db
    .select({
      role: sql<Role>`unnest(${compte.roles})`.as('role'),
      comptes: count(),
      actifs: sql<number>`(count(*) filter (where ${compte.isActif}))::int`,
    })
    .from(compte)
    .where(eq(compte.clientCode, sql.placeholder('clientCode')))
    .groupBy(sql`1`)
    .prepare('comptes_par_role'),
)

/** Accounts of each role; somebody with two roles counts in both. */
export const countComptes = (db: Executor, clientCode: string) =>
  comptesParRole(db).execute({ clientCode })
