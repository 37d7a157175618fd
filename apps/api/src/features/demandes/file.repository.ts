import { type ActeGestion, tetes } from '@espace-adherent/contract'
import type { Cercle, Portee } from '@espace-adherent/domain'
import { and, asc, desc, eq, gte, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import { isPersonnel, nomSimple } from '../../noyau/index.ts'
import { compte, contrat } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'
import { fichier } from '../fichiers/lu.ts'
import {
  absence,
  chezSql,
  demande,
  demandeAttente,
  demandeEcheanceLegale,
  demandeEvenement,
  demandeFichier,
  demandeMessage,
  PERSONNE,
} from './demandes.schema.ts'
import { isOuverte, ligne, ofContrat } from './listes.repository.ts'
import { dansPortee } from './portee.repository.ts'

const gestionnaire = alias(compte, 'gestionnaire')

/** Spelled as the indexes of the queue are. */
const isEnPause = sql<boolean>`(${demande.pauseDepuis} is not null)`
const chez = chezSql(demande.gestionnaireId)
const isPlanifiee = sql`${demande.etat} = 'acceptee' and ${demande.appliqueeLe} is null`
const isTraitee = sql`${demande.modeGestion} = 'manuel' and ${demande.decideeLe} is not null
  and ${demande.jointeA} is null`
/** What is stopped sorts after what is not: one bound says both. */
const isEnRetard = (jour: string) =>
  sql`((${demande.pauseDepuis} is not null), ${demande.echeance}) < (false, ${jour}::date)`

/** What one sender without an account sent again, for the same act and on the same day, and nobody has touched apart. */
const memeEnvoi = (autre: SQL) => sql`${autre}.demandeur_empreinte = ${demande.demandeurEmpreinte}
  and ${autre}.client_code = ${demande.clientCode} and ${autre}.acte = ${demande.acte}
  and ${autre}.etat = ${demande.etat} and ${autre}.pause_depuis is null
  and ${autre}.gestionnaire_id is not distinct from ${demande.gestionnaireId}
  and (${autre}.cree_le at time zone 'Europe/Paris')::date
    = (${demande.creeLe} at time zone 'Europe/Paris')::date`
const isSeulEnvoi = sql`(${demande.demandeurEmpreinte} is null or ${demande.pauseDepuis} is not null)`
const isPremierEnvoi = sql`(${isSeulEnvoi} or not exists (select 1 from ${demande} p
  where ${memeEnvoi(sql`p`)} and (p.cree_le, p.id) < (${demande.creeLe}, ${demande.id})))`

/** Acts that are conversations: of those alone a list reads what is sealed. */
const echanges = sql.join(
  tetes.flatMap((tete) => ('isEchange' in tete && tete.isEchange ? [sql`${tete.key}`] : [])),
  sql`, `,
)

/** What a conversation began with, and what its member wrote last; both as they are kept. */
const echange = sql<{
  lignes: string | null
  isMedicale: boolean
  dernier: { id: string; texte: string; isMedicale: boolean } | null
} | null>`case when ${demande.acte} in (${echanges}) then json_build_object(
  'lignes', ${demande.lignes}, 'isMedicale', ${demande.isSaisieMedicale},
  'dernier', (select json_build_object('id', m.id, 'texte', m.texte, 'isMedicale', m.is_medicale)
    from ${demandeMessage} m where m.demande_id = ${demande.id} and m.par = 'membre'
    order by m.numero desc limit 1)) end`

/** The last who said or decided something is the member: nobody has looked since. */
const isReponseRecue = sql<boolean>`(${demande.etat} = 'en-cours' and coalesce((
  select e.par = 'membre' and e.geste <> 'recevoir' from ${demandeEvenement} e
  where e.demande_id = ${demande.id} and e.geste not in ('rendre', 'confier', 'tenir', 'analyser')
  order by e.revision desc limit 1), false))`

const ligneFile = {
  ...ligne,
  prenom: compte.prenom,
  nom: compte.nom,
  gestionnaireId: demande.gestionnaireId,
  gestionnaire: sql<string | null>`${gestionnaire.prenom} || ' ' || ${gestionnaire.nom}`.as(
    'nom_gestionnaire',
  ),
  echeance: demande.echeance,
  pauseDepuis: demande.pauseDepuis,
  legaleLe: sql<string | null>`(select min(e.echeance)::text from ${demandeEcheanceLegale} e
    where e.demande_id = ${demande.id} and e.tenue_le is null)`.as('legale_le'),
  demandeur: demande.demandeur,
  echange: echange.as('echange'),
  isReponseRecue: isReponseRecue.as('is_reponse_recue'),
  repetees: sql<
    { id: string; numero: number; creeLe: string }[] | null
  >`case when not ${isSeulEnvoi}
    then (select json_agg(json_build_object('id', r.id, 'numero', r.numero, 'creeLe', r.cree_le)
      order by r.cree_le, r.id) from ${demande} r
      where ${memeEnvoi(sql`r`)} and (r.cree_le, r.id) > (${demande.creeLe}, ${demande.id})) end`.as(
    'repetees',
  ),
  attendueLe: sql<string | null>`(select min(a.echeance)::text from ${demandeAttente} a
    where a.demande_id = ${demande.id} and a.repondu_le is null)`.as('attendue_le'),
}

export const lignes = (db: Executor) =>
  db
    .select(ligneFile)
    .from(demande)
    .leftJoin(contrat, ofContrat)
    .leftJoin(compte, eq(compte.id, demande.compteId))
    .leftJoin(gestionnaire, eq(gestionnaire.id, demande.gestionnaireId))

export type LigneFile = Awaited<ReturnType<typeof lignes>>[number]

/** In which order, and after which of its places. */
export type Ordre =
  | { par: 'urgence'; apres: readonly [boolean, string, string] | null }
  | { par: 'recente' | 'decision'; apres: readonly [number, string] | null }
  | { par: 'effet'; apres: readonly [string, string] | null }

export type Recherche = {
  clientCode: string
  etat: 'recue' | 'en-cours' | 'en-pause' | 'planifiee' | 'traitee' | null
  acte: ActeGestion | null
  /** An account, `PERSONNE`, or everybody. */
  chez: string | null
  /** Late on that day. */
  retardLe: string | null
  /** Past what the law wants, on that day, whatever has become of them. */
  legalLe: string | null
  /** A medical paper awaits the medical service. */
  isALire: boolean
  cherche: Cherche | null
  /** At whose requests the role of whoever looks stops. */
  portee: Portee
  /** Whatever has become of them. */
  isToutes?: boolean
  /** What one sender repeats is one line. */
  isGroupee?: boolean
}

/** What was typed, once it is known what it can mean. */
export type Cherche = {
  reference: { annee: string | null; numero: number } | null
  contrat: string
  /** How words of a name begin; without accents. */
  mots: readonly string[]
  /** An address, as accounts are known by, and what is kept of whoever wrote from it without one. */
  email: { userName: string; empreinte: string | null } | null
}

export { PERSONNE }

export const listFile = (db: Executor, recherche: Recherche, ordre: Ordre, taille: number) => {
  const { cles, apres } = rang(ordre)
  return lignes(db)
    .where(and(filtre(recherche), apres))
    .orderBy(...cles)
    .limit(taille)
}

function rang(ordre: Ordre): { cles: SQL[]; apres: SQL | undefined } {
  const { id } = demande
  switch (ordre.par) {
    case 'urgence':
      return {
        cles: [sql`${isEnPause}`, asc(demande.echeance), asc(id)],
        apres:
          ordre.apres === null
            ? undefined
            : sql`(${isEnPause}, ${demande.echeance}, ${id})
                > (${ordre.apres[0]}::boolean, ${ordre.apres[1]}::date, ${ordre.apres[2]}::uuid)`,
      }
    case 'effet':
      return {
        cles: [asc(demande.effetLe), asc(id)],
        apres:
          ordre.apres === null
            ? undefined
            : sql`(${demande.effetLe}, ${id}) > (${ordre.apres[0]}::date, ${ordre.apres[1]}::uuid)`,
      }
    default: {
      const instant = ordre.par === 'recente' ? demande.creeLe : demande.decideeLe
      return {
        cles: [desc(instant), desc(id)],
        apres:
          ordre.apres === null
            ? undefined
            : sql`(${instant}, ${id}) < (${new Date(ordre.apres[0]).toISOString()}::timestamptz,
                ${ordre.apres[1]}::uuid)`,
      }
    }
  }
}

const parEtat: Record<NonNullable<Recherche['etat']>, SQL> = {
  recue: sql`${isOuverte} and ${demande.etat} = 'recue' and ${demande.pauseDepuis} is null`,
  'en-cours': sql`${isOuverte} and ${demande.etat} = 'en-cours' and ${demande.pauseDepuis} is null`,
  'en-pause': sql`${isOuverte} and ${isEnPause}`,
  planifiee: isPlanifiee,
  traitee: isTraitee,
}

/** What the law wants is owed long after a request is decided: those that are late are shown all. */
function etats({ etat, isToutes, legalLe }: Recherche): SQL[] {
  if (etat !== null) return [parEtat[etat]]
  return isToutes || legalLe !== null ? [] : [isOuverte]
}

const isHorsLaLoi = (jour: string) =>
  sql`${demande.id} in (select e.demande_id from ${demandeEcheanceLegale} e
    where e.tenue_le is null and e.echeance < ${jour}::date)`

/** Only a request that is open: what is decided awaits nobody. */
const isALire = sql`exists (select 1 from ${demandeFichier} f
  join ${fichier} p on p.remote_file_name = f.remote_file_name
  where f.demande_id = ${demande.id} and p.is_medicale and f.avis is null)`

const filtre = (recherche: Recherche): SQL | undefined =>
  and(
    eq(demande.clientCode, recherche.clientCode),
    dansPortee(recherche.portee),
    ...etats(recherche),
    recherche.acte === null ? undefined : eq(demande.acte, recherche.acte),
    recherche.chez === null ? undefined : sql`${chez} = ${recherche.chez}::uuid`,
    recherche.retardLe === null ? undefined : isEnRetard(recherche.retardLe),
    recherche.legalLe === null ? undefined : isHorsLaLoi(recherche.legalLe),
    recherche.isALire ? isALire : undefined,
    recherche.isGroupee ? isPremierEnvoi : undefined,
    recherche.cherche === null ? undefined : trouve(recherche.clientCode, recherche.cherche),
  )

/** Requests that what was typed may mean. */
export function trouve(
  clientCode: string,
  { reference, contrat, mots, email }: Cherche,
): SQL | undefined {
  const annee =
    reference?.annee &&
    sql`to_char(${demande.creeLe} at time zone 'Europe/Paris', 'YYYY') = ${reference.annee}`
  return or(
    reference ? and(eq(demande.numero, reference.numero), annee || undefined) : undefined,
    eq(demande.numeroContrat, contrat),
    mots.length === 0 ? undefined : sql`${demande.compteId} in (${nommes(clientCode, mots)})`,
    email === null
      ? undefined
      : sql`${demande.compteId} in (select ${compte.id} from ${compte}
          where ${compte.clientCode} = ${clientCode} and ${compte.userName} = ${email.userName})`,
    email?.empreinte ? eq(demande.demandeurEmpreinte, email.empreinte) : undefined,
  )
}

/** By the surname, which has an index; the other words stand anywhere in the name. */
function nommes(clientCode: string, mots: readonly string[]): SQL {
  const debut = (mot: string) => mot.replace(/[\\%_]/g, '\\$&')
  const entier = sql`' ' || ${nomSimple(compte.prenom)} || ' ' || ${nomSimple(compte.nom)}`
  return sql`select ${compte.id} from ${compte} where ${and(
    eq(compte.clientCode, clientCode),
    or(...mots.map((mot) => sql`${nomSimple(compte.nom)} like ${`${debut(mot)}%`}`)),
    ...mots.map((mot) => sql`${entier} like ${`% ${debut(mot)}%`}`),
  )}`
}

/** As far as anybody counts: beyond the limit, one knows that there are more. */
const compteDe = (where: SQL | undefined, limite: number) =>
  sql<number>`(select count(*)::int from (select 1 from ${demande} where ${where} limit ${limite}) as quelques)`

/** How many there are of each kind in the whole queue, and of what was asked for: one statement. */
export async function countFile(
  db: Executor,
  recherche: Recherche,
  { compteId, jour, limite }: { compteId: string; jour: string; limite: number },
) {
  const here = and(eq(demande.clientCode, recherche.clientCode), dansPortee(recherche.portee))
  const ouvertes = and(here, isOuverte)
  const de = (where: SQL | undefined) => compteDe(where, limite)
  const rows = await db
    .select({
      total: de(filtre(recherche)).as('total'),
      aTraiter: de(ouvertes).as('a_traiter'),
      aPrendre: de(and(ouvertes, sql`${chez} = ${PERSONNE}::uuid`)).as('a_prendre'),
      chezMoi: de(and(ouvertes, sql`${chez} = ${compteId}::uuid`)).as('chez_moi'),
      enPause: de(and(ouvertes, isEnPause)).as('en_pause'),
      horsDelai: de(and(ouvertes, isEnRetard(jour))).as('hors_delai'),
      planifiees: de(and(here, isPlanifiee)).as('planifiees'),
      horsDelaiLegal: de(and(here, isHorsLaLoi(jour))).as('hors_delai_legal'),
      aLire: de(and(ouvertes, isALire)).as('a_lire'),
    })
    .from(sql`(values (1)) as une`)
  const [comptes] = rows
  if (!comptes) throw new Error('The queue was not counted')
  return comptes
}

/** How many each of them finds, in their order: one statement, however many they are. */
export async function countRecherches(
  db: Executor,
  recherches: readonly Recherche[],
  limite: number,
): Promise<number[]> {
  if (recherches.length === 0) return []
  const nombres = recherches.map((recherche) => compteDe(filtre(recherche), limite))
  const rows = await db
    .select({
      nombres: sql<number[]>`json_build_array(${sql.join(nombres, sql`, `)})`.as('nombres'),
    })
    .from(sql`(values (1)) as une`)
  return rows[0]?.nombres ?? []
}

/** As one text: both engines read it alike. */
const horsDe = (column: AnyPgColumn, ceux: readonly string[], type: 'uuid' | 'text') =>
  sql`(${column} = any(string_to_array(${ceux.join()}, ',')::${sql.raw(type)}[])) is not true`

/** The most urgent of those that nobody has, that wait for nobody and that concern nobody close to whoever asks. */
export async function findSuivante(
  db: Executor,
  clientCode: string,
  acte: ActeGestion | null,
  { cercle, sauf, portee }: { cercle: Cercle; sauf: readonly string[]; portee: Portee },
) {
  const proches = Object.values(cercle)
  const rows = await db
    .select({ id: demande.id, revision: demande.revision })
    .from(demande)
    .where(
      and(
        eq(demande.clientCode, clientCode),
        dansPortee(portee),
        isOuverte,
        sql`${chez} = ${PERSONNE}::uuid`,
        sql`${demande.pauseDepuis} is null`,
        acte === null ? undefined : eq(demande.acte, acte),
        horsDe(
          demande.compteId,
          proches.flatMap(({ comptes }) => comptes),
          'uuid',
        ),
        horsDe(
          demande.personneId,
          proches.flatMap(({ personnes }) => personnes),
          'uuid',
        ),
        horsDe(
          demande.numeroContrat,
          proches.flatMap(({ contrats }) => contrats),
          'text',
        ),
        horsDe(demande.id, sauf, 'uuid'),
      ),
    )
    .orderBy(sql`${isEnPause}`, asc(demande.echeance), asc(demande.id))
    .limit(1)
  return rows[0]
}

export async function findLigneFile(db: Executor, clientCode: string, id: string) {
  const rows = await lignes(db).where(and(eq(demande.clientCode, clientCode), eq(demande.id, id)))
  return rows[0]
}

/** The requests of a person, newest first; all of them but one, where one is looked at already. */
export const findAnterieures = (
  db: Executor,
  {
    compteId,
    sauf,
    limite,
    portee,
  }: { compteId: string; sauf: string | null; limite: number; portee: Portee },
) =>
  db
    .select(ligne)
    .from(demande)
    .leftJoin(contrat, ofContrat)
    .where(
      and(
        eq(demande.compteId, compteId),
        isNull(demande.jointeA),
        dansPortee(portee),
        sauf === null ? undefined : ne(demande.id, sauf),
      ),
    )
    .orderBy(desc(demande.creeLe), desc(demande.id))
    .limit(limite)

/** Whose document it is, when a request of this insurer has taken it. */
export async function findProprietaire(db: Executor, clientCode: string, remoteFileName: string) {
  const rows = await db
    .select({ demandeId: demande.id, compteId: demande.compteId })
    .from(demandeFichier)
    .innerJoin(demande, eq(demande.id, demandeFichier.demandeId))
    .where(
      and(eq(demande.clientCode, clientCode), eq(demandeFichier.remoteFileName, remoteFileName)),
    )
  return rows[0]
}

const collegue = {
  id: compte.id,
  nom: sql<string>`${compte.prenom} || ' ' || ${compte.nom}`.as('nom_complet'),
}
const isCollegue = (clientCode: string, where?: SQL) =>
  and(
    eq(compte.clientCode, clientCode),
    isPersonnel,
    // Of the roles that come with the portal, those who treat; an insurer's own may.
    sql`(${compte.roles} && '{Admin,BackEndUser}'::text[]
      or array_to_string(${compte.roles}, ',') like '%propre-%')`,
    eq(compte.isActif, true),
    where,
  )

/** Who treats requests here. */
export const listCollegues = (db: Executor, clientCode: string, jour: string) =>
  db
    .select({ ...collegue, absentJusquAu: absence.jusquAu })
    .from(compte)
    .leftJoin(absence, and(eq(absence.compteId, compte.id), gte(absence.jusquAu, jour)))
    .where(isCollegue(clientCode))
    .orderBy(asc(compte.nom), asc(compte.prenom), asc(compte.id))

export const findCollegue = async (db: Executor, clientCode: string, id: string) =>
  (
    await db
      .select(collegue)
      .from(compte)
      .where(isCollegue(clientCode, eq(compte.id, id)))
  )[0]
