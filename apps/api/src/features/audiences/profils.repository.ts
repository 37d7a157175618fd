import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/index.ts'

async function rowsOf<T>(db: Executor, statement: SQL): Promise<T[]> {
  const { rows } = (await db.execute(statement)) as unknown as { rows: T[] }
  return rows
}

/**
 * Profiles as they are at this moment: one for each contract that an open account has a part in.
 * `comptes` narrows the accounts, by the alias `c`.
 */
export const profilsActuels = (clientCode: string, comptes: SQL = sql`true`): SQL => sql`(
  select c.id as compte_id, c.client_code, k.numero as numero_contrat, k.nom_offre as offre,
    k.etat as etat_contrat, k.type_contrat, k.date_debut, k.iban is not null as has_rib, a.qualite,
    q.date_naissance, q.code_postal,
    (c.telephone is not null and c.telephone_confirme_le is not null
      and not c.is_telephone_interdit) as has_mobile,
    case when c.is_dematerialise then 'oui' when c.is_dematerialise is null then 'jamais'
      else 'non' end as dematerialisation,
    coalesce(r.service, '{email}') as canal_service,
    coalesce(r.information, '{email}') as canal_information,
    coalesce(r.offres, '{}') as canal_offres,
    (c.cree_le at time zone 'Europe/Paris')::date as compte_cree,
    (select (max(x.le) at time zone 'Europe/Paris')::date from connexion x
      where x.compte_id = c.id) as derniere_connexion,
    not exists (select 1 from assure b where b.personne_id = c.personne_id
      and b.client_code = c.client_code and b.numero_contrat <> a.numero_contrat) as is_seul
  from compte c
  join assure a on a.personne_id = c.personne_id and a.client_code = c.client_code
  join contrat k on k.client_code = a.client_code and k.numero = a.numero_contrat
  join personne q on q.id = c.personne_id
  left join preference r on r.compte_id = c.id
  where c.client_code = ${clientCode} and c.is_actif and c.verrouille_le is null and ${comptes}
)`

/** What was gathered a few minutes ago. */
export const profilsReleves = (clientCode: string, comptes: SQL = sql`true`): SQL =>
  sql`(select * from profil_audience where client_code = ${clientCode} and ${comptes})`

const COLONNES = [
  'compte_id',
  'client_code',
  'numero_contrat',
  'offre',
  'etat_contrat',
  'type_contrat',
  'date_debut',
  'has_rib',
  'qualite',
  'date_naissance',
  'code_postal',
  'has_mobile',
  'dematerialisation',
  'canal_service',
  'canal_information',
  'canal_offres',
  'compte_cree',
  'derniere_connexion',
  'is_seul',
]
const noms = (prefixe = '') => sql.raw(COLONNES.map((nom) => `${prefixe}${nom}`).join(', '))

/** The next accounts in the order of their identifiers; the last of them, or none when there are no more. */
export async function findTranche(
  db: Executor,
  clientCode: string,
  { apres, taille }: { apres: string; taille: number },
): Promise<string | null> {
  const [row] = await rowsOf<{ fin: string | null }>(
    db,
    sql`select max(id::text) as fin from (select id from compte where client_code = ${clientCode}
      and id > ${apres}::uuid order by id limit ${taille}) t`,
  )
  return row?.fin ?? null
}

/** Gathers the profiles of the accounts after one, up to another: only what differs is written. */
export async function releveTranche(
  tx: Executor,
  clientCode: string,
  { apres, jusqua }: { apres: string; jusqua: string | null },
): Promise<void> {
  const borne = (colonne: SQL) =>
    jusqua === null
      ? sql`${colonne} > ${apres}::uuid`
      : sql`${colonne} > ${apres}::uuid and ${colonne} <= ${jusqua}::uuid`
  const actuels = profilsActuels(clientCode, borne(sql`c.id`))
  await tx.execute(sql`insert into profil_audience (${noms()})
    select ${noms('p.')} from ${actuels} p
    on conflict (compte_id, numero_contrat) do update set (${noms()}) = row(${noms('excluded.')})
    where (${noms('profil_audience.')}) is distinct from (${noms('excluded.')})`)
  await tx.execute(sql`delete from profil_audience g where g.client_code = ${clientCode}
    and ${borne(sql`g.compte_id`)} and not exists (select 1 from ${actuels} p
      where p.compte_id = g.compte_id and p.numero_contrat = g.numero_contrat)`)
}

export const noteReleve = (tx: Executor, clientCode: string, le: Date) =>
  tx.execute(sql`update profil_releve set le = ${le.toISOString()}::timestamptz
    where client_code = ${clientCode}`)

/** Somebody counts by it. */
export const demandeReleve = (db: Executor, clientCode: string, le: Date) =>
  db.execute(sql`insert into profil_releve (client_code, demande_le)
    values (${clientCode}, ${le.toISOString()}::timestamptz)
    on conflict (client_code) do update set demande_le = excluded.demande_le`)

/** Those asked for since they were last gathered, if that is before. */
export async function findReleveDemandes(db: Executor, before: Date): Promise<string[]> {
  const rows = await rowsOf<{ client_code: string }>(
    db,
    sql`select client_code from profil_releve where le is null
      or (demande_le > le and le < ${before.toISOString()}::timestamptz)`,
  )
  return rows.map((row) => row.client_code)
}

/** Whether there are more accounts than can be asked one by one, and when they were last gathered. */
export async function findReleve(
  db: Executor,
  clientCode: string,
  seuil: number,
): Promise<{ isGrand: boolean; le: Date | null }> {
  const [row] = await rowsOf<{ nombre: number; le: string | null }>(
    db,
    sql`select (select count(*)::int from (select 1 from compte where client_code = ${clientCode}
      limit ${seuil + 1}) t) as nombre, (select le from profil_releve where client_code = ${clientCode}) as le`,
  )
  return { isGrand: (row?.nombre ?? 0) > seuil, le: row?.le ? new Date(row.le) : null }
}
