import type { Role } from '@espace-adherent/domain'
import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { cleApi, compte } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'
import { historique } from '../historique/lu.ts'

const auteur = alias(compte, 'auteur')

type Question = { compteId: string; avant: number | null; taille: number }

/** What somebody else did with the file of an account, the latest first, and how many there are: one statement. */
export async function findConsultations(db: Executor, { compteId, avant, taille }: Question) {
  const byOthers = and(
    eq(historique.compteId, compteId),
    isNotNull(historique.auteurId),
    sql`${historique.auteurId} <> ${compteId}`,
  )
  const rows = await db
    .select({
      id: historique.id,
      le: historique.le,
      action: historique.action,
      objet: historique.objet,
      cible: historique.cible,
      detail: historique.detail,
      role: historique.role,
      nom: sql<string | null>`coalesce(${auteur.prenom} || ' ' || ${auteur.nom},
        (select 'Système ' || cle.nom from ${cleApi} cle where cle.id = ${historique.auteurId}))`,
      roles: sql<Role[] | null>`${auteur.roles}`,
      total: sql<number>`(select count(*)::int from ${historique} where ${byOthers})`,
    })
    .from(historique)
    .leftJoin(auteur, eq(auteur.id, historique.auteurId))
    .where(and(byOthers, avant === null ? undefined : lt(historique.id, avant)))
    .orderBy(desc(historique.id))
    .limit(taille)
  return { rows, total: rows[0]?.total ?? 0 }
}

export type LigneConsultation = Awaited<ReturnType<typeof findConsultations>>['rows'][number]
