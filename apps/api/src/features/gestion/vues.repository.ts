import { and, asc, desc, eq, or, sql } from 'drizzle-orm'
import { compte } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'
import { vue } from './gestion.schema.ts'

/** Who asks, and of which insurer. */
type Qui = { compteId: string; clientCode: string }

const shown = ({ compteId }: Qui) => ({
  id: vue.id,
  revision: vue.revision,
  gestion: vue.gestion,
  nom: vue.nom,
  parametres: vue.parametres,
  isPartagee: vue.isPartagee,
  isMienne: sql<boolean>`coalesce(${vue.compteId} = ${compteId}::uuid, false)`.as('is_mienne'),
  /** Null: of somebody who has gone. */
  auteur: sql<string | null>`${compte.prenom} || ' ' || ${compte.nom}`.as('auteur'),
})

/** As many as a menu can hold. */
const VUES_MAX = 100

/** One's own first; those of the team, if one may read the table. */
export const findVues = (db: Executor, qui: Qui, gestion: string, isEquipe: boolean) => {
  const miennes = eq(vue.compteId, qui.compteId)
  return db
    .select(shown(qui))
    .from(vue)
    .leftJoin(compte, eq(compte.id, vue.compteId))
    .where(
      and(
        eq(vue.clientCode, qui.clientCode),
        eq(vue.gestion, gestion),
        isEquipe ? or(miennes, vue.isPartagee) : miennes,
      ),
    )
    .orderBy(desc(sql`is_mienne`), asc(vue.nom), asc(vue.id))
    .limit(VUES_MAX)
}

/** Held until the end of the transaction: one's own, or one of the team's. */
export async function lockVue(tx: Executor, qui: Qui, id: string) {
  const [found] = await tx
    .select(shown(qui))
    .from(vue)
    .leftJoin(compte, eq(compte.id, vue.compteId))
    .where(
      and(
        eq(vue.clientCode, qui.clientCode),
        sql`${vue.id}::text = ${id}`,
        or(eq(vue.compteId, qui.compteId), vue.isPartagee),
      ),
    )
    .for('update', { of: vue })
  return found
}

/** The one of that name, where there is one: it would be replaced. */
export async function lockVueNommee(
  tx: Executor,
  qui: Qui,
  { gestion, nom }: { gestion: string; nom: string },
) {
  const [found] = await tx
    .select(shown(qui))
    .from(vue)
    .leftJoin(compte, eq(compte.id, vue.compteId))
    .where(and(eq(vue.compteId, qui.compteId), eq(vue.gestion, gestion), eq(vue.nom, nom)))
    .for('update', { of: vue })
  return found
}

type Valeurs = { gestion: string; nom: string; parametres: string; isPartagee: boolean; now: Date }

/** The same name again is the same view, as it is now. */
export async function saveVue(tx: Executor, qui: Qui, values: Valeurs): Promise<string> {
  const { now: modifieLe, parametres, isPartagee, ...rest } = values
  const [saved] = await tx
    .insert(vue)
    .values({ ...qui, ...rest, parametres, isPartagee, modifieLe })
    .onConflictDoUpdate({
      target: [vue.compteId, vue.gestion, vue.nom],
      set: { parametres, isPartagee, modifieLe, revision: sql`${vue.revision} + 1` },
    })
    .returning({ id: vue.id })
  if (!saved) throw new Error('A view was neither added nor changed')
  return saved.id
}

export const partagerVue = (tx: Executor, id: string, isPartagee: boolean, modifieLe: Date) =>
  tx
    .update(vue)
    .set({ isPartagee, modifieLe, revision: sql`${vue.revision} + 1` })
    .where(eq(vue.id, id))

export const deleteVue = (tx: Executor, id: string) => tx.delete(vue).where(eq(vue.id, id))
