import type { ActeGestion } from '@espace-adherent/contract'
import { and, asc, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import { compte } from '../../noyau/lu.ts'
import { deleteInLots, type Executor, prepared, put } from '../../platform/db/index.ts'
import type { Suite } from '../suite.ts'
import { brouillon } from './actes.schema.ts'

export type BrouillonRow = (typeof brouillon)['$inferSelect']
export type BrouillonKey = Pick<BrouillonRow, 'compteId' | 'acte' | 'sujet'>

const is = ({ compteId, acte, sujet }: BrouillonKey) =>
  and(eq(brouillon.compteId, compteId), eq(brouillon.acte, acte), eq(brouillon.sujet, sujet))

export const findBrouillons = (db: Executor, compteId: string, acte?: ActeGestion) =>
  db
    .select()
    .from(brouillon)
    .where(
      and(
        eq(brouillon.compteId, compteId),
        acte === undefined ? undefined : eq(brouillon.acte, acte),
      ),
    )
    .orderBy(desc(brouillon.modifieLe))

/** The one that stands now, held; undefined: there is none. */
export async function lockBrouillon(tx: Executor, key: BrouillonKey) {
  const rows = await tx.select().from(brouillon).where(is(key)).for('update')
  return rows[0]
}

/** False when another device wrote a first one meanwhile. */
export async function insertBrouillon(tx: Executor, row: BrouillonRow): Promise<boolean> {
  const rows = await tx
    .insert(brouillon)
    .values(row)
    .onConflictDoNothing()
    .returning({ revision: brouillon.revision })
  return rows.length === 1
}

export const updateBrouillon = (tx: Executor, row: BrouillonRow) =>
  tx.update(brouillon).set(row).where(is(row))

const deletion = prepared((tx) =>
  tx
    .delete(brouillon)
    .where(
      and(
        eq(brouillon.compteId, sql.placeholder('compteId')),
        eq(brouillon.acte, sql.placeholder('acte')),
        eq(brouillon.sujet, sql.placeholder('sujet')),
      ),
    )
    .prepare('brouillon_supprime'),
)

export const deleteBrouillon = (tx: Executor, key: BrouillonKey) =>
  put(tx, () => deletion(tx).execute(key))

export type BrouillonOublie = Awaited<ReturnType<typeof findToWarn>>[number]

/** Those of one insurer that nobody has touched since then, and whose owner has not been told. */
export const findToWarn = (
  db: Executor,
  { clientCode, before, apres, limite }: Suite<{ brouillon: BrouillonRow }> & { before: Date },
) =>
  db
    .select({
      brouillon,
      email: compte.email,
      prenom: compte.prenom,
    })
    .from(brouillon)
    .innerJoin(compte, eq(compte.id, brouillon.compteId))
    .where(
      and(
        eq(compte.clientCode, clientCode),
        lt(brouillon.modifieLe, before),
        isNull(brouillon.prevenuLe),
        apres ? after(apres.brouillon) : undefined,
      ),
    )
    .orderBy(asc(brouillon.compteId), asc(brouillon.acte), asc(brouillon.sujet))
    .limit(limite)

const after = ({ compteId, acte, sujet }: BrouillonRow) =>
  sql`(${brouillon.compteId}, ${brouillon.acte}, ${brouillon.sujet}) > (${compteId}::uuid, ${acte}, ${sujet})`

export const markWarned = (tx: Executor, row: BrouillonRow, now: Date) =>
  tx
    .update(brouillon)
    .set({ prevenuLe: now })
    .where(and(is(row), isNull(brouillon.prevenuLe), eq(brouillon.revision, row.revision)))
    .returning({ revision: brouillon.revision })

export const deleteUntouched = (db: Executor, before: Date) =>
  deleteInLots(db, brouillon, lt(brouillon.modifieLe, before))
