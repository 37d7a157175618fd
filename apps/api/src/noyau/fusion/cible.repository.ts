import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type Executor, rowsOf } from '../../platform/db/index.ts'

/** What a row calls something else by: the source's key, to be resolved into what the table holds. */
export type Reference = {
  /** Column of the staging table, of the type that keys of `vers` have. */
  de: string
  /** Of the record, for the refusal. */
  champ: string
  vers: Cible
  /** Column of the table that holds it; none: it only has to be there. */
  colonne?: string
}

/** Rows that belong to a record of another table: its list replaces the whole list. */
export type Parent = {
  cible: Cible
  /** Which of its lists: a bit of `listes`. */
  bit: number
  /** Where rows (t) of a record (p) are; null: none is missing, for the list is no whole. */
  siens: string | null
}

/**
 * A table that records of the files are merged into, as its owner lends it. Staged rows have its columns, and beside them
 * what the source calls them. Texts are SQL: `t` is the row of the table, `s` the staged one, `r0`, `r1` what its
 * references lead to.
 */
export type Cible = {
  nom: string
  table: PgTable
  cleType: 'text' | 'uuid'
  /** Properties by which a row is told apart, beside the client. */
  cles: readonly string[]
  donnees: readonly string[]
  /** Of these, what is written and not compared: sealed values differ each time. */
  scelles: readonly string[]
  refs: readonly Reference[]
  /** Columns beside keys and data, and what they are of a staged row. */
  fixes: Readonly<Record<string, string>>
  /** How a staged row finds its row. */
  trouve: string
  /** The same, once it is classified. */
  tient: string
  /** Which column the record's key is in. */
  cle: string
  /** Which rows of the table are an import's. */
  importe: string
  /** Column that says of which contract it is; none: it stands in lots of its own, by key. */
  contrat: 'numero' | 'numero_contrat' | null
  /** Its identifier, which staged rows hold too; drawn of the table's sequence for new ones. */
  id: { type: 'uuid' | 'bigint'; tire: boolean } | null
  /** From which day on a complete file speaks. */
  jour: string | null
  /** What a deletion does: nothing, the row goes, or this is set. */
  suppression: 'rien' | 'ligne' | { pose: string; estPosee: string }
  parent: Parent | null
}

export const defineCible = (
  cible: Pick<Cible, 'nom' | 'table' | 'cles' | 'donnees' | 'trouve' | 'cle'> & Partial<Cible>,
): Cible => ({
  cleType: 'text',
  scelles: [],
  refs: [],
  fixes: {},
  tient: cible.trouve,
  importe: 'true',
  contrat: 'numero_contrat',
  id: null,
  jour: null,
  suppression: 'ligne',
  parent: null,
  ...cible,
})

/** As drizzle names columns. */
export const snake = (nom: string) =>
  nom.replaceAll(/[A-Z]/g, (lettre) => `_${lettre.toLowerCase()}`)

/** Of a cible, one column: its name, its type, and what stands where nothing is said. */
export type Colonne = {
  prop: string
  nom: string
  type: string
  defaut: string | null
  bit: number
}

const litteral = (valeur: unknown): string | null => {
  if (typeof valeur === 'boolean' || typeof valeur === 'number') return String(valeur)
  if (typeof valeur === 'string') return `'${valeur}'`
  return Array.isArray(valeur) ? `'${JSON.stringify(valeur)}'` : null
}

const colonneDe = (table: PgTable, prop: string, bit: number): Colonne => {
  const column = (getTableColumns(table) as Record<string, PgColumn>)[prop]
  if (!column) throw new Error(`${getTableName(table)} has no column ${prop}`)
  const defaut = column.notNull ? litteral(column.default) : null
  return { prop, nom: snake(prop), type: column.getSQLType(), defaut, bit }
}

const connues = new WeakMap<Cible, { cles: Colonne[]; donnees: Colonne[] }>()

export function colonnesDe(cible: Cible): { cles: Colonne[]; donnees: Colonne[] } {
  const deja = connues.get(cible)
  if (deja) return deja
  const faites = {
    cles: cible.cles.map((prop) => colonneDe(cible.table, prop, 0)),
    donnees: cible.donnees.map((prop, rang) => colonneDe(cible.table, prop, 2 ** rang)),
  }
  connues.set(cible, faites)
  return faites
}

/** What becomes of a staged row. */
export type Sort = 'cree' | 'change' | 'inchange' | 'supprime' | 'disparu' | 'rejete' | 'garde'

/** Where the staged rows of one run are: all their tables begin with this. */
export type Etages = { prefixe: string; clientCode: string; maintenant: Date }

export const nomEtage = ({ prefixe }: Etages, { nom }: Cible) => `${prefixe}_${nom}`

/** Text of ours, in a statement whose only values are parameters. */
export const raw = sql.raw
export const etage = (ici: Etages, cible: Cible): SQL => raw(`"${nomEtage(ici, cible)}"`)
export const nomTable = (cible: Cible) => getTableName(cible.table)

/** Where the numbers of its rows are drawn. */
export async function sequenceDe(db: Executor, cible: Cible): Promise<string> {
  const [row] = await rowsOf<{ nom: string }>(
    db,
    sql`select pg_get_serial_sequence(${nomTable(cible)}, 'id') as nom`,
  )
  if (!row?.nom) throw new Error(`${nomTable(cible)} draws no numbers`)
  return row.nom
}

/** Columns that every staging table has. */
const COMMUNES = [
  'ligne int',
  'absents int not null default 0',
  'listes int not null default 0',
  "sort text not null default 'inchange'",
  // Whether its own row is to be written; else rows of its lists alone are.
  'ecrit boolean not null default false',
  // Not in the table yet under this key.
  'neuf boolean not null default false',
  // Why it is refused, and for which field; no table has columns of these names.
  'refus text',
  'refus_champ text',
  // What the source calls it, where the key is a hash of that.
  'source text',
]

export function createEtageSql(ici: Etages, cible: Cible): SQL {
  const { cles, donnees } = colonnesDe(cible)
  const deja = new Set(['cle'])
  const siennes = [...cles, ...donnees].flatMap(({ nom, type }) => {
    if (deja.has(nom)) return []
    deja.add(nom)
    return [`"${nom}" ${type}`]
  })
  const refs = cible.refs
    .filter(({ de }) => !deja.has(de))
    .map(({ de, vers }) => `"${de}" ${vers.cleType}`)
  const id = cible.id ? [`id ${cible.id.type}`] : []
  const toutes = [...COMMUNES, `cle ${cible.cleType}`, ...id, ...siennes, ...refs]
  return raw(`create unlogged table "${nomEtage(ici, cible)}" (${toutes.join(', ')})`)
}

/** What statements find staged rows by: how they are best read is told by these alone. */
export const analyserEtage = (db: Executor, ici: Etages, cible: Cible) => {
  const noms = new Set(['cle', 'sort', 'ecrit', ...cible.refs.map(({ de }) => de)])
  if (cible.contrat) noms.add(cible.contrat)
  return db.execute(
    raw(`analyze "${nomEtage(ici, cible)}" (${[...noms].map((nom) => `"${nom}"`).join(', ')})`),
  )
}
