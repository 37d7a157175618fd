import { and, asc, eq, gt, gte } from 'drizzle-orm'
import { compte, personne } from '../../../noyau/lu.ts'
import type { Executor } from '../../../platform/db/index.ts'

type Question = {
  clientCode: string
  depuis: Date | null
  /** After this account; null: from the first one. */
  apres: string | null
  taille: number
}

/** Those who have a space, by their key, so that a million are walked page after page: who they are, and nothing more. */
export const listComptes = (db: Executor, { clientCode, depuis, apres, taille }: Question) =>
  db
    .select({
      compteId: compte.id,
      personneId: personne.id,
      source: personne.source,
      isActif: compte.isActif,
      creeLe: compte.creeLe,
    })
    .from(compte)
    .innerJoin(personne, eq(personne.id, compte.personneId))
    .where(
      and(
        eq(compte.clientCode, clientCode),
        depuis === null ? undefined : gte(compte.creeLe, depuis),
        apres === null ? undefined : gt(compte.id, apres),
      ),
    )
    .orderBy(asc(compte.id))
    .limit(taille)
