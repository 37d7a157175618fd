import type { DateCalendaire } from '@espace-adherent/domain'
import { and, count, desc, eq, gte, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Executor } from '../platform/db/index.ts'
import { cleApi } from './cles-api.schema.ts'
import { type Change, changed, type Ecriture } from './ecriture.ts'

export type CleApi = typeof cleApi.$inferSelect

/** Heard by every node: what it remembers of keys is read again. */
export const TOPIC_CLES = 'cles-api'

/** Whose it is is for whoever calls to compare. */
export async function findCleApi(db: Executor, id: string): Promise<CleApi | undefined> {
  const [row] = await db.select().from(cleApi).where(eq(cleApi.id, id))
  return row
}

/** Of one insurer, the latest first. */
export const listClesApi = (db: Executor, clientCode: string): Promise<CleApi[]> =>
  db.select().from(cleApi).where(eq(cleApi.clientCode, clientCode)).orderBy(desc(cleApi.creeLe))

/** Held: two who change it come one after the other. */
export async function holdCleApi(e: Ecriture, clientCode: string, id: string) {
  const [row] = await e
    .select()
    .from(cleApi)
    .where(and(eq(cleApi.clientCode, clientCode), eq(cleApi.id, id)))
    .for('update')
  return row
}

/** How many of that name there are today, handed over or about to be, besides that one. */
export async function countClesApi(
  e: Ecriture,
  { clientCode, nom, sauf }: { clientCode: string; nom: string; sauf?: string },
  jour: DateCalendaire,
): Promise<number> {
  const [found] = await e
    .select({ nombre: count() })
    .from(cleApi)
    .where(
      and(
        eq(cleApi.clientCode, clientCode),
        eq(cleApi.nom, nom),
        ne(cleApi.etat, 'revoquee'),
        gte(cleApi.expireLe, jour),
        sauf === undefined ? undefined : ne(cleApi.id, sauf),
      ),
    )
  return found?.nombre ?? 0
}

export async function addCleApi(
  e: Ecriture,
  row: Omit<typeof cleApi.$inferInsert, 'id'>,
): Promise<Change<CleApi>> {
  const [made] = await e.insert(cleApi).values(row).returning()
  if (!made) throw new Error('The key was not written')
  return changed(e, made)
}

/** Within a second of it no node lets in who is not let in any more. */
export async function saveCleApi(
  e: Ecriture,
  id: string,
  set: Partial<Pick<CleApi, 'etat' | 'empreinte' | 'revoqueeLe' | 'modifieLe'>>,
): Promise<Change> {
  await e
    .update(cleApi)
    .set({ ...set, revision: sql`${cleApi.revision} + 1` })
    .where(eq(cleApi.id, id))
  await e.execute(sql`select pg_notify('invalidation', ${TOPIC_CLES})`)
  return changed(e, undefined)
}

/** Once in a while is enough to tell which key nobody uses any more; it is no version of the row. */
export const markCleApiUsed = (db: Executor, id: string, now: Date, ecartMs: number) =>
  db
    .update(cleApi)
    .set({ derniereUtilisationLe: now })
    .where(
      and(
        eq(cleApi.id, id),
        or(
          isNull(cleApi.derniereUtilisationLe),
          lt(cleApi.derniereUtilisationLe, new Date(now.getTime() - ecartMs)),
        ),
      ),
    )
