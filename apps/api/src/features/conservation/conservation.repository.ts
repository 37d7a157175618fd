import type { GenreConservation } from '@espace-adherent/domain'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { type Change, changed, type Ecriture } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { historique } from '../historique/lu.ts'
import { rowsOf } from './cles.repository.ts'
import { conservationDuree } from './conservation.schema.ts'
import { genres, type Portee } from './genres.repository.ts'

export async function findDurees(
  db: Executor,
  clientCode: string,
): Promise<ReadonlyMap<GenreConservation, number>> {
  const rows = await db
    .select({ genre: conservationDuree.genre, mois: conservationDuree.mois })
    .from(conservationDuree)
    .where(eq(conservationDuree.clientCode, clientCode))
  return new Map(rows.map(({ genre, mois }) => [genre, mois]))
}

export async function saveDuree(
  e: Ecriture,
  duree: { clientCode: string; genre: GenreConservation; mois: number },
): Promise<Change> {
  await e
    .insert(conservationDuree)
    .values(duree)
    .onConflictDoUpdate({
      target: [conservationDuree.clientCode, conservationDuree.genre],
      set: { mois: duree.mois },
    })
  return changed(e, undefined)
}

/** How many would go, and how many are kept back; up to `max` of all, for nobody reads a million. */
export async function countPerimes(
  db: Executor,
  genre: GenreConservation,
  portee: Portee,
  max: number,
): Promise<{ aSupprimer: number; retenus: number }> {
  const found = await db.execute(sql`
    select count(*) filter (where not is_retenu)::int as libres,
      count(*) filter (where is_retenu)::int as retenus
    from (select * from (${genres[genre].perimes(portee)}) as p limit ${max}) as comptes`)
  const [row] = rowsOf<{ libres: number; retenus: number }>(found)
  return { aSupprimer: row?.libres ?? 0, retenus: row?.retenus ?? 0 }
}

/** The next ones that may go, in the order of their keys. */
export async function findPerimes(
  tx: Executor,
  genre: GenreConservation,
  portee: Portee,
  { apres, lot }: { apres: string; lot: number },
): Promise<string[]> {
  const found = await tx.execute(sql`select cle from (${genres[genre].perimes(portee)}) as p
    where not is_retenu and cle > ${apres} order by cle limit ${lot}`)
  return rowsOf<{ cle: string }>(found).map(({ cle }) => cle)
}

export const OBJET = 'conservation'

/** What the daily job did, the latest first. */
export const findPassages = (db: Executor, clientCode: string, limite: number) =>
  db
    .select({
      id: historique.id,
      le: historique.le,
      genre: historique.cible,
      detail: historique.detail,
    })
    .from(historique)
    .where(
      and(
        eq(historique.objet, OBJET),
        eq(historique.clientCode, clientCode),
        inArray(historique.action, ['conservation-passage', 'conservation-suppression']),
      ),
    )
    .orderBy(desc(historique.id))
    .limit(limite)

export async function hasContrat(
  db: Executor,
  clientCode: string,
  numero: string,
): Promise<boolean> {
  // One that was withdrawn too: it is kept, and may have to be kept longer.
  const found = await db.execute(
    sql`select 1 from contrat where client_code = ${clientCode} and numero = ${numero}`,
  )
  return rowsOf(found).length > 0
}
