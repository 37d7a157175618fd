import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Cell, type Executor, rowsOf } from '../../platform/db/index.ts'
import { type Change, changed, type Ecriture, unchanged, write } from '../ecriture.ts'
import {
  type Cible,
  colonnesDe,
  type Etages,
  nomTable,
  raw,
  sequenceDe,
} from './cible.repository.ts'
import { type Lot, lotsDe, type ParContrat } from './fusion.repository.ts'

/**
 * Of a client of whom the base knows nobody, the many rows are not staged and classified: what they name is known before
 * they are read. They wait in tables like those that they are for, whole, and nothing has to be worked out any more.
 */
export const nomPose = ({ prefixe }: Etages, { nom }: Cible) => `${prefixe}_pose_${nom}`
export const pose = (ici: Etages, cible: Cible): SQL => raw(`"${nomPose(ici, cible)}"`)

/** By contract, for lots of them. */
export const poseesDe = (ici: Etages, cible: Cible): ParContrat => ({
  table: pose(ici, cible),
  numero: 'numero_contrat',
  parmi: sql``,
})

/** Of a row that waits: its number here, the key it is found again by, whom and what it names. */
export type Posee = {
  id: number
  cle: string
  valeurs: Readonly<Record<string, unknown>>
  /** What the properties of its references hold. */
  resolues: Readonly<Record<string, Cell>>
}

type Plan = {
  noms: string[]
  lire: (posee: Posee) => Cell[]
}

/** The columns of a table, and how they are read of a row; what is not given is as it is by default. */
export function planPose({ clientCode }: Etages, cible: Cible): Plan {
  const { cles, donnees } = colonnesDe(cible)
  const columns = getTableColumns(cible.table) as Record<string, PgColumn>
  const resolues = new Set(cible.refs.map(({ colonne }) => colonne))
  const hasCle = 'cle' in cible.fixes
  const siennes = [...cles, ...donnees].map(({ prop }) => {
    const parDefaut = (columns[prop]?.notNull ? columns[prop].default : null) as Cell
    return resolues.has(prop)
      ? ({ resolues: r }: Posee) => r[prop] ?? null
      : ({ valeurs }: Posee) => (valeurs[prop] ?? parDefaut ?? null) as Cell
  })
  return {
    noms: [
      'client_code',
      'id',
      ...(hasCle ? ['cle'] : []),
      ...[...cles, ...donnees].map(({ nom }) => nom),
    ],
    lire(posee) {
      const row: Cell[] = [clientCode, posee.id]
      if (hasCle) row.push(posee.cle)
      for (const lit of siennes) row.push(lit(posee))
      return row
    },
  }
}

/** Whether the base holds nobody of the client, and nothing of theirs in these tables. */
export async function isSansPersonne(
  db: Executor,
  { clientCode }: Etages,
  cibles: readonly Cible[],
): Promise<boolean> {
  const tables = ['personne', 'contrat', ...cibles.map(nomTable)]
  const dits = tables.map(
    (table) => sql`not exists (select from ${raw(table)} where client_code = ${clientCode})`,
  )
  const [row] = await rowsOf<{ oui: boolean }>(db, sql`select ${sql.join(dits, sql` and `)} as oui`)
  return row?.oui === true
}

/** `isJournalisee`: it may become the table itself. */
export async function createPose(
  db: Executor,
  ici: Etages,
  cible: Cible,
  isJournalisee: boolean,
): Promise<void> {
  await db.execute(sql`create ${raw(isJournalisee ? '' : 'unlogged')} table ${pose(ici, cible)} (like ${raw(nomTable(cible))}
    including defaults including constraints including generated including storage including compression)`)
}

/**
 * So many numbers that follow each other: the first. One by one they would cost more than the rows. Nobody inserts
 * meanwhile, and who draws numbers without inserting holds the table as if they did.
 */
export const drawIds = (db: Executor, cible: Cible, combien: number): Promise<number> =>
  write(db, null, async (tx) => {
    const suite = await sequenceDe(tx, cible)
    await tx.execute(sql`lock table ${raw(nomTable(cible))} in share row exclusive mode`)
    const [row] = await rowsOf<{ premier: string }>(
      tx,
      sql`select (last_value + case when is_called then 1 else 0 end)::text as premier from ${raw(suite)}`,
    )
    const premier = Number(row?.premier)
    await tx.execute(
      sql`select setval(${suite}::regclass, ${premier + Math.max(1, combien) - 1}::bigint)`,
    )
    return unchanged(tx, premier)
  })

/** Which of these wait so: a run that was cut may have them from before. */
export async function findPoses(
  db: Executor,
  ici: Etages,
  cibles: readonly Cible[],
): Promise<Cible[]> {
  const trouvees: Cible[] = []
  for (const cible of cibles) {
    const nom = nomPose(ici, cible)
    const [row] = await rowsOf<{ la: boolean }>(
      db,
      sql`select to_regclass(${nom}) is not null as la`,
    )
    if (row?.la) trouvees.push(cible)
  }
  return trouvees
}

export async function countPoses(db: Executor, ici: Etages, cible: Cible): Promise<number> {
  const [row] = await rowsOf<{ nombre: number }>(
    db,
    sql`select count(*)::int as nombre from ${pose(ici, cible)}`,
  )
  return row?.nombre ?? 0
}

/** One lot, with all that waits: the tables become the tables. */
export const addLotEchange = (db: Executor, ici: Etages) =>
  db.execute(sql`insert into ${lotsDe(ici)} (genre, debut, fin) values ('echange', '', '')`)

/** The rows of a lot of contracts become rows of the table. */
export async function placeRows(
  e: Ecriture,
  ici: Etages,
  cible: Cible,
  lot: Pick<Lot, 'debut' | 'fin'> | null,
): Promise<Change> {
  const { cles, donnees } = colonnesDe(cible)
  const noms = [
    ...['client_code', 'id', ...('cle' in cible.fixes ? ['cle'] : [])],
    ...[...cles, ...donnees].map(({ nom }) => nom),
  ]
  const colonnes = raw(noms.map((nom) => `"${nom}"`).join(', '))
  const parmi = lot ? sql`where numero_contrat between ${lot.debut} and ${lot.fin}` : sql``
  await e.execute(sql`insert into ${raw(nomTable(cible))} (${colonnes})
    select ${colonnes} from ${pose(ici, cible)} ${parmi}`)
  return changed(e, undefined)
}

/** What was put into a table so, by its identifiers. */
export const idsPoses = (
  ici: Etages,
  cible: Cible,
  lot: Pick<Lot, 'debut' | 'fin'> | null,
): SQL => {
  const parmi = lot ? sql`and t.numero_contrat between ${lot.debut} and ${lot.fin}` : sql``
  return sql`select t.id from ${raw(nomTable(cible))} t where t.client_code = ${ici.clientCode} ${parmi}`
}
