import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/index.ts'
import { demandeEcheanceLegale } from './demandes.schema.ts'

type Legale = { cle: string; echeance: string }

const de = (demandeId: string, cles: readonly string[]) =>
  and(eq(demandeEcheanceLegale.demandeId, demandeId), inArray(demandeEcheanceLegale.cle, [...cles]))

/** A clock that runs already goes on: it is never started again. */
export const insertLegales = (tx: Executor, demandeId: string, legales: readonly Legale[]) =>
  tx
    .insert(demandeEcheanceLegale)
    .values(legales.map((legale) => ({ demandeId, ...legale, tenueLe: null })))
    .onConflictDoNothing()

/** Those of them that were still open. */
export const keepLegales = (tx: Executor, demandeId: string, cles: readonly string[], now: Date) =>
  tx
    .update(demandeEcheanceLegale)
    .set({ tenueLe: now })
    .where(and(de(demandeId, cles), isNull(demandeEcheanceLegale.tenueLe)))
    .returning({ cle: demandeEcheanceLegale.cle })

/** Started, or its last day moved; one that is kept stays as it is. */
export const moveLegales = (tx: Executor, demandeId: string, legales: readonly Legale[]) =>
  tx
    .insert(demandeEcheanceLegale)
    .values(legales.map((legale) => ({ demandeId, ...legale, tenueLe: null })))
    .onConflictDoUpdate({
      target: [demandeEcheanceLegale.demandeId, demandeEcheanceLegale.cle],
      set: { echeance: sql`excluded.echeance` },
      setWhere: isNull(demandeEcheanceLegale.tenueLe),
    })

/** Those of them that were kept at that moment, where one is given. */
export const reopenLegales = (
  tx: Executor,
  demandeId: string,
  cles: readonly string[],
  tenuesLe?: Date,
) =>
  tx
    .update(demandeEcheanceLegale)
    .set({ tenueLe: null })
    .where(
      and(de(demandeId, cles), tenuesLe ? eq(demandeEcheanceLegale.tenueLe, tenuesLe) : undefined),
    )

export const deleteLegales = (
  tx: Executor,
  demandeId: string,
  cles: readonly string[],
  lesquelles: 'toutes' | 'ouvertes' = 'toutes',
) =>
  tx
    .delete(demandeEcheanceLegale)
    .where(
      and(
        de(demandeId, cles),
        lesquelles === 'ouvertes' ? isNull(demandeEcheanceLegale.tenueLe) : undefined,
      ),
    )

export const findLegales = (db: Executor, demandeId: string) =>
  db
    .select({
      cle: demandeEcheanceLegale.cle,
      echeance: demandeEcheanceLegale.echeance,
      tenueLe: demandeEcheanceLegale.tenueLe,
    })
    .from(demandeEcheanceLegale)
    .where(eq(demandeEcheanceLegale.demandeId, demandeId))
    .orderBy(asc(demandeEcheanceLegale.echeance), asc(demandeEcheanceLegale.cle))
