import { and, asc, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import { type Change, changed, type Ecriture } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { appareilPrevenu } from './appareils.schema.ts'
import { session } from './identity.schema.ts'

export type AppareilRow = typeof appareilPrevenu.$inferSelect

/** `dernier`: what there is so far is no news. */
export async function addAppareil(
  e: Ecriture,
  row: Omit<AppareilRow, 'appareil' | 'vuLe'>,
): Promise<Change> {
  // The same browser, in other hands or with other keys.
  await e
    .delete(appareilPrevenu)
    .where(
      and(
        eq(appareilPrevenu.clientCode, row.clientCode),
        eq(appareilPrevenu.empreinte, row.empreinte),
      ),
    )
  await e.insert(appareilPrevenu).values({
    ...row,
    vuLe: row.creeLe,
    appareil: sql`(select s.appareil from ${session} s where s.empreinte = ${row.session})`,
  })
  return changed(e, undefined)
}

/** One of the account's own; null: it has none such. */
export async function removeAppareil(
  e: Ecriture,
  { compteId, id }: { compteId: string; id: string },
): Promise<Change<boolean> | null> {
  const removed = await e
    .delete(appareilPrevenu)
    .where(and(eq(appareilPrevenu.compteId, compteId), eq(appareilPrevenu.id, id)))
    .returning({ id: appareilPrevenu.id })
  return removed.length > 0 ? changed(e, true) : null
}

/** Those beyond that many, the ones seen longest ago. */
export async function removeEnTrop(e: Ecriture, compteId: string, nombre: number): Promise<void> {
  const enTrop = e
    .select({ id: appareilPrevenu.id })
    .from(appareilPrevenu)
    .where(eq(appareilPrevenu.compteId, compteId))
    .orderBy(desc(appareilPrevenu.vuLe), desc(appareilPrevenu.id))
    .offset(nombre)
  await e.delete(appareilPrevenu).where(inArray(appareilPrevenu.id, enTrop))
}

/** Whoever signed in on that browser has it from now on; in other hands it is told nothing more. */
export async function seeAppareil(
  db: Executor,
  vu: { clientCode: string; empreinte: string; compteId: string; session: string; now: Date },
): Promise<void> {
  const ici = and(
    eq(appareilPrevenu.clientCode, vu.clientCode),
    eq(appareilPrevenu.empreinte, vu.empreinte),
  )
  await db.delete(appareilPrevenu).where(and(ici, ne(appareilPrevenu.compteId, vu.compteId)))
  await db.update(appareilPrevenu).set({ session: vu.session, vuLe: vu.now }).where(ici)
}

export const findAppareils = (db: Executor, compteId: string) =>
  db
    .select()
    .from(appareilPrevenu)
    .where(eq(appareilPrevenu.compteId, compteId))
    .orderBy(asc(appareilPrevenu.creeLe), asc(appareilPrevenu.id))

export const findAppareil = async (db: Executor, id: string): Promise<AppareilRow | undefined> =>
  (await db.select().from(appareilPrevenu).where(eq(appareilPrevenu.id, id)))[0]

/** Its push service has never heard of it, or no longer. */
export const deleteAppareil = (db: Executor, id: string) =>
  db.delete(appareilPrevenu).where(eq(appareilPrevenu.id, id))

/** Signed out there, or sent out: by that session, by all of the account's, by all but one. */
export async function leaveAppareils(
  db: Executor,
  de: { session: string } | { compteId: string; sauf?: string },
): Promise<void> {
  await db
    .delete(appareilPrevenu)
    .where(
      'session' in de
        ? eq(appareilPrevenu.session, de.session)
        : and(
            eq(appareilPrevenu.compteId, de.compteId),
            de.sauf === undefined ? undefined : ne(appareilPrevenu.session, de.sauf),
          ),
    )
}

export const purgeAppareils = (db: Executor, vusAvant: Date) =>
  db.delete(appareilPrevenu).where(lt(appareilPrevenu.vuLe, vusAvant))

/** Whether it falls to us to tell it. */
export async function claimAppareil(
  db: Executor,
  { id, dernier }: { id: string; dernier: number },
): Promise<boolean> {
  const claimed = await db
    .update(appareilPrevenu)
    .set({ dernier })
    .where(and(eq(appareilPrevenu.id, id), lt(appareilPrevenu.dernier, dernier)))
    .returning({ id: appareilPrevenu.id })
  return claimed.length > 0
}
