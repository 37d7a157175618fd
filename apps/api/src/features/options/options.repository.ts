import type { ActeGestion, RenfortDetenu } from '@espace-adherent/contract'
import { and, asc, desc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm'
import { type CleContrat, duContrat } from '../../noyau/index.ts'
import { contrat, optionContrat } from '../../noyau/lu.ts'
import { type Executor, prepared } from '../../platform/db/index.ts'
import { demande } from '../demandes/lu.ts'
import { renfort } from './options.schema.ts'

export { renfort }

const { placeholder } = sql

type Question = CleContrat & { jour: string }

/** Held by the contract that day, or from a day to come. */
const isDetenu = and(
  eq(optionContrat.clientCode, contrat.clientCode),
  eq(optionContrat.numeroContrat, contrat.numero),
  eq(optionContrat.codeRenfort, renfort.code),
  or(isNull(optionContrat.dateFin), gte(optionContrat.dateFin, placeholder('jour'))),
)

const duContratLu = and(
  eq(contrat.clientCode, placeholder('clientCode')),
  eq(contrat.numero, placeholder('numeroContrat')),
)

const deSonOffre = and(
  eq(renfort.clientCode, contrat.clientCode),
  eq(renfort.nomOffre, contrat.nomOffre),
)

const detenus = prepared((db) =>
  db
    .select({
      code: renfort.code,
      libelle: renfort.libelle,
      description: renfort.description,
      montantMensuel: optionContrat.montantMensuel,
      dateDebut: optionContrat.dateDebut,
      dateFin: optionContrat.dateFin,
    })
    .from(contrat)
    .innerJoin(renfort, deSonOffre)
    .innerJoin(optionContrat, isDetenu)
    .where(duContratLu)
    .orderBy(asc(renfort.ordre), asc(optionContrat.dateDebut))
    .prepare('renforts_detenus'),
)

/** What the contract holds, each since its day and at its price. */
export const findRenfortsDetenus = (db: Executor, question: Question): Promise<RenfortDetenu[]> =>
  detenus(db).execute(question)

/** Not held. A contract that has ended is offered nothing any more. */
const isPropose = and(
  duContratLu,
  isNull(optionContrat.codeRenfort),
  lte(contrat.dateDebut, placeholder('jour')),
  or(isNull(contrat.dateFin), gte(contrat.dateFin, placeholder('jour'))),
)

/** Requests of one account that were accepted for a day to come; what they ask for is sealed. */
const prevues = sql<{ id: string; data: string | null; effetLe: string }[]>`(
  select coalesce(json_agg(json_build_object('id', d.id, 'data', d.data, 'effetLe', d.effet_le)
    order by d.effet_le, d.numero), '[]'::json)
  from ${demande} d where d.client_code = ${contrat.clientCode} and d.numero_contrat = ${contrat.numero}
    and d.compte_id = ${placeholder('compteId')} and d.acte = ${placeholder('acte')}
    and d.etat = 'acceptee' and d.appliquee_le is null)`

const proposesPrevues = prepared((db) =>
  db
    .select({
      code: renfort.code,
      libelle: renfort.libelle,
      description: renfort.description,
      montantMensuel: renfort.montantMensuel,
      repondA: renfort.repondA,
      prevues,
    })
    .from(contrat)
    .innerJoin(renfort, deSonOffre)
    .leftJoin(optionContrat, isDetenu)
    .where(isPropose)
    .orderBy(asc(renfort.ordre))
    .prepare('renforts_proposes'),
)

/** What exists for the contract's offer and that it does not hold, beside what that account asked for already. */
export const findRenfortsEtPrevues = (
  db: Executor,
  question: Question & { compteId: string | null; acte: ActeGestion | null },
) => proposesPrevues(db).execute(question)

/** The same, whatever was asked for. */
export const findRenfortsProposes = async (db: Executor, question: Question) =>
  (await findRenfortsEtPrevues(db, { ...question, compteId: null, acte: null })).map(
    ({ prevues: _, ...propose }) => propose,
  )

/** Everything that a contract holds, held or will hold, the latest first. */
export const findToutesOptions = (db: Executor, cle: CleContrat) =>
  db
    .select({
      code: optionContrat.codeRenfort,
      dateDebut: optionContrat.dateDebut,
      dateFin: optionContrat.dateFin,
      montantMensuel: optionContrat.montantMensuel,
    })
    .from(optionContrat)
    .where(duContrat(optionContrat, cle))
    .orderBy(desc(optionContrat.dateDebut))
