import { LIGNES_COMPTEES_MAX } from '@espace-adherent/contract'
import { sansAccents } from '@espace-adherent/domain'
import { and, eq, gt, ilike, inArray, lt, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { cleApi, compte } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'
import { historique } from './historique.schema.ts'

/** Done by no request and by nobody: a line about somebody is then no line of theirs. */
const isPortail = sql`(${historique.auteurId} is null and ${historique.requete} is null)`

/** Who did it: the account that the line is about, unless it says somebody else, or the portal by itself. */
export const quiAgit = sql`coalesce(${historique.auteurId},
  case when ${historique.requete} is not null then ${historique.compteId} end)`

const auteur = alias(compte, 'auteur')

/** The management system, by the name of its key: said where no account is the author. */
export const nomSysteme = sql<string | null>`(select 'Système ' || cle.nom from ${cleApi} as cle
  where cle.id = ${historique.auteurId})`

export type QuestionHistorique = {
  clientCode: string
  /** Part of a name or of an identifier. */
  auteur?: string | undefined
  personne?: string | undefined
  action?: string | undefined
  /** One of these, or none of them. */
  actions?: { parmi: readonly string[] } | { sauf: readonly string[] } | undefined
  /** How a key begins, or what is called so. */
  objet?: string | undefined
  objets?: readonly string[] | undefined
  cible?: string | undefined
  du?: string | undefined
  au?: string | undefined
  id?: number | undefined
  isDescendant: boolean
  apres: number | null
  taille: number
}

/** Who answers to part of a name: a handful, for their lines are looked up by account. */
const comptesNommes = (clientCode: string, texte: string) => {
  const typed = `%${sansAccents(texte)
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`
  return sql`(select id from ${compte} as nomme where nomme.client_code = ${clientCode} and
    (lower(nomme.user_name) like ${typed}
      or translate(lower(nomme.prenom || ' ' || nomme.nom), 'àâäçéèêëîïôöùûüÿ', 'aaaceeeeiioouuuy') like ${typed})
    limit 200)`
}

const jour = sql`(${historique.le} at time zone 'Europe/Paris')::date`

function filtrer(question: QuestionHistorique): SQL {
  const { clientCode, action, objet, cible, du, au, id } = question
  const conditions: SQL[] = [eq(historique.clientCode, clientCode)]
  if (id !== undefined) conditions.push(eq(historique.id, id))
  if (question.auteur)
    conditions.push(sql`${quiAgit} in ${comptesNommes(clientCode, question.auteur)}`)
  if (question.personne)
    conditions.push(sql`${historique.compteId} in ${comptesNommes(clientCode, question.personne)}`)
  if (action) conditions.push(eq(historique.action, action))
  if (question.actions)
    conditions.push(
      'parmi' in question.actions
        ? inArray(historique.action, [...question.actions.parmi])
        : notInArray(historique.action, [...question.actions.sauf]),
    )
  if (objet)
    conditions.push(
      or(
        ilike(historique.objet, `${objet.replace(/[\\%_]/g, '\\$&')}%`),
        inArray(historique.objet, [...(question.objets ?? [])]),
      ) as SQL,
    )
  if (cible) conditions.push(eq(historique.cible, cible))
  if (du) conditions.push(sql`${jour} >= ${du}::date`)
  if (au) conditions.push(sql`${jour} <= ${au}::date`)
  return and(...conditions) as SQL
}

export async function findHistorique(db: Executor, question: QuestionHistorique) {
  const { isDescendant, apres, taille } = question
  const wanted = filtrer(question)
  const beyond = apres === null ? undefined : (isDescendant ? lt : gt)(historique.id, apres)
  const nom = (table: typeof compte | typeof auteur) =>
    sql<string | null>`${table.prenom} || ' ' || ${table.nom}`
  const rows = await db
    .select({
      id: historique.id,
      le: historique.le,
      auteur: sql<string | null>`coalesce(${nom(auteur)}, ${nomSysteme})`,
      isPortail: sql<boolean>`${isPortail}`,
      roles: auteur.roles,
      personne: nom(compte),
      role: historique.role,
      action: historique.action,
      objet: historique.objet,
      cible: historique.cible,
      detail: historique.detail,
      avant: historique.avant,
      apres: historique.apres,
      total: sql<number>`(select count(*)::int from (select 1 from ${historique} where ${wanted}
        limit ${LIGNES_COMPTEES_MAX + 1}) as comptees)`,
    })
    .from(historique)
    .leftJoin(auteur, eq(auteur.id, quiAgit))
    .leftJoin(compte, eq(compte.id, historique.compteId))
    .where(and(wanted, beyond))
    .orderBy(isDescendant ? sql`${historique.id} desc` : sql`${historique.id} asc`)
    .limit(taille + 1)
  return {
    lignes: rows.slice(0, taille),
    isSuite: rows.length > taille,
    total: rows[0]?.total ?? 0,
  }
}

export type LigneLue = Awaited<ReturnType<typeof findHistorique>>['lignes'][number]
