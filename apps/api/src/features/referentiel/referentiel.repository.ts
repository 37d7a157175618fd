import type { CodeLibelle } from '@espace-adherent/contract'
import { and, asc, count, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { type Executor, prepared } from '../../platform/db/index.ts'
import { client } from '../portail/lu.ts'
import { referentiel, referentielClient } from './referentiel.schema.ts'

type Lue = typeof referentiel | typeof referentielClient
type Valeur = SQL | AnyPgColumn | ReturnType<typeof sql.placeholder> | string

/**
 * What one insurer sees of some rows: its own words in place of the common ones, what it has added, and what it has
 * withdrawn. It bears the name of the table of its words, whose columns it has.
 */
const vuesDe = (clientCode: Valeur, choisies: (t: Lue) => SQL | undefined): SQL => sql`(
  select ${clientCode}::text as client_code, nom_table, code,
    coalesce(c.libelle, r.libelle) as libelle, coalesce(c.ordre, r.ordre) as ordre,
    coalesce(c.is_retire, false) as is_retire, coalesce(c.origine, 'commune') as origine,
    coalesce(c.revision, r.revision) as revision,
    case when c.revision is null then r.modifie_le else c.modifie_le end as modifie_le
  from (select * from ${referentiel} where ${choisies(referentiel)}) r
  full join (select * from ${referentielClient} where ${and(
    sql`${referentielClient.clientCode} = ${clientCode}`,
    choisies(referentielClient),
  )}) c using (nom_table, code)
) as ${referentielClient}`

/** Its columns, by name: what is read is no table that the builder knows. */
const vue = {
  table: sql<string>`${referentielClient.nomTable}`,
  code: sql<string>`${referentielClient.code}`,
  libelle: sql<string>`${referentielClient.libelle}`,
  isRetire: sql<boolean>`${referentielClient.isRetire}`,
}

const deTable = (table: Valeur) => (t: Lue) => sql`${t.nomTable} = ${table}`

const lignesDeTable = prepared((db) =>
  db
    .select({ code: vue.code, libelle: vue.libelle })
    .from(vuesDe(sql.placeholder('clientCode'), deTable(sql.placeholder('table'))))
    .where(not(referentielClient.isRetire))
    .orderBy(asc(referentielClient.ordre), asc(referentielClient.code))
    .prepare('lignes_de_table'),
)

/** What an insurer offers of a table, in its words and its order. */
export const findLignes = (
  db: Executor,
  clientCode: string,
  table: string,
): Promise<CodeLibelle[]> => lignesDeTable(db).execute({ clientCode, table })

/** All the codes that data may hold, withdrawn ones too. */
export async function findCodes(db: Executor, clientCode: string, table: string) {
  const lignes = await db.select({ code: vue.code }).from(vuesDe(clientCode, deTable(table)))
  return new Set(lignes.map(({ code }) => code))
}

type Code = { table: string; code: string }

/** What the codes of several tables stand for at an insurer; withdrawn ones too, for data may hold them. */
export async function findLibelles(db: Executor, clientCode: string, codes: readonly Code[]) {
  const isUne = (t: Lue) =>
    or(...codes.map(({ table, code }) => and(eq(t.nomTable, table), eq(t.code, code))))
  const lignes = codes.length > 0 ? await db.select(vue).from(vuesDe(clientCode, isUne)) : []
  const ligneDe = (table: string, code: string) =>
    lignes.find((ligne) => ligne.table === table && ligne.code === code)
  return {
    /** Null: such a code is not of that table. */
    libelleDe: (table: string, code: string) => ligneDe(table, code)?.libelle ?? null,
    /** May still be chosen. */
    isProposee: (table: string, code: string) => ligneDe(table, code)?.isRetire === false,
  }
}

/** What one code stands for: among the rows that are offered, or else among those that are withdrawn. */
export const findLibelle = async (
  db: Executor,
  clientCode: string,
  { table, code }: Code,
  offertes: readonly CodeLibelle[],
): Promise<string | null> =>
  offertes.find((ligne) => ligne.code === code)?.libelle ??
  (await findLibelles(db, clientCode, [{ table, code }])).libelleDe(table, code)

/** The label of a code of another table, as its insurer says it: found by two keys, withdrawn or not. */
export const libelleDuCode = (
  table: string,
  code: AnyPgColumn | SQL,
  clientCode: AnyPgColumn | SQL,
) =>
  sql<string | null>`coalesce(
    (select rc.libelle from ${referentielClient} rc
      where rc.client_code = ${clientCode} and rc.nom_table = ${table} and rc.code = ${code}),
    (select rr.libelle from ${referentiel} rr where rr.nom_table = ${table} and rr.code = ${code}))`

type Part = Record<string, string>
const { clientCode, nomTable, code } = referentielClient

/** How an insurer's words stand over the common rows, for the engine that keeps tables. */
export const enCommun = {
  lecture: (part: Part) => vuesDe(part.clientCode ?? '', deTable(part.nomTable ?? '')),
  /** With the revision that was seen: whoever comes second is told so. */
  reprendre: (tx: Executor, part: Part, id: string) =>
    tx.execute(sql`
      insert into ${referentielClient}
        (client_code, nom_table, code, libelle, ordre, origine, revision, modifie_le)
      select ${part.clientCode}, nom_table, code, libelle, ordre, 'reprise', revision, modifie_le
      from ${referentiel} where nom_table = ${part.nomTable} and code = ${id}
      on conflict do nothing`),
  /** As the common row stands, it says nothing: the next change of that row is the insurer's too. */
  rendre: (tx: Executor, part: Part, id: string) =>
    tx.execute(sql`
      delete from ${referentielClient} using ${referentiel} r
      where ${clientCode} = ${part.clientCode} and ${nomTable} = ${part.nomTable} and ${code} = ${id}
        and r.nom_table = ${nomTable} and r.code = ${code} and r.revision = ${referentielClient.revision}
        and r.libelle = ${referentielClient.libelle} and r.ordre = ${referentielClient.ordre}
        and not ${referentielClient.isRetire}`),
}

/** How many rows each table holds; a table without any is not in the answer. */
export async function countLignes(db: Executor): Promise<Map<string, number>> {
  const tables = await db
    .select({ table: referentiel.nomTable, lignes: count() })
    .from(referentiel)
    .groupBy(referentiel.nomTable)
  return new Map(tables.map(({ table, lignes }) => [table, lignes]))
}

type LigneReferentiel = CodeLibelle & { table: string; ordre: number }

/** One parameter for all the rows: a statement with one for each value takes ten times as long. */
export const insertLignes = (db: Executor, rows: readonly LigneReferentiel[]) =>
  db.execute(sql`
    insert into ${referentiel} (nom_table, code, libelle, ordre)
    select "table", code, libelle, ordre
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as t("table" text, code text, libelle text, ordre int)
    on conflict do nothing`)

export const findLignesCommunes = (db: Executor, table: string) =>
  db
    .select({ code: referentiel.code, libelle: referentiel.libelle, ordre: referentiel.ordre })
    .from(referentiel)
    .where(eq(referentiel.nomTable, table))

/** Those that there are become another version; insurers who have said theirs keep it. */
export const saveLignes = (
  tx: Executor,
  table: string,
  rows: readonly Record<string, unknown>[],
  now: Date,
) =>
  tx.execute(sql`
    insert into ${referentiel} (nom_table, code, libelle, ordre, modifie_le)
    select ${table}, code, libelle, ordre, ${now.toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as t(code text, libelle text, ordre int)
    on conflict (nom_table, code) do update set libelle = excluded.libelle, ordre = excluded.ordre,
      revision = ${referentiel}.revision + 1, modifie_le = excluded.modifie_le`)

export const deleteLignes = (tx: Executor, table: string, codes: readonly string[]) =>
  tx
    .delete(referentiel)
    .where(and(eq(referentiel.nomTable, table), inArray(referentiel.code, [...codes])))

export const findClients = async (db: Executor): Promise<string[]> =>
  (await db.select({ code: client.code }).from(client)).map(({ code }) => code)

/** The tables themselves, for what keeps them. */
export { referentiel as lignesCommunes, referentielClient as lignes }
