import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { type Executor, rowsOf } from '../../platform/db/index.ts'
import { type Change, changed, type Ecriture } from '../ecriture.ts'
import {
  type Cible,
  type Colonne,
  colonnesDe,
  type Etages,
  etage,
  nomTable,
  raw,
} from './cible.repository.ts'
import { voulu } from './classement.repository.ts'

/** Of each staging table, what becomes of its rows: a statement that would find none is not sent. */
export type Presents = ReadonlyMap<Cible, ReadonlySet<string>>

export async function lirePresents(
  db: Executor,
  ici: Etages,
  cibles: readonly Cible[],
): Promise<Presents> {
  const dits = cibles.map(
    (cible, rang) =>
      sql`select distinct ${raw(String(rang))} as rang, sort from ${etage(ici, cible)} where ecrit`,
  )
  const rows = await rowsOf<{ rang: number; sort: string }>(db, sql.join(dits, sql` union all `))
  return new Map(
    cibles.map((cible, ici) => [
      cible,
      new Set(rows.flatMap(({ rang, sort }) => (rang === ici ? [sort] : []))),
    ]),
  )
}

/**
 * Tables that grow from nothing: how their rows are best found changes on the way. By the columns of their indexes, which
 * questions are asked by; all of them are looked at when the table is next cleaned up.
 */
export async function analyserTables(db: Executor, cibles: readonly Cible[]): Promise<void> {
  for (const cible of cibles) {
    const [row] = await rowsOf<{ noms: string }>(
      db,
      sql`select string_agg(distinct quote_ident(a.attname), ', ') as noms from pg_index i
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
        where i.indrelid = ${nomTable(cible)}::regclass`,
    )
    await db.execute(sql`analyze ${raw(nomTable(cible))} (${raw(row?.noms ?? '')})`)
  }
}

/** What one transaction merges: the rows of some contracts, or those of one table between two keys. */
export type Lot = { rang: number; genre: string; debut: string; fin: string }

/** Of how many contracts a lot is; a contract of many rows counts for several. */
const CONTRATS = 500
const LIGNES_PAR_CONTRAT = 20
const CLES = 1000

/** The lots of a run, in their order. */
export const lotsDe = ({ prefixe }: Etages) => raw(`"${prefixe}_lots"`)

export const createLots = (db: Executor, ici: Etages) =>
  db.execute(
    sql`create unlogged table ${lotsDe(ici)} (rang int generated always as identity primary key, genre text not null,
      debut text not null, fin text not null)`,
  )

/** Rows that have no contract: in the order of their keys. `genre` says what is done with them. */
export const ajouterLotsParCle = (db: Executor, ici: Etages, cible: Cible, genre: string) =>
  db.execute(sql`insert into ${lotsDe(ici)} (genre, debut, fin)
    select ${genre}::text, min(cle), max(cle) from (
      select cle::text as cle, (row_number() over (order by cle::text) - 1) / ${raw(String(CLES))} as lot
      from ${etage(ici, cible)} where ecrit) t
    group by lot order by lot`)

/** Rows of contracts: where they are, and in which column their contract is. */
export type ParContrat = { table: SQL; numero: string; parmi: SQL }

/** Those that are to be written of a staging table. */
export const etagees = (ici: Etages, cible: Cible): ParContrat => ({
  table: etage(ici, cible),
  numero: cible.contrat ?? '',
  parmi: raw('where ecrit'),
})

/** Contracts, in their order, with all that comes with them. */
export async function ajouterLotsParContrat(
  db: Executor,
  ici: Etages,
  sources: readonly ParContrat[],
  genre: string,
): Promise<void> {
  const dits = sources.map(
    ({ table, numero, parmi }) =>
      sql`select "${raw(numero)}" as numero, count(*) as lignes from ${table} ${parmi} group by 1`,
  )
  await db.execute(sql`insert into ${lotsDe(ici)} (genre, debut, fin)
    select ${genre}::text, min(numero), max(numero) from (
      select numero, floor((sum(greatest(1, lignes / ${raw(`${LIGNES_PAR_CONTRAT}.0`)})) over (order by numero) - 1)
        / ${raw(String(CONTRATS))}) as lot
      from (select numero, sum(lignes) as lignes from (${sql.join(dits, sql` union all `)}) u group by numero) c) t
    group by lot order by lot`)
  // Few rows of many are written: they are found by their contract.
  for (const { table, numero, parmi } of sources) {
    await db.execute(sql`create index on ${table} ("${raw(numero)}") ${parmi}`)
    await db.execute(sql`analyze ${table} ("${raw(numero)}")`)
  }
}

export const lireLots = (db: Executor, ici: Etages) =>
  rowsOf<Lot>(db, sql`select rang, genre, debut, fin from ${lotsDe(ici)} order by rang`)

/** The row of a staged one. An identifier is enough: it was read among the client's rows. */
const tient = (ici: Etages, cible: Cible) =>
  cible.tient === 't.id = s.id'
    ? raw(cible.tient)
    : sql`t.client_code = ${ici.clientCode} and ${raw(cible.tient)}`

const dansLot = (cible: Cible, { debut, fin }: Lot) =>
  cible.contrat
    ? sql`s.ecrit and s."${raw(cible.contrat)}" between ${debut} and ${fin}`
    : sql`s.ecrit and s.cle::text between ${debut} and ${fin}`

/** Waited for by acts on these contracts; lines of them can come meanwhile (no *key* update). */
export const tenirContrats = (e: Ecriture, ici: Etages, { debut, fin }: Lot) =>
  e.execute(sql`select 1 from contrat where client_code = ${ici.clientCode}
    and numero between ${debut} and ${fin} order by numero for no key update`)

const cleprimaire = (table: PgTable): string => {
  const { primaryKeys, columns } = getTableConfig(table)
  const [composee] = primaryKeys
  const noms = composee ? composee.columns : columns.filter(({ primary }) => primary)
  return noms.map(({ name, keyAsName }) => `"${keyAsName ? snakeCase(name) : name}"`).join(', ')
}
const snakeCase = (nom: string) => nom.replaceAll(/[A-Z]/g, (lettre) => `_${lettre.toLowerCase()}`)

/** Written once all rows are there, for they name each other. */
const ecrites = (cible: Cible): Colonne[] =>
  colonnesDe(cible).donnees.filter(
    ({ prop }) => !cible.refs.some(({ colonne, vers }) => colonne === prop && vers === cible),
  )

export async function supprimer(
  e: Ecriture,
  ici: Etages,
  { cible, sorts }: { cible: Cible; sorts: ReadonlySet<string> | undefined },
  lot: Lot,
): Promise<Change> {
  const { suppression } = cible
  if (!sorts?.has('supprime') && !sorts?.has('disparu')) return changed(e, undefined)
  const s = etage(ici, cible)
  const lesquels = sql`${tient(ici, cible)}
    and s.sort in ('supprime', 'disparu') and ${dansLot(cible, lot)}`
  const t = raw(nomTable(cible))
  if (suppression === 'ligne')
    await e.execute(sql`delete from ${t} t using ${s} s where ${lesquels}`)
  else if (suppression !== 'rien')
    await e.execute(sql`update ${t} t set ${raw(suppression.pose)} = ${ici.maintenant.toISOString()}::timestamptz
      from ${s} s where ${lesquels}`)
  return changed(e, undefined)
}

/** What a lot created or changed of a table, by its identifiers. */
export const idsEcrits = (ici: Etages, cible: Cible, lot: Lot): SQL =>
  sql`select ${raw(cible.id ? 's.id' : 's.cle')} from ${etage(ici, cible)} s
    where s.sort in ('cree', 'change') and ${dansLot(cible, lot)}`

/** The staged rows of a lot become rows of the table. */
export async function fusionner(
  e: Ecriture,
  ici: Etages,
  { cible, sorts }: { cible: Cible; sorts: ReadonlySet<string> | undefined },
  lot: Lot,
): Promise<Change> {
  const { cles } = colonnesDe(cible)
  const donnees = ecrites(cible)
  const t = raw(nomTable(cible))
  const s = etage(ici, cible)
  const id =
    cible.id && !('id' in cible.fixes) && (cible.id.tire || cible.id.type === 'uuid')
      ? [['id', 's.id']]
      : []
  const neuves: [string, string | SQL][] = [
    ['client_code', sql`${ici.clientCode}`],
    ...(id as [string, string][]),
    ...cles.map(({ nom }): [string, string] => [nom, `s."${nom}"`]),
    ...Object.entries(cible.fixes),
    ...donnees.map(({ nom, defaut }): [string, string] => [
      nom,
      defaut === null ? `s."${nom}"` : `coalesce(s."${nom}", ${defaut})`,
    ]),
  ]
  const remise = [
    ...donnees.map(({ nom }) => `"${nom}" = excluded."${nom}"`),
    ...Object.keys(cible.fixes).map((nom) => `"${nom}" = excluded."${nom}"`),
    ...(typeof cible.suppression === 'object' ? [`${cible.suppression.pose} = null`] : []),
  ]
  if (sorts?.has('cree'))
    await e.execute(sql`insert into ${t} (${raw(neuves.map(([nom]) => `"${nom}"`).join(', '))})
    select ${sql.join(
      neuves.map(([, dit]) => (typeof dit === 'string' ? raw(dit) : dit)),
      sql`, `,
    )}
    from ${s} s where s.sort = 'cree' and ${dansLot(cible, lot)}
    on conflict (${raw(cleprimaire(cible.table))}) do update set ${raw(remise.join(', '))}`)
  const sets = [
    ...donnees.map((colonne) => `"${colonne.nom}" = ${voulu(colonne)}`),
    ...Object.entries(cible.fixes).map(([nom, dit]) => `"${nom}" = ${dit}`),
  ]
  if (sets.length > 0 && sorts?.has('change'))
    await e.execute(sql`update ${t} t set ${raw(sets.join(', '))}
      from ${s} s where ${tient(ici, cible)}
        and s.sort = 'change' and ${dansLot(cible, lot)}`)
  return changed(e, undefined)
}

/** Once all of them are there: what rows of a table call each other by. */
export async function relier(e: Ecriture, ici: Etages, cible: Cible, lot: Lot): Promise<Change> {
  const liens = colonnesDe(cible).donnees.filter((colonne) => !ecrites(cible).includes(colonne))
  for (const colonne of liens)
    await e.execute(sql`update ${raw(nomTable(cible))} t set "${raw(colonne.nom)}" = ${raw(voulu(colonne))}
      from ${etage(ici, cible)} s where ${tient(ici, cible)}
        and s.sort in ('cree', 'change') and ${dansLot(cible, lot)}
        and t."${raw(colonne.nom)}" is distinct from ${raw(voulu(colonne))}`)
  return changed(e, undefined)
}
