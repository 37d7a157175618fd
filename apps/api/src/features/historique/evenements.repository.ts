import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { compte } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'
import type { Action } from './evenements.ts'
import { historique } from './historique.schema.ts'
import { nomSysteme, quiAgit } from './lecture.repository.ts'

/** As far back as a screen goes. */
const LIMITE = 500

/** Who did it, as those of the same insurer know them. */
const auteur = sql<string | null>`coalesce(${compte.prenom} || ' ' || ${compte.nom}, ${nomSysteme})`

/** What happened to one row of a client's table, the latest first. */
export const findEvenements = (db: Executor, clientCode: string, objet: string, cible: string) =>
  db
    .select({
      id: historique.id,
      le: historique.le,
      role: historique.role,
      action: historique.action,
      avant: historique.avant,
      apres: historique.apres,
      auteur,
    })
    .from(historique)
    .leftJoin(compte, eq(compte.id, quiAgit))
    .where(
      and(
        eq(historique.objet, objet),
        eq(historique.cible, cible),
        eq(historique.clientCode, clientCode),
      ),
    )
    .orderBy(desc(historique.id))
    .limit(LIMITE)

export type EvenementLu = Awaited<ReturnType<typeof findEvenements>>[number]

/** What happened to one thing of a client, the latest first: by the index, however long the history is. */
export const findHistoireElement = (
  db: Executor,
  {
    clientCode,
    objet,
    cible,
    sauf,
  }: { clientCode: string; objet: string; cible: string; sauf: readonly string[] },
) =>
  db
    .select({
      id: historique.id,
      le: historique.le,
      role: historique.role,
      action: historique.action,
      avant: historique.avant,
      apres: historique.apres,
      detail: historique.detail,
      auteur,
    })
    .from(historique)
    .leftJoin(compte, eq(compte.id, quiAgit))
    .where(
      and(
        eq(historique.objet, objet),
        eq(historique.cible, cible),
        eq(historique.clientCode, clientCode),
        notInArray(historique.action, [...sauf]),
      ),
    )
    .orderBy(desc(historique.id))
    .limit(LIMITE)

/** What of these happened to an account, the latest first. */
export const findEvenementsDuCompte = (
  db: Executor,
  compteId: string,
  actions: readonly Action[],
  limite: number,
) =>
  db
    .select({ le: historique.le, action: historique.action })
    .from(historique)
    .where(and(eq(historique.compteId, compteId), inArray(historique.action, [...actions])))
    .orderBy(desc(historique.le), desc(historique.id))
    .limit(limite)

/** All that the history says of an account, the latest first. */
export const findHistoireDuCompte = (db: Executor, compteId: string) =>
  db
    .select({
      le: historique.le,
      action: historique.action,
      objet: historique.objet,
      cible: historique.cible,
      auteurId: historique.auteurId,
      auteur,
    })
    .from(historique)
    .leftJoin(compte, eq(compte.id, historique.auteurId))
    .where(eq(historique.compteId, compteId))
    .orderBy(desc(historique.le), desc(historique.id))
