import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { rowsOf } from '../../platform/db/index.ts'
import { comptePersonnel } from '../comptes-beneficiaires.schema.ts'
import { fusionPersonne, personne } from '../contrats.schema.ts'
import { type Change, changed, type Ecriture } from '../ecriture.ts'
import { type Etages, raw } from './cible.repository.ts'
import type { Reuni } from './fusions.repository.ts'

export type Reunis = readonly Reuni[]

/** `f`: who goes, and who is kept. */
export const pairesDe = (reunis: Reunis): SQL =>
  sql`unnest(${sql.param(reunis.map(({ de }) => de))}::uuid[], ${sql.param(reunis.map(({ vers }) => vers))}::uuid[]) as f(de, vers)`

/** What an owner moves when two people are one, and in which of its tables. */
export type Suivi = {
  (e: Ecriture, reunis: Reunis): Promise<Change>
  readonly tables: readonly string[]
}

type DePersonne = PgTable & { personneId: AnyPgColumn }

/** Rows of these tables are of whoever was kept. `avant`: what stands in the way of it, or is found by it. */
export const suiviDe = (
  tables: readonly DePersonne[],
  avant?: (e: Ecriture, paires: SQL) => Promise<unknown>,
): Suivi =>
  Object.assign(
    async (e: Ecriture, reunis: Reunis) => {
      const paires = pairesDe(reunis)
      await avant?.(e, paires)
      for (const table of tables)
        await e.execute(
          sql`update ${table} t set personne_id = f.vers from ${paires} where t.personne_id = f.de`,
        )
      return changed(e, undefined)
    },
    { tables: tables.map(getTableName) },
  )

export type CompteADeplacer = {
  numeroContrat: string
  de: string
  vers: string
  iban: string | null
}

/** Personal accounts of those who go; one's own that is there already stays. */
export const findComptesADeplacer = (e: Ecriture, reunis: Reunis) =>
  rowsOf<CompteADeplacer>(
    e,
    sql`select k.numero_contrat as "numeroContrat", f.de, f.vers, k.iban from ${comptePersonnel} k
      join ${pairesDe(reunis)} on k.personne_id = f.de order by k.numero_contrat, f.de`,
  )

/** `iban`: sealed again, for whose it is now. */
export async function moveComptePersonnel(
  e: Ecriture,
  { clientCode }: Etages,
  { numeroContrat, de, vers, iban }: CompteADeplacer,
): Promise<Change> {
  const sien = sql`client_code = ${clientCode} and numero_contrat = ${numeroContrat} and personne_id = ${de}`
  await e.execute(sql`insert into ${comptePersonnel} (client_code, numero_contrat, personne_id, titulaire, iban,
      iban_masque, iban_empreinte, bic, depuis, refuse_le)
    select client_code, numero_contrat, ${vers}::uuid, titulaire, ${iban}, iban_masque, iban_empreinte, bic, depuis, refuse_le
    from ${comptePersonnel} where ${sien} on conflict do nothing`)
  await e.execute(sql`delete from ${comptePersonnel} where ${sien}`)
  return changed(e, undefined)
}

/** Who goes is hidden, with nothing left that is theirs; what names them by the source names whoever was kept. */
export async function hideMerged(e: Ecriture, ici: Etages, reunis: Reunis): Promise<Change> {
  const paires = pairesDe(reunis)
  const le = sql`${ici.maintenant.toISOString()}::timestamptz`
  await e.execute(
    sql`update ${fusionPersonne} t set personne_id = f.vers from ${paires} where t.personne_id = f.de`,
  )
  // Nobody is known under their own number by another's.
  await e.execute(
    sql`update ${personne} t set rattache_a = nullif(f.vers, t.id) from ${paires} where t.rattache_a = f.de`,
  )
  await e.execute(sql`update ${personne} t set retire_le = ${le} from ${paires}
    where t.id = f.de and t.retire_le is null`)
  return changed(e, undefined)
}

/** Rows of this run that bear who goes: they were classified before. */
export const renameStaged = (e: Ecriture, etagees: SQL, reunis: Reunis) =>
  e.execute(sql`update ${etagees} s set rattache_a = nullif(f.vers, s.id) from ${pairesDe(reunis)}
    where ${raw('s.rattache_a = f.de')}`)
