import type { ActeGestion } from '@espace-adherent/contract'
import type { MotifAttente, NatureAttente } from '@espace-adherent/domain'
import { and, asc, desc, eq, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { CleContrat } from '../../noyau/index.ts'
import { contrat, personne } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'
import { brouillon } from '../actes/lu.ts'
import type { Suite } from '../suite.ts'
import type { DemandeRow } from './demandes.repository.ts'
import { demande, demandeAttente } from './demandes.schema.ts'

const isEnCours = sql`(${demande.etat} in ('recue', 'en-cours') or (${demande.etat} = 'acceptee' and ${demande.appliqueeLe} is null))`

/** Sent before that moment, and still waiting for a clerk or for its day. */
export const enAttente = (avant: Date) => and(isEnCours, lt(demande.creeLe, avant))

/** Spelled as the indexes of the queue are. */
export const isOuverte = sql`${demande.etat} in ('recue', 'en-cours')`

const attentes = sql<number>`(
  select count(*)::int from ${demandeAttente} a
  where a.demande_id = ${demande.id} and a.repondu_le is null)`

/** What a list shows of a request; nothing that is sealed is even read. */
export const ligne = {
  id: demande.id,
  numero: demande.numero,
  acte: demande.acte,
  numeroContrat: demande.numeroContrat,
  modeGestion: demande.modeGestion,
  etat: demande.etat,
  revision: demande.revision,
  effetLe: demande.effetLe,
  creeLe: demande.creeLe,
  decideeLe: demande.decideeLe,
  appliqueeLe: demande.appliqueeLe,
  nomOffre: contrat.nomOffre,
  attentes: attentes.as('attentes'),
}

export type LigneDemande = Pick<
  DemandeRow,
  | 'id'
  | 'numero'
  | 'acte'
  | 'numeroContrat'
  | 'modeGestion'
  | 'etat'
  | 'revision'
  | 'effetLe'
  | 'creeLe'
  | 'decideeLe'
  | 'appliqueeLe'
> & { nomOffre: string | null; attentes: number }

/** A place in a list: the instant, and what tells apart what came in the same one. */
export type Repere = { creeLe: Date; id: string }

const apres = (repere: Repere | null): SQL | undefined =>
  repere === null
    ? undefined
    : or(
        lt(demande.creeLe, repere.creeLe),
        and(eq(demande.creeLe, repere.creeLe), lt(demande.id, repere.id)),
      )

export const ofContrat = and(
  eq(contrat.clientCode, demande.clientCode),
  eq(contrat.numero, demande.numeroContrat),
)

const AUCUNE = { enCours: 0, attendent: 0, attendues: [], brouillons: 0, refusees: [], total: 0 }

/** As many as accueil names. */
const NOMMEES = 2

/** The first thing that is awaited for each request under way, the nearest deadline first; `data` is still sealed. */
const attenduesDe = (compteId: string) =>
  sql<AttendueRow[]>`(
    select coalesce(json_agg(une order by une.echeance, une.demande), '[]'::json) from (
      select * from (
        select distinct on (d.id) d.id as demande, d.acte, d.data, d.cree_le as "creeLe",
          a.id as attente, a.nature, a.libelle as piece, a.motif, a.echeance
        from ${demande} d
        join ${demandeAttente} a on a.demande_id = d.id and a.repondu_le is null
        where d.compte_id = ${compteId}
        and (d.etat in ('recue', 'en-cours') or (d.etat = 'acceptee' and d.appliquee_le is null))
        order by d.id, a.echeance, a.demande_le, a.id) premieres
      order by echeance, demande limit ${NOMMEES}) une)`

export type AttendueRow = {
  demande: string
  acte: ActeGestion
  data: string | null
  creeLe: string
  attente: string
  nature: NatureAttente
  piece: string
  motif: MotifAttente | null
  echeance: string
}

/** First names of an insurer's people, by their id. */
export const findPrenoms = (db: Executor, clientCode: string, ids: readonly string[]) =>
  db
    .select({ id: personne.id, prenom: personne.prenom })
    .from(personne)
    .where(and(eq(personne.clientCode, clientCode), inArray(personne.id, [...ids])))

/** What was refused after that day, unless the same was asked for again. */
const refuseesDe = (compteId: string, depuis: Date) =>
  sql<{ id: string; acte: ActeGestion }[]>`(
    select coalesce(json_agg(json_build_object('id', r.id, 'acte', r.acte)
      order by r.decidee_le desc), '[]'::json)
    from ${demande} r
    where r.compte_id = ${compteId} and r.etat = 'refusee'
    and r.decidee_le > ${depuis.toISOString()}::timestamptz
    and not exists (
      select 1 from ${demande} plus
      where plus.compte_id = r.compte_id and plus.acte = r.acte
      and plus.numero_contrat is not distinct from r.numero_contrat
      and plus.cree_le > r.cree_le and plus.etat <> 'annulee'))`

/** One account's own, newest first, and how many there are of each kind: one round trip. */
export async function listOfCompte(
  db: Executor,
  {
    compteId,
    refuseesDepuis,
    enCours,
    acte,
    actes,
    repere,
    taille,
  }: {
    compteId: string
    refuseesDepuis: Date
    enCours: boolean
    acte: ActeGestion | undefined
    /** The only ones that are shown; null: all. */
    actes: readonly ActeGestion[] | null
    repere: Repere | null
    taille: number
  },
) {
  const shown = and(
    eq(demande.compteId, compteId),
    isNull(demande.jointeA),
    actes === null ? undefined : inArray(demande.acte, [...actes]),
  )
  const isHere = enCours ? isEnCours : sql`not ${isEnCours}`
  const page = db
    .select(ligne)
    .from(demande)
    .leftJoin(contrat, ofContrat)
    .where(and(shown, acte && eq(demande.acte, acte), isHere, apres(repere)))
    .orderBy(desc(demande.creeLe), desc(demande.id))
    .limit(taille)
    .as('page')
  const nombres = db
    .select({
      enCours: sql<number>`count(*) filter (where ${isEnCours})::int`.as('en_cours'),
      attendent: sql<number>`count(*) filter (where ${isEnCours} and ${attentes} > 0)::int`.as(
        'attendent',
      ),
      attendues: attenduesDe(compteId).as('attendues'),
      brouillons:
        sql<number>`(select count(*)::int from ${brouillon} b where b.compte_id = ${compteId})`.as(
          'brouillons',
        ),
      refusees: refuseesDe(compteId, refuseesDepuis).as('refusees'),
      total: sql<number>`count(*)::int`.as('total'),
    })
    .from(demande)
    .where(shown)
    .as('nombres')
  const rows = await db
    .select()
    .from(nombres)
    // There is always one row of numbers, whether or not there is a page.
    .leftJoin(page, sql`true`)
    .orderBy(desc(page.creeLe), desc(page.id))
  const { total, ...comptes } = rows[0]?.nombres ?? AUCUNE
  return {
    rows: rows.flatMap((row): LigneDemande[] => (row.page ? [row.page] : [])),
    synthese: { ...comptes, terminees: total - comptes.enCours },
  }
}

/** What an account has under way, the oldest first. */
export const findEnCours = (db: Executor, compteId: string) =>
  db
    .select()
    .from(demande)
    .where(and(eq(demande.compteId, compteId), isEnCours))
    .orderBy(asc(demande.numero))

/** The same, held until the transaction ends. */
export const lockEnCours = (tx: Executor, compteId: string) =>
  findEnCours(tx, compteId).for('update')

/** It is no account's any more: who asked is written on it. */
export const detachDemande = (
  tx: Executor,
  id: string,
  qui: { personneId: string | null; demandeur: string; identiteVerifieeLe: Date },
) =>
  tx
    .update(demande)
    .set({ compteId: null, cleIdempotence: null, ...qui })
    .where(eq(demande.id, id))

/** What an account has asked for by this act and nobody has answered, newest first: part of another statement. */
export const enCoursDe = (compteId: string, acte: ActeGestion) =>
  sql<{ id: string; data: string | null }[]>`(
    select coalesce(json_agg(json_build_object('id', ${demande.id}, 'data', ${demande.data})
      order by ${demande.creeLe} desc), '[]'::json)
    from ${demande}
    where ${and(eq(demande.compteId, compteId), eq(demande.acte, acte), isEnCours)})`

/** The last requests of this act that a clerk decided, to see how long they take. */
export const findDecidees = (
  db: Executor,
  of: { clientCode: string; acte: ActeGestion; depuis: Date; limite: number },
) =>
  db
    .select({ id: demande.id, creeLe: demande.creeLe, decideeLe: demande.decideeLe })
    .from(demande)
    .where(
      and(
        eq(demande.clientCode, of.clientCode),
        eq(demande.acte, of.acte),
        // Spelled as the index is.
        sql`${demande.modeGestion} = 'manuel'`,
        inArray(demande.etat, ['acceptee', 'refusee', 'sans-suite']),
        isNull(demande.jointeA),
        gt(demande.decideeLe, of.depuis),
      ),
    )
    .orderBy(desc(demande.decideeLe))
    .limit(of.limite)

export type AAppliquer = { id: string; numero: number; effetLe: string }

/** Accepted requests of one insurer whose day has come: those of the earliest day first, as they were asked for. */
export const findAAppliquer = (
  db: Executor,
  { clientCode, jour, apres, limite }: Suite<AAppliquer> & { jour: string },
) =>
  db
    .select({
      id: demande.id,
      numero: demande.numero,
      effetLe: sql<string>`${demande.effetLe}::text`,
    })
    .from(demande)
    .where(
      and(
        sql`${demande.etat} = 'acceptee' and ${demande.appliqueeLe} is null`,
        sql`${demande.effetLe} <= ${jour}`,
        eq(demande.clientCode, clientCode),
        apres
          ? sql`(${demande.effetLe}, ${demande.numero}) > (${apres.effetLe}::date, ${apres.numero}::bigint)`
          : undefined,
      ),
    )
    .orderBy(asc(demande.effetLe), asc(demande.numero))
    .limit(limite)

/** What somebody asked for on a contract and that was accepted for a day to come, the nearest first. */
export const findPlanifiees = (
  db: Executor,
  {
    clientCode,
    compteId,
    numeroContrat,
    actes,
  }: CleContrat & {
    compteId: string
    actes: readonly ActeGestion[]
  },
) =>
  db
    .select({
      id: demande.id,
      acte: demande.acte,
      effetLe: sql<string>`${demande.effetLe}`,
      data: demande.data,
      lignes: demande.lignes,
    })
    .from(demande)
    .where(
      and(
        eq(demande.clientCode, clientCode),
        eq(demande.compteId, compteId),
        eq(demande.numeroContrat, numeroContrat),
        inArray(demande.acte, [...actes]),
        eq(demande.etat, 'acceptee'),
        isNull(demande.appliqueeLe),
      ),
    )
    .orderBy(asc(demande.effetLe), asc(demande.numero))

/** All that an account ever asked for, the latest first. */
export const findToutesDemandes = (db: Executor, compteId: string) =>
  db
    .select()
    .from(demande)
    .where(eq(demande.compteId, compteId))
    .orderBy(desc(demande.creeLe), desc(demande.numero))
