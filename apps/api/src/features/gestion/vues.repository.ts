import { and, asc, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/index.ts'
import { vue } from '../../schema/gestion.schema.ts'

const shown = {
  id: vue.id,
  revision: vue.revision,
  gestion: vue.gestion,
  nom: vue.nom,
  parametres: vue.parametres,
}

export const findVues = (db: Executor, compteId: string, gestion: string) =>
  db
    .select(shown)
    .from(vue)
    .where(and(eq(vue.compteId, compteId), eq(vue.gestion, gestion)))
    .orderBy(asc(vue.nom))
    .limit(100)

/** The same name again is the same view, as it is now. */
export async function saveVue(
  db: Executor,
  values: { compteId: string; gestion: string; nom: string; parametres: string; now: Date },
) {
  const { now: modifieLe, parametres, ...rest } = values
  const [saved] = await db
    .insert(vue)
    .values({ ...rest, parametres, modifieLe })
    .onConflictDoUpdate({
      target: [vue.compteId, vue.gestion, vue.nom],
      set: { parametres, modifieLe, revision: sql`${vue.revision} + 1` },
    })
    .returning(shown)
  if (!saved) throw new Error('A view was neither added nor changed')
  return saved
}

export const deleteVue = async (db: Executor, compteId: string, id: string) =>
  (
    await db
      .delete(vue)
      .where(and(eq(vue.compteId, compteId), sql`${vue.id}::text = ${id}`))
      .returning({ id: vue.id })
  ).length > 0
