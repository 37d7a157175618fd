import { and, desc, eq, lte, sql } from 'drizzle-orm'
import { type Executor, prepared } from '../../platform/db/index.ts'
import { nouveaute } from './nouveautes.schema.ts'

const { placeholder } = sql

/** Nobody reads further back. */
const LIMITE = 50

const colonnes = {
  id: nouveaute.id,
  nature: nouveaute.nature,
  titre: nouveaute.titre,
  contenu: nouveaute.contenu,
  publieeLe: nouveaute.publieeLe,
  audienceId: nouveaute.audienceId,
}

const publiees = prepared((db) =>
  db
    .select(colonnes)
    .from(nouveaute)
    .where(
      and(
        eq(nouveaute.clientCode, placeholder('clientCode')),
        lte(nouveaute.publieeLe, placeholder('now')),
      ),
    )
    .orderBy(desc(nouveaute.publieeLe), nouveaute.id)
    .limit(LIMITE)
    .prepare('nouveautes_publiees'),
)

/** What is published by then, the newest first. */
export const findNouveautes = (db: Executor, clientCode: string, now: Date) =>
  publiees(db).execute({ clientCode, now })

/** All that is written, drafts before the others, the latest of each first. */
export const findNouveautesEcrites = (db: Executor, clientCode: string) =>
  db
    .select(colonnes)
    .from(nouveaute)
    .where(eq(nouveaute.clientCode, clientCode))
    .orderBy(sql`${nouveaute.publieeLe} desc nulls first`, desc(nouveaute.modifieLe), nouveaute.id)
    .limit(LIMITE)

/** The table itself, for what keeps it. */
export { nouveaute as nouveautes }
