import { type Gestion, VERSIONS_MAX } from '@espace-adherent/contract'
import { and, desc, eq, max, sql } from 'drizzle-orm'
import { compte } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'
import { version } from './gestion.schema.ts'

type Place = { clientCode: string; objet: string; cible: string }

export const placeDe = (
  { objet }: Pick<Gestion, 'objet'>,
  { code: clientCode }: { code: string },
  cible: string,
): Place => ({ clientCode, objet, cible })

const ici = ({ clientCode, objet, cible }: Place) =>
  and(eq(version.clientCode, clientCode), eq(version.objet, objet), eq(version.cible, cible))

/** The latest first, each with the name of who wrote it. */
export const findVersions = (db: Executor, place: Place) =>
  db
    .select({
      revision: version.revision,
      valeurs: version.valeurs,
      le: version.le,
      par: sql<string | null>`${compte.prenom} || ' ' || ${compte.nom}`,
    })
    .from(version)
    .leftJoin(compte, eq(compte.id, version.par))
    .where(ici(place))
    .orderBy(desc(version.revision))
    .limit(VERSIONS_MAX)

export async function findVersion(db: Executor, place: Place, revision: number) {
  const [found] = await db
    .select({ valeurs: version.valeurs })
    .from(version)
    .where(and(ici(place), eq(version.revision, revision)))
  return found ?? null
}

/** Of a row that there may not be any more: what comes next is counted from it. */
export async function findDerniere(db: Executor, place: Place): Promise<number> {
  const [found] = await db
    .select({ revision: max(version.revision) })
    .from(version)
    .where(ici(place))
  return found?.revision ?? 0
}

/** One that is kept already stays as it is. */
export const insertVersions = (
  tx: Executor,
  place: Place,
  versions: readonly Pick<typeof version.$inferInsert, 'revision' | 'valeurs' | 'le' | 'par'>[],
) =>
  tx
    .insert(version)
    .values(versions.map((each) => ({ ...place, ...each })))
    .onConflictDoNothing()

/** Of a row that is gone, and that none of the same name will follow. */
export const deleteVersions = (tx: Executor, place: Place) => tx.delete(version).where(ici(place))
