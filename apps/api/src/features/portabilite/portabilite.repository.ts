import { and, asc, eq, isNotNull, lt, ne, sql } from 'drizzle-orm'
import { type CleContrat, estContrat } from '../../noyau/index.ts'
import { assure, contrat, personne } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'
import type { Suite } from '../suite.ts'

const LIMITE = 200

const lues = (db: Executor) =>
  db
    .select({
      numeroContrat: contrat.numero,
      nomOffre: contrat.nomOffre,
      adherent: sql<string>`${personne.prenom} || ' ' || ${personne.nom}`,
      du: sql<string>`${contrat.portabiliteDu}::text`,
      jusquAu: sql<string>`${contrat.portabiliteJusquAu}::text`,
    })
    .from(contrat)
    .innerJoin(
      assure,
      and(
        eq(assure.clientCode, contrat.clientCode),
        eq(assure.numeroContrat, contrat.numero),
        eq(assure.qualite, 'adherent'),
      ),
    )
    .innerJoin(personne, eq(personne.id, assure.personneId))

/** Those that run, the next to end first. */
export const findPortabilites = (db: Executor, clientCode: string) =>
  lues(db)
    .where(
      and(
        eq(contrat.clientCode, clientCode),
        isNotNull(contrat.portabiliteJusquAu),
        ne(contrat.etat, 'resilie'),
      ),
    )
    .orderBy(asc(contrat.portabiliteJusquAu), asc(contrat.numero))
    .limit(LIMITE)

export const findPortabilite = async (db: Executor, cle: CleContrat) =>
  (await lues(db).where(and(estContrat(cle), isNotNull(contrat.portabiliteJusquAu))))[0]

/** Of one insurer, whose last day is before that one; those that end then are not over yet. */
export const findAvant = (
  db: Executor,
  { clientCode, jour, apres, limite }: Suite<CleContrat & { jusquAu: string }> & { jour: string },
) =>
  db
    .select({
      clientCode: contrat.clientCode,
      numeroContrat: contrat.numero,
      nomOffre: contrat.nomOffre,
      jusquAu: sql<string>`${contrat.portabiliteJusquAu}::text`,
    })
    .from(contrat)
    .where(
      and(
        eq(contrat.clientCode, clientCode),
        lt(contrat.portabiliteJusquAu, jour),
        ne(contrat.etat, 'resilie'),
        apres
          ? sql`(${contrat.portabiliteJusquAu}, ${contrat.numero}) > (${apres.jusquAu}::date, ${apres.numeroContrat})`
          : undefined,
      ),
    )
    .orderBy(asc(contrat.portabiliteJusquAu), asc(contrat.numero))
    .limit(limite)
