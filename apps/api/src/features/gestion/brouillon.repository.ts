import { type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { version } from './gestion.schema.ts'
import type { Part, Tenu } from './table.repository.ts'

/**
 * Rows as those who write them see them: the last version over what is public, and where each stands. What nobody has
 * written over is its own first version. What everybody reads stands in the row, and is read without any of this.
 */
export function surPublie({ gestion, tenue: { table, cle, calcules = {} } }: Tenu) {
  const { isProgrammable = false, champs = [], fin } = gestion.versions ?? {}
  const colonne = (nom: string) => sql`${table}.${sql.identifier(nom)}`
  const publiee = sql`case when ${colonne('publie_le')} is null then null
    else coalesce(${colonne('publiee_revision')}, ${colonne('revision')}) end`
  const etat = sql`case
    ${isProgrammable ? sql`when ${colonne('programmee_le')} is not null then 'programme'` : sql``}
    ${fin ? sql`when ${colonne('publie_le')} is null and ${colonne('publiee_revision')} is not null then 'termine'` : sql``}
    when ${colonne('publie_le')} is null then 'brouillon'
    when ${publiee} = ${colonne('revision')} then 'public' else 'modifie' end`
  const ecrits = champs.flatMap((nom) => [
    sql`${toSnakeCase(nom)}::text`,
    sql`${version.valeurs} -> ${nom}::text`,
  ])
  const autres = Object.entries(calcules).map(
    ([nom, valeur]) => sql`, ${valeur} as ${sql.identifier(nom)}`,
  )
  return (part: Part): SQL => sql`
    select brouillon.*, ${etat} as etat ${sql.join(autres, sql``)} from ${table}
    left join ${version} on ${version.clientCode} = ${colonne('client_code')}
      and ${version.objet} = ${gestion.objet} and ${version.cible} = ${cle}::text
      and ${version.revision} = ${colonne('revision')},
    lateral jsonb_populate_record(${table}, jsonb_build_object('publiee_revision', ${publiee})
      || case when ${version.revision} is null then '{}'::jsonb
        else jsonb_build_object(${sql.join(ecrits, sql`, `)}) end) as brouillon
    where ${colonne('client_code')} = ${part.clientCode}`
}
