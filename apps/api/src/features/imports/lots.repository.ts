import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import {
  type Cible,
  createEtageSql,
  createLots,
  type Etages,
  etage,
  nomTable,
  pose,
  snake,
} from '../../noyau/fusion/index.ts'
import { createGardes } from '../../noyau/gardes/index.ts'
import type { Ecriture } from '../../noyau/index.ts'
import { type Executor, rowsOf } from '../../platform/db/index.ts'
import { client } from '../portail/lu.ts'
import { importLot } from './imports.schema.ts'

export type CleLot = { clientCode: string; source: string; lot: string }

const estLot = ({ clientCode, source, lot }: CleLot) =>
  and(eq(importLot.clientCode, clientCode), eq(importLot.source, source), eq(importLot.lot, lot))

export async function isClient(db: Executor, code: string): Promise<boolean> {
  const [row] = await db.select({ code: client.code }).from(client).where(eq(client.code, code))
  return row !== undefined
}

/** What of a client's settings records are compared with. */
export async function findReglages(db: Executor, code: string) {
  const [row] = await db
    .select({ fonctionnalites: client.fonctionnalites, fournisseur: client.fournisseurExterne })
    .from(client)
    .where(eq(client.code, code))
  if (!row) throw new Error('The client is gone')
  // As accounts keep it.
  const issuer = row.fournisseur?.issuer.replace(/\/$/, '') ?? null
  return { fonctionnalites: row.fonctionnalites, issuer }
}

/** One run at a time for an insurer: held by the connection, and let go with it, however the process ends. */
export async function prendre(db: Executor, clientCode: string): Promise<boolean> {
  const [row] = await rowsOf<{ pris: boolean }>(
    db,
    sql`select pg_try_advisory_lock(hashtextextended(${`import ${clientCode}`}, 0)) as pris`,
  )
  return row?.pris === true
}

export const rendre = (db: Executor, clientCode: string) =>
  db.execute(sql`select pg_advisory_unlock(hashtextextended(${`import ${clientCode}`}, 0))`)

export async function findLot(db: Executor, cle: CleLot) {
  const [row] = await db.select().from(importLot).where(estLot(cle))
  return row
}

/** Whether all of it was done: nothing of it is to be gone on with. */
export const isFait = async (db: Executor, cle: CleLot): Promise<boolean> =>
  (await findLot(db, cle))?.etat === 'fait'

/** The last one that was done: corrections of one are no link of the chain. */
export async function findDernier(db: Executor, { clientCode, source }: CleLot) {
  const [row] = await db
    .select({ lot: importLot.lot })
    .from(importLot)
    .where(
      and(
        eq(importLot.clientCode, clientCode),
        eq(importLot.source, source),
        eq(importLot.etat, 'fait'),
        isNull(importLot.corrige),
      ),
    )
    .orderBy(desc(importLot.finiLe))
    .limit(1)
  return row?.lot ?? null
}

type Nouveau = typeof importLot.$inferInsert

/** It begins, or begins again from the start. */
export const saveLot = (db: Executor, lot: Nouveau) =>
  db
    .insert(importLot)
    .values(lot)
    .onConflictDoUpdate({
      target: [importLot.clientCode, importLot.source, importLot.lot],
      set: {
        rapport: null,
        finiLe: null,
        confirmePar: null,
        faites: 0,
        etapes: 0,
        arret: null,
        ...lot,
      },
    })

/** Another version of the row, for whoever looks at it. */
const suivante = { revision: sql`${importLot.revision} + 1` }

export const changeLot = (db: Executor, cle: CleLot, set: Partial<Nouveau>) =>
  db
    .update(importLot)
    .set({ ...set, ...suivante })
    .where(estLot(cle))

/** In the transaction that merges it: a run that is cut goes on after it. */
export const avancerLot = (e: Ecriture, cle: CleLot, faites: number) =>
  e.update(importLot).set({ faites }).where(estLot(cle))

export async function creerEtages(
  db: Executor,
  ici: Etages,
  cibles: readonly Cible[],
): Promise<void> {
  for (const cible of cibles) await db.execute(createEtageSql(ici, cible))
  await createLots(db, ici)
  await createGardes(db, ici)
}

export async function retirerEtages(db: Executor, prefixe: string): Promise<void> {
  const tables = await rowsOf<{ nom: string }>(
    db,
    sql`select tablename as nom from pg_tables where schemaname = current_schema() and starts_with(tablename, ${`${prefixe}_`})`,
  )
  for (const { nom } of tables) await db.execute(sql.raw(`drop table "${nom}"`))
}

/** Staging tables are emptied by a crash of the database: such a run begins again. */
export async function hasEtages(db: Executor, prefixe: string): Promise<boolean> {
  const nom = `${prefixe}_lots`
  const [la] = await rowsOf<{ la: boolean }>(db, sql`select to_regclass(${nom}) is not null as la`)
  if (!la?.la) return false
  const [row] = await rowsOf<{ pleine: boolean }>(
    db,
    sql.raw(`select exists (select 1 from "${nom}") as pleine`),
  )
  return row?.pleine === true
}

export async function estVide(db: Executor, ici: Etages, cible: Cible): Promise<boolean> {
  const [row] = await rowsOf<{ vide: boolean }>(
    db,
    sql`select not exists (select 1 from ${etage(ici, cible)}) as vide`,
  )
  return row?.vide === true
}

export type Somme = { champ: string; exercice: string; trouve: number }

/** What these columns come to, by year; with what waits to be merged, or as the base has it. */
export async function sommer(
  db: Executor,
  ici: Etages,
  cible: Cible,
  {
    champs,
    date,
    posees,
  }: { champs: readonly string[]; date: string; posees: readonly Cible[] | null },
): Promise<Somme[]> {
  const table = sql.raw(`"${nomTable(cible)}"`)
  const nom = (prop: string) => sql.raw(`"${snake(prop)}"`)
  const colonnes = (alias: 't' | 's') =>
    sql.join(
      [
        sql`extract(year from ${sql.raw(alias)}.${nom(date)})::int as exercice`,
        ...champs.map((c) => sql`${sql.raw(alias)}.${nom(c)}`),
      ],
      sql`, `,
    )
  const s = etage(ici, cible)
  const attend = posees?.includes(cible)
    ? sql` union all select ${colonnes('t')} from ${pose(ici, cible)} t`
    : sql``
  const sans: SQL = posees
    ? sql`and not exists (select 1 from ${s} s where s.ecrit and s.sort <> 'cree' and ${sql.raw(cible.tient)})
      union all select ${colonnes('s')} from ${s} s where s.ecrit and s.sort in ('cree', 'change')${attend}`
    : sql``
  const sommes = sql.join(
    champs.map((c) => sql`sum(${nom(c)})::float8 as ${nom(c)}`),
    sql`, `,
  )
  const rows = await rowsOf<Record<string, number>>(
    db,
    sql`select exercice, ${sommes} from (
      select ${colonnes('t')} from ${table} t where t.client_code = ${ici.clientCode} and ${sql.raw(cible.importe)} ${sans}) u
      group by exercice order by exercice`,
  )
  return rows.flatMap((row) =>
    champs.map((champ) => ({
      champ,
      exercice: String(row.exercice),
      trouve: Number(row[snake(champ)] ?? 0),
    })),
  )
}
