import {
  type Champ,
  type Champs,
  LIGNES_COMPTEES_MAX,
  type LigneGestion,
} from '@espace-adherent/contract'
import { sansAccents } from '@espace-adherent/domain'
import { and, eq, getTableColumns, is, SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { type Executor, rowsOf } from '../../platform/db/index.ts'
import type { Cherche, Tenu } from './table.repository.ts'

type Lu = Record<string, unknown>

/** The columns of one table, as statements need them. */
function colonnesDe({ gestion, tenue }: Tenu) {
  const columns = getTableColumns(tenue.table) as Record<string, AnyPgColumn>
  const column = (nom: string): AnyPgColumn => {
    const found = columns[nom]
    // Said of each row by the portal: there where rows are read, and nowhere else.
    if (!found && (tenue.origines || tenue.lecture) && nom in gestion.champs)
      return sql`${tenue.table}.${sql.identifier(nom)}` as unknown as AnyPgColumn
    if (!found) throw new Error(`${gestion.key}: no column ${nom}`)
    return found
  }
  return column
}

const bare = (column: AnyPgColumn) => sql.identifier(toSnakeCase(column.name))
const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `)

/** Every part of the table has its own rows, and knows no others. */
function here(tenu: Tenu, part: Record<string, string>): SQL {
  const column = colonnesDe(tenu)
  return and(sql`true`, ...Object.entries(part).map(([nom, v]) => eq(column(nom), v))) as SQL
}

/** Where rows are read: in the table, or in what a part sees of it. */
const lue = ({ tenue }: Tenu, part: Record<string, string>, cherche: Cherche = {}): SQL =>
  tenue.lecture
    ? sql`(${tenue.lecture(part, cherche)}) as ${tenue.table}`
    : (tenue.enCommun?.lecture(part) ?? sql`${tenue.table}`)

/** A row as one JSON value, so that it comes out of a statement whole. */
function ligneSql(tenu: Tenu, isLue = false): SQL {
  const { gestion, tenue } = tenu
  const column = colonnesDe(tenu)
  const columns = getTableColumns(tenue.table)
  const noms = Object.keys(gestion.champs).filter((nom) => isLue || nom in columns)
  const pairs = ['revision', 'modifieLe', ...noms].flatMap((nom) => [
    sql`${nom}::text`,
    sql`${column(nom)}`,
  ])
  return sql`jsonb_build_object('id', ${tenue.cle}::text, ${list(pairs)})`
}

/** Moments come in the zone of the session: they leave in ours. */
function toLigne(champs: Champs, lu: Lu): LigneGestion {
  const ligne: Lu = { ...lu, modifieLe: toInstant(lu.modifieLe) }
  for (const [nom, { genre }] of Object.entries(champs))
    if (genre === 'instant') ligne[nom] = toInstant(lu[nom])
  return ligne as LigneGestion
}

const toInstant = (value: unknown) =>
  value === null || value === undefined ? null : new Date(String(value)).toISOString()

/** What a column takes: dates are typed as text. */
function toParam(column: AnyPgColumn, valeur: unknown): SQL {
  if (is(valeur, SQL)) return valeur
  const value = column.dataType === 'date' && typeof valeur === 'string' ? new Date(valeur) : valeur
  return value === null ? sql`null` : sql`${sql.param(value, column)}`
}

const ACCENTS = 'àâäçéèêëîïôöùûüÿœæ’'
const PLAIN = "aaaceeeeiioouuuyoa'"

/** As people look for words: without regard to case, accents or apostrophes. */
const simple = (column: AnyPgColumn) => sql`translate(lower(${column}::text), ${ACCENTS}, ${PLAIN})`
const simpleTyped = (q: string) => sansAccents(q).toLowerCase().replaceAll('’', "'")

/** What rows are ordered by, and the type of its place. Drafts, which have no date yet, come as the latest. */
function ordre(
  champ: Champ,
  column: AnyPgColumn,
  puis: AnyPgColumn | undefined,
): { by: SQL; type: SQL } {
  switch (champ.genre) {
    case 'nombre':
    case 'montant':
      return { by: sql`coalesce(${column}, -2147483648)::bigint`, type: sql`bigint` }
    case 'booleen':
      return { by: sql`coalesce(${column}, false)::int`, type: sql`int` }
    case 'jour':
      return { by: sql`coalesce(${column}, 'infinity'::date)`, type: sql`date` }
    case 'instant':
      return { by: sql`coalesce(${column}, 'infinity'::timestamptz)`, type: sql`timestamptz` }
    default:
      // Codes are plain already, and their index then gives the order.
      if (champ.genre === 'texte' && champ.motif && column.notNull)
        return { by: sql`${column}`, type: sql`text` }
      return {
        by: puis
          ? sql`coalesce(${simple(column)}, '') || ' ' || coalesce(${simple(puis)}, '')`
          : sql`coalesce(${simple(column)}, '')`,
        type: sql`text`,
      }
  }
}

export type Place = { valeur: string; id: string }
export type Question = {
  part: Record<string, string>
  q?: string | undefined
  id?: string | undefined
  /** A field, and which end comes first. */
  tri: { nom: string; isDescendant: boolean }
  filtres: Readonly<Record<string, unknown>>
  apres: Place | null
  taille: number
}

export async function findPage(db: Executor, tenu: Tenu, question: Question) {
  const { gestion, tenue } = tenu
  const column = colonnesDe(tenu)
  const champ = gestion.champs[question.tri.nom]
  if (!champ) throw new Error(`${gestion.key}: no field ${question.tri.nom}`)
  const { by, type } = ordre(
    champ,
    column(question.tri.nom),
    champ.puis ? column(champ.puis) : undefined,
  )
  const key = sql`${tenue.cle}::text`
  const [direction, beyond] = question.tri.isDescendant ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`]
  const wanted = filtrer(tenu, question)
  const { apres } = question
  const after = apres
    ? sql`(${by}, ${key}) ${beyond} (${apres.valeur}::${type}, ${apres.id}::text)`
    : sql`true`
  const source = lue(tenu, question.part, question)
  const rows = await rowsOf<{ ligne: Lu; place: string; total: number }>(
    db,
    sql`select ${ligneSql(tenu, true)} as ligne, (${by})::text as place,
      (select count(*)::int from (select 1 from ${source} where ${wanted}
        limit ${LIGNES_COMPTEES_MAX + 1}) as comptees) as total
    from ${source} where ${wanted} and ${after}
    order by ${by} ${direction}, ${key} ${direction} limit ${question.taille + 1}`,
  )
  const items = rows.slice(0, question.taille)
  const last = rows.length > question.taille ? items.at(-1) : undefined
  return {
    items: items.map(({ ligne }) => toLigne(gestion.champs, ligne)),
    total: rows[0]?.total ?? 0,
    suite: last ? { valeur: last.place, id: String(last.ligne.id) } : null,
  }
}

function filtrer(tenu: Tenu, { part, q, id, filtres }: Question): SQL {
  const { gestion, tenue } = tenu
  const column = colonnesDe(tenu)
  const conditions = [here(tenu, part)]
  if (id !== undefined) conditions.push(sql`${tenue.cle}::text = ${id}`)
  // Found where rows are read, of a table that is not searched here.
  if (q && gestion.recherche.length > 0)
    conditions.push(
      sql`(${sql.join(
        gestion.recherche.map((nom) => sql`strpos(${simple(column(nom))}, ${simpleTyped(q)}) > 0`),
        sql` or `,
      )})`,
    )
  for (const [nom, champ] of Object.entries(gestion.champs)) {
    if (!champ.isFiltre) continue
    if (champ.genre === 'jour' || champ.genre === 'instant') {
      const day = champ.genre === 'jour' ? sql`${column(nom)}` : jourAParis(column(nom))
      const { [`${nom}Du`]: du, [`${nom}Au`]: au } = filtres
      if (du) conditions.push(sql`${day} >= ${String(du)}::date`)
      if (au) conditions.push(sql`${day} <= ${String(au)}::date`)
    } else if (filtres[nom] !== undefined)
      conditions.push(sql`${column(nom)}::text = ${String(filtres[nom])}`)
  }
  return and(...conditions) as SQL
}

/** People ask for days as they live them. */
const jourAParis = (column: AnyPgColumn) => sql`(${column} at time zone 'Europe/Paris')::date`

type Cle = { part: Record<string, string>; id: string }

export async function findLigne(db: Executor, tenu: Tenu, { part, id }: Cle) {
  const { gestion, tenue } = tenu
  const [found] = await rowsOf<{ ligne: Lu }>(
    db,
    sql`select ${ligneSql(tenu, true)} as ligne from ${lue(tenu, part, { id })}
      where ${here(tenu, part)} and ${tenue.cle}::text = ${id}`,
  )
  return found ? toLigne(gestion.champs, found.ligne) : null
}

/** The same as everybody reads it, whatever is written over it. */
export async function findPublique(db: Executor, tenu: Tenu, { part, id }: Cle) {
  const [found] = await rowsOf<{ ligne: Lu }>(
    db,
    sql`select ${ligneSql(tenu)} as ligne from ${tenu.tenue.table}
      where ${here(tenu, part)} and ${tenu.tenue.cle}::text = ${id}`,
  )
  return found ? toLigne(tenu.gestion.champs, found.ligne) : null
}

/** Null when there is one of that name already. */
export async function insertGestion(
  tx: Executor,
  tenu: Tenu,
  { part, valeurs, now }: Omit<Ecriture, 'id' | 'revision'>,
) {
  const { gestion, tenue } = tenu
  const column = colonnesDe(tenu)
  const values = Object.entries({ ...part, ...valeurs, modifieLe: now.toISOString() })
  const [made] = await rowsOf<{ ligne: Lu }>(
    tx,
    sql`insert into ${tenue.table} (${list(values.map(([nom]) => sql`${bare(column(nom))}`))})
      values (${list(values.map(([nom, v]) => toParam(column(nom), v)))})
      on conflict do nothing returning ${ligneSql(tenu)} as ligne`,
  )
  return made ? toLigne(gestion.champs, made.ligne) : null
}

type Ecriture = Cle & { revision: number; valeurs: Lu; now: Date }

/** Held until the end of the transaction: two who write wait for one another. */
export const holdLigne = (tx: Executor, tenu: Tenu, { part, id }: Cle) =>
  tx.execute(sql`select 1 from ${tenu.tenue.table}
    where ${here(tenu, part)} and ${tenu.tenue.cle}::text = ${id} for update`)

/** Columns of a row that is held, whoever reads them. */
export async function setColumns(tx: Executor, tenu: Tenu, { part, id }: Cle, set: Lu) {
  const { table, cle } = tenu.tenue
  const column = colonnesDe(tenu)
  const sets = Object.entries(set).map(
    ([nom, v]) => sql`${bare(column(nom))} = ${toParam(column(nom), v)}`,
  )
  await tx.execute(sql`update ${table} set ${list(sets)}
    where ${here(tenu, part)} and ${cle}::text = ${id}`)
}

/**
 * One statement: the row as it stands, locked, and what it has become. No `avant`: there is no such
 * row. No `apres`: it is not the version that the write started from, or nothing would change.
 */
export async function updateGestion(
  tx: Executor,
  tenu: Tenu,
  { part, id, revision, valeurs, now }: Ecriture,
) {
  const { gestion, tenue } = tenu
  const { table, cle } = tenue
  const column = colonnesDe(tenu)
  const changed = Object.entries(valeurs)
  const sets = changed.map(([nom, v]) => sql`${bare(column(nom))} = ${toParam(column(nom), v)}`)
  const differs = changed.map(
    ([nom, v]) => sql`${column(nom)} is distinct from ${toParam(column(nom), v)}`,
  )
  const [found] = await rowsOf<{ avant: Lu; apres: Lu | null }>(
    tx,
    sql`with avant as (
      select ${ligneSql(tenu)} as ligne, ${column('revision')} as revision from ${table}
      where ${here(tenu, part)} and ${cle}::text = ${id} for update
    ), ecrit as (
      update ${table} set ${list([
        ...sets,
        sql`${bare(column('revision'))} = avant.revision + 1`,
        sql`${bare(column('modifieLe'))} = ${now.toISOString()}::timestamptz`,
      ])} from avant
      where ${here(tenu, part)} and ${cle}::text = ${id} and avant.revision = ${revision}
        and (${sql.join([sql`false`, ...differs], sql` or `)})
      returning ${ligneSql(tenu)} as ligne
    ) select avant.ligne as avant, ecrit.ligne as apres from avant left join ecrit on true`,
  )
  if (!found) return null
  return {
    avant: toLigne(gestion.champs, found.avant),
    apres: found.apres && toLigne(gestion.champs, found.apres),
  }
}

export async function deleteGestion(
  tx: Executor,
  tenu: Tenu,
  { part, id, revision }: Cle & { revision: number },
) {
  const { gestion, tenue } = tenu
  const { table, cle } = tenue
  const [found] = await rowsOf<{ avant: Lu; isEfface: boolean }>(
    tx,
    sql`with avant as (
      select ${ligneSql(tenu)} as ligne, ${table.revision} as revision from ${table}
      where ${here(tenu, part)} and ${cle}::text = ${id} for update
    ), efface as (
      delete from ${table} using avant
      where ${here(tenu, part)} and ${cle}::text = ${id} and avant.revision = ${revision}
      returning 1
    ) select avant.ligne as avant, exists (select 1 from efface) as "isEfface" from avant`,
  )
  return found ? { avant: toLigne(gestion.champs, found.avant), isEfface: found.isEfface } : null
}

/** Heard by every node once the transaction is done. */
export const announce = (tx: Executor, topic: string) =>
  tx.execute(sql`select pg_notify('invalidation', ${topic})`)
