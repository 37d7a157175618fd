import { and, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { carteTp } from './carte-tp.schema.ts'
import { compte } from './comptes.schema.ts'
import { comptePersonnel } from './comptes-beneficiaires.schema.ts'
import { ancienAssure, ancienNiveau, assure, contrat, personne } from './contrats.schema.ts'
import { cotisation, mandat } from './cotisations.schema.ts'
import { type Change, changed, type Ecriture } from './ecriture.ts'
import { gardeImport } from './gardes.schema.ts'
import { optionContrat } from './options.schema.ts'

/** What an owner deletes of one insurer once its time has come, by keys; and from which of its tables. */
export type Purge<T = unknown> = {
  (e: Ecriture, clientCode: string, cles: readonly string[]): Promise<Change<T>>
  readonly tables: readonly SQLWrapper[]
}

type Supprime<T> = (e: Ecriture, clientCode: string, cles: readonly string[]) => Promise<T>

export const purgeOf = <T>(tables: readonly SQLWrapper[], supprime: Supprime<T>): Purge<T> =>
  Object.assign(
    async (e: Ecriture, clientCode: string, cles: readonly string[]) =>
      changed(e, await supprime(e, clientCode, cles)),
    { tables },
  )

type DuContrat = PgTable & { clientCode: AnyPgColumn; numeroContrat: AnyPgColumn }

const deContrats =
  (tables: readonly DuContrat[]): Supprime<void> =>
  async (e, clientCode, numeros) => {
    for (const table of tables)
      await e
        .delete(table)
        .where(and(eq(table.clientCode, clientCode), inArray(table.numeroContrat, [...numeros])))
  }

/** All that these tables hold of some contracts, in their order. */
export const purgeParContrat = (...tables: readonly DuContrat[]): Purge =>
  purgeOf(tables, deContrats(tables))

/** Some rows of a table. */
export const purgeParId = (table: PgTable & { clientCode: AnyPgColumn; id: AnyPgColumn }): Purge =>
  purgeOf([table], (e, clientCode, ids) =>
    e.delete(table).where(and(eq(table.clientCode, clientCode), inArray(table.id, [...ids]))),
  )

export const purgeCotisations = purgeParContrat(cotisation, mandat)

const restes = [
  gardeImport,
  comptePersonnel,
  optionContrat,
  carteTp,
  ancienNiveau,
  ancienAssure,
  assure,
]

/** Contracts of which others hold nothing any more; whom they covered. */
export const purgeContrats = purgeOf([...restes, contrat], async (e, clientCode, numeros) => {
  const deCeux = (table: typeof assure | typeof ancienAssure) =>
    and(eq(table.clientCode, clientCode), inArray(table.numeroContrat, [...numeros]))
  const couverts = await e
    .select({ id: assure.personneId })
    .from(assure)
    .where(deCeux(assure))
    .union(e.select({ id: ancienAssure.personneId }).from(ancienAssure).where(deCeux(ancienAssure)))
  await deContrats(restes)(e, clientCode, numeros)
  await e
    .delete(contrat)
    .where(and(eq(contrat.clientCode, clientCode), inArray(contrat.numero, [...numeros])))
  return couverts.map(({ id }) => id)
})

/** Accounts, with all that is personal in them; whose they were. */
export const purgeComptes = purgeOf([compte], async (e, clientCode, ids) => {
  const gone = await e
    .delete(compte)
    .where(and(eq(compte.clientCode, clientCode), inArray(compte.id, [...ids])))
    .returning({ personneId: compte.personneId })
  return gone.flatMap(({ personneId }) => personneId ?? [])
})

/** Whether the core, or somebody else, still speaks of this person (`p`). */
export function isPersonneCitee(isCiteeAilleurs: (personneId: SQL) => SQL): SQL {
  const cite = (table: SQLWrapper, colonne: string) =>
    sql`exists (select 1 from ${table} t where t.${sql.identifier(colonne)} = p.id)`
  const parts = [
    ...[assure, ancienAssure, compte].map((table) => cite(table, 'personne_id')),
    cite(personne, 'rattache_a'),
    isCiteeAilleurs(sql`p.id`),
  ]
  return sql`(${sql.join(parts, sql` or `)})`
}

/** Of these people, the ones that neither the core nor anybody else speaks of any more. */
export async function purgePersonnes(
  e: Ecriture,
  ids: readonly string[],
  isCiteeAilleurs: (personneId: SQL) => SQL,
): Promise<Change | null> {
  if (ids.length === 0) return null
  await e.execute(sql`delete from ${personne} where id in (select p.id from ${personne} p
    where p.id = any(${sql.param([...ids])}::uuid[]) and not ${isPersonneCitee(isCiteeAilleurs)})`)
  return changed(e, undefined)
}
