import type { ActeGestion } from '@espace-adherent/contract'
import { and, eq, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { nomSimple } from '../../noyau/index.ts'
import { assure, compte } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'
import { contenu } from '../contenu/lu.ts'
import { faqCategorie, faqQuestion } from '../faq/lu.ts'
import type { Cherche } from './file.repository.ts'

const rowsOf = <T>(result: unknown) => (result as { rows: T[] }).rows

/** A day of Paris, as the instant at which it begins. */
const minuit = (jour: string) => sql`(${jour}::timestamp at time zone 'Europe/Paris')`

type Periode = { clientCode: string; depuis: string; jour: string; tranches: readonly number[] }

export async function countTableau(
  db: Executor,
  { clientCode, depuis, jour, tranches }: Periode,
): Promise<{ recues: number; traitees: number; sansReponse: number; parAge: number[] }> {
  const bornes = [...tranches.map((jours) => jours), 100_000]
  const parAge = bornes.map(
    (fin, rang) =>
      sql`(count(*) filter (where ${
        rang === 0
          ? sql`true`
          : sql`cree_le < ${minuit(jour)} - ${`${(bornes[rang - 1] ?? 0) - 1} days`}::interval`
      } and cree_le >= ${minuit(jour)} - ${`${fin - 1} days`}::interval))::int`,
  )
  const found = await db.execute(sql`
    select
      (select count(*)::int from demande
        where client_code = ${clientCode} and cree_le >= ${minuit(depuis)}) as "recues",
      (select count(*)::int from demande
        where client_code = ${clientCode} and mode_gestion = 'manuel' and jointe_a is null
          and decidee_le is not null and decidee_le >= ${minuit(depuis)}) as "traitees",
      (select count(distinct a.demande_id)::int from demande_attente a
        join demande d on d.id = a.demande_id
        where d.client_code = ${clientCode} and d.etat in ('recue', 'en-cours')
          and a.repondu_le is null and a.echeance < ${jour}::date) as "sansReponse",
      (select json_build_array(${sql.join(parAge, sql`, `)}) from demande
        where client_code = ${clientCode} and etat in ('recue', 'en-cours')) as "parAge"`)
  const [counted] = rowsOf<{
    recues: number
    traitees: number
    sansReponse: number
    parAge: number[]
  }>(found)
  if (!counted) throw new Error('The requests were not counted')
  return counted
}

/** Week by week since that Monday, those without any left out. */
export const countSemaines = async (db: Executor, clientCode: string, depuis: string) => {
  const semaine = (colonne: string) =>
    sql`to_char(date_trunc('week', ${sql.raw(colonne)} at time zone 'Europe/Paris'), 'YYYY-MM-DD')`
  return rowsOf<{ lundi: string; recues: number; traitees: number }>(
    await db.execute(sql`
      select lundi, sum(recues)::int as recues, sum(traitees)::int as traitees from (
        select ${semaine('cree_le')} as lundi, count(*) as recues, 0 as traitees from demande
        where client_code = ${clientCode} and cree_le >= ${minuit(depuis)} group by 1
        union all
        select ${semaine('decidee_le')}, 0, count(*) from demande
        where client_code = ${clientCode} and mode_gestion = 'manuel' and decidee_le is not null
          and jointe_a is null and decidee_le >= ${minuit(depuis)} group by 1
      ) as comptees group by lundi`),
  )
}

/** Acts of which clerks have decided something since that day. */
export const findActesDecides = async (db: Executor, clientCode: string, depuis: string) =>
  rowsOf<{ acte: ActeGestion }>(
    await db.execute(sql`
      select distinct acte from demande
      where client_code = ${clientCode} and mode_gestion = 'manuel' and decidee_le is not null
        and decidee_le >= ${minuit(depuis)} order by acte`),
  ).map(({ acte }) => acte)

/** Members whose names begin so (all words must be there), whose address it is, or whom a contract of that number covers. */
export const findMembres = (
  db: Executor,
  { clientCode, cherche, limite }: { clientCode: string; cherche: Cherche; limite: number },
) => {
  const { mots, email, contrat: numero } = cherche
  const debut = (mot: string) => `${mot.replace(/[\\%_]/g, '\\$&')}%`
  const entier = sql`' ' || ${nomSimple(compte.prenom)} || ' ' || ${nomSimple(compte.nom)}`
  const qui =
    email !== null
      ? eq(compte.userName, email.userName)
      : mots.length === 0
        ? sql`${compte.personneId} in (select ${assure.personneId} from ${assure}
            where ${assure.clientCode} = ${clientCode} and ${assure.numeroContrat} = ${numero})`
        : and(
            or(...mots.map((mot) => sql`${nomSimple(compte.nom)} like ${debut(mot)}`)),
            ...mots.map((mot) => sql`${entier} like ${`% ${debut(mot)}`}`),
          )
  return db
    .select({
      id: compte.id,
      prenom: compte.prenom,
      nom: compte.nom,
      userName: compte.userName,
    })
    .from(compte)
    .where(and(eq(compte.clientCode, clientCode), sql`roles && '{User,Beneficiaire}'::text[]`, qui))
    .orderBy(compte.nom, compte.prenom)
    .limit(limite)
}

/** Contents and questions of the help service whose titles hold every word. They are counted in dozens. */
export async function findTextes(
  db: Executor,
  { clientCode, mots, limite }: { clientCode: string; mots: readonly string[]; limite: number },
): Promise<{ genre: 'contenu' | 'question'; id: string; titre: string; detail: string }[]> {
  const dedans = (titre: AnyPgColumn) =>
    mots.map((mot) => sql`${nomSimple(titre)} like ${`%${mot.replace(/[\\%_]/g, '\\$&')}%`}`)
  const contenus = db
    .select({
      genre: sql<'contenu' | 'question'>`'contenu'`.as('genre'),
      id: contenu.id,
      titre: contenu.title,
      detail: contenu.bloc,
    })
    .from(contenu)
    .where(and(eq(contenu.clientCode, clientCode), ...dedans(contenu.title)))
    .orderBy(contenu.title)
    .limit(limite)
  const questions = db
    .select({
      genre: sql<'contenu' | 'question'>`'question'`.as('genre'),
      id: faqQuestion.id,
      titre: faqQuestion.title,
      detail: faqCategorie.name,
    })
    .from(faqQuestion)
    .innerJoin(faqCategorie, eq(faqCategorie.id, faqQuestion.categorieId))
    .where(and(eq(faqQuestion.clientCode, clientCode), ...dedans(faqQuestion.title)))
    .orderBy(faqQuestion.title)
    .limit(limite)
  return [...(await contenus), ...(await questions)]
}
