import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Change, changed, type Ecriture } from '../../noyau/index.ts'
import { compte } from '../../noyau/lu.ts'
import { type Executor, holdName } from '../../platform/db/index.ts'
import { absence, demande } from './demandes.schema.ts'
import { isOuverte } from './listes.repository.ts'

const remplacant = alias(compte, 'remplacant')

/** Whoever is away on that day or after. */
export const listAbsences = (db: Executor, clientCode: string, jour: string) =>
  db
    .select({
      compteId: absence.compteId,
      nom: sql<string>`${compte.prenom} || ' ' || ${compte.nom}`.as('nom_absent'),
      jusquAu: absence.jusquAu,
      remplacantId: absence.remplacantId,
      remplacant: sql<string | null>`${remplacant.prenom} || ' ' || ${remplacant.nom}`.as(
        'nom_remplacant',
      ),
      demandes: sql<number>`(select count(*)::int from ${demande} d
        where d.gestionnaire_id = ${absence.compteId} and d.etat in ('recue', 'en-cours'))`.as(
        'demandes',
      ),
    })
    .from(absence)
    .innerJoin(compte, eq(compte.id, absence.compteId))
    .leftJoin(remplacant, eq(remplacant.id, absence.remplacantId))
    .where(and(eq(compte.clientCode, clientCode), gte(absence.jusquAu, jour)))
    .orderBy(asc(compte.nom), asc(compte.id))

/** As it stands, held by its name: there may be no row to hold. */
export async function holdAbsence(e: Ecriture, compteId: string) {
  await holdName(e, `absence ${compteId}`)
  const { jusquAu, remplacantId } = absence
  const [found] = await e
    .select({ jusquAu, remplacantId })
    .from(absence)
    .where(eq(absence.compteId, compteId))
  return found ?? null
}

export async function saveAbsence(
  e: Ecriture,
  values: typeof absence.$inferInsert,
): Promise<Change> {
  await e
    .insert(absence)
    .values(values)
    .onConflictDoUpdate({
      target: absence.compteId,
      set: { jusquAu: values.jusquAu, remplacantId: values.remplacantId ?? null },
    })
  return changed(e, undefined)
}

export async function deleteAbsence(e: Ecriture, compteId: string): Promise<Change> {
  await e.delete(absence).where(eq(absence.compteId, compteId))
  return changed(e, undefined)
}

export const deleteAbsencesBefore = (db: Executor, jour: string) =>
  db.delete(absence).where(lt(absence.jusquAu, jour))

/** What somebody has to treat, each as it stands. */
export const findChez = (db: Executor, clientCode: string, gestionnaireId: string) =>
  db
    .select({ id: demande.id, revision: demande.revision })
    .from(demande)
    .where(
      and(
        eq(demande.clientCode, clientCode),
        eq(demande.gestionnaireId, gestionnaireId),
        isOuverte,
      ),
    )
    .orderBy(asc(demande.echeance), asc(demande.id))

type Jour = { clientCode: string; compteId: string; jour: string; limite: number }

/** What somebody did that day in Paris, and what they still have: one statement. */
export async function countJournee(db: Executor, { clientCode, compteId, jour, limite }: Jour) {
  const { rows } = (await db.execute(sql`
    with faits as (
      select e.demande_id, e.geste, e.le, (
        select max(p.le) from demande_evenement p
        where p.demande_id = e.demande_id and p.geste in ('prendre', 'confier') and p.le <= e.le
      ) as prise
      from demande_evenement e
      where e.auteur_id = ${compteId}::uuid and e.le >= (${jour}::timestamp at time zone 'Europe/Paris')
        and e.geste in ('accepter', 'refuser', 'clore', 'conclure', 'demander')
    ), miennes as (
      select pause_depuis, echeance from demande
      where client_code = ${clientCode} and gestionnaire_id = ${compteId}::uuid
        and etat in ('recue', 'en-cours')
      limit ${limite}
    )
    select
      (select count(distinct demande_id)::int from faits where geste <> 'demander') as "traitees",
      (select count(distinct demande_id)::int from faits where geste = 'demander') as "demandees",
      (select count(*)::int from miennes) as "chezMoi",
      (select count(*)::int from miennes
        where pause_depuis is null and echeance <= ${jour}::date) as "pourAujourdhui",
      (select round(percentile_cont(0.5) within group (order by extract(epoch from le - prise) / 60))::int
        from faits where geste <> 'demander' and prise is not null) as "minutesMedianes"`)) as unknown as {
    rows: {
      traitees: number
      demandees: number
      chezMoi: number
      pourAujourdhui: number
      minutesMedianes: number | null
    }[]
  }
  const [counted] = rows
  if (!counted) throw new Error('The day was not counted')
  return counted
}
