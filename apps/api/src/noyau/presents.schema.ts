import { ANNEES_CONSERVATION } from '@espace-adherent/domain'
import { isNull, type SQL, sql } from 'drizzle-orm'
import { pgView } from 'drizzle-orm/pg-core'
import { assure, contrat } from './contrats.schema.ts'

// The database's own (0088): what withdraws marks `assure` too, so that its readers ask nothing of other tables.

const contratPresent = pgView('contrat_present').as((q) =>
  q.select().from(contrat).where(isNull(contrat.retireLe)),
)

const assurePresent = pgView('assure_present').as((q) =>
  q.select().from(assure).where(isNull(assure.retireLe)),
)

/** In one object, so that the generator of migrations, which names columns otherwise, makes no view of them. */
export const presents = { contrat: contratPresent, assure: assurePresent }

/** As `isConsultable` has it: a contract that ended long ago opens nothing any more. */
export const isContratConsultable = (
  jour: SQL,
) => sql`(${contratPresent.etat} <> 'resilie' or ${contratPresent.dateFin} is null
  or ${contratPresent.dateFin} + make_interval(years => ${sql.raw(String(ANNEES_CONSERVATION))}) >= ${jour}::date)`
