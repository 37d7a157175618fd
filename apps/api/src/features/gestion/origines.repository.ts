import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { version } from './gestion.schema.ts'
import type { EnCommun, Part, Tenu } from './table.repository.ts'

/**
 * Rows that come with the portal, under those that a client writes over them: its own have a day, for somebody wrote
 * them. Their revision follows the last one that there was: what was given back is not written over unseen.
 */
export function surOrigines(
  { gestion, tenue: { table, cle } }: Tenu,
  origines: () => readonly Record<string, unknown>[],
): EnCommun {
  const here = (part: Part) =>
    sql.join(
      Object.entries(part).map(
        ([nom, valeur]) => sql`${sql.identifier(toSnakeCase(nom))} = ${valeur}`,
      ),
      sql` and `,
    )
  const calcules = Object.keys(gestion.champs).filter((nom) => !(nom in getTableColumns(table)))
  /** What the portal says of a row, whoever wrote it. */
  const calculees = (): SQL => {
    if (calcules.length === 0) return sql``
    const rows = origines().map((origine) =>
      Object.fromEntries(['id', ...calcules].map((nom) => [nom, origine[nom]])),
    )
    const types = ['id', ...calcules].map((nom) => sql`${sql.identifier(nom)} text`)
    return sql`join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as calculee(${sql.join(types, sql`, `)}) on calculee.id = ${cle}::text`
  }
  const lignes = (part: Part): SQL => {
    const rows = origines().map((origine) =>
      Object.fromEntries(
        Object.entries({ ...part, ...origine }).map(([nom, v]) => [toSnakeCase(nom), v]),
      ),
    )
    return sql`select suite.*
      from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb) as ${table},
        lateral jsonb_populate_record(${table}, jsonb_build_object('revision', coalesce(
          (select max(${version.revision}) from ${version}
            where ${version.clientCode} = ${part.clientCode} and ${version.objet} = ${gestion.objet}
              and ${version.cible} = ${cle}), 1))) as suite`
  }
  return {
    lecture: (part) => sql`(
      select * from (
        select * from ${table} where ${here(part)}
        union all
        select ${table}.* from (${lignes(part)}) as ${table}
        where ${cle} not in (select ${cle} from ${table} where ${here(part)})
      ) as ${table} ${calculees()}
    ) as ${table}`,
    reprendre: (tx, part, id) =>
      tx.execute(sql`insert into ${table}
        select * from (${lignes(part)}) as ${table} where ${cle}::text = ${id} on conflict do nothing`),
    rendre: (tx, part, id) =>
      tx.execute(sql`delete from ${table}
        where ${here(part)} and ${cle}::text = ${id} and modifie_le is null`),
    retrait: () => null,
  }
}
