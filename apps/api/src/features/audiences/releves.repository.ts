import type { BlocAudience, ColonneAudience, NomChampAudience } from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import { type Executor, rowsOf } from '../../platform/db/index.ts'
import { profilsActuels } from './profils.repository.ts'

/** The accounts of a block: gathered within a second, read and asked in a few milliseconds. */
const PAR_BLOC = 10_000
const COMPTES = 'compte_id'

/** Where each field stands; two of them may ask the same of it. */
const colonneDe: Record<NomChampAudience, string> = {
  offre: 'offre',
  etatContrat: 'etat_contrat',
  typeContrat: 'type_contrat',
  dateDebut: 'date_debut',
  anciennete: 'date_debut',
  hasRib: 'has_rib',
  qualite: 'qualite',
  age: 'date_naissance',
  departement: 'code_postal',
  codePostal: 'code_postal',
  hasMobile: 'has_mobile',
  dematerialisation: 'dematerialisation',
  canalService: 'canal_service',
  canalInformation: 'canal_information',
  canalOffres: 'canal_offres',
  compteCree: 'compte_cree',
  derniereConnexion: 'derniere_connexion',
}

/** As text, whatever it is: nothing known and no way are the empty word. */
const motDe = (nom: string) =>
  nom.startsWith('canal_') ? `array_to_string(p.${nom}, ',')` : `coalesce(p.${nom}::text, '')`
const motsDuProfil = sql.raw(
  [COMPTES, ...new Set(Object.values(colonneDe))]
    .map((nom) => `('${nom}', ${motDe(nom)})`)
    .join(', '),
)

/** The next accounts in the order of their identifiers; the last of them, or none when there are no more. */
export async function findFinDeBloc(
  db: Executor,
  clientCode: string,
  apres: string,
): Promise<string | null> {
  const [row] = await rowsOf<{ fin: string | null }>(
    db,
    sql`select max(id::text) as fin from (select id from compte where client_code = ${clientCode}
      and id > ${apres}::uuid order by id limit ${PAR_BLOC}) t`,
  )
  return row?.fin ?? null
}

export type Bloc = { clientCode: string; releve: number; bloc: number }

/** Gathers a block of the accounts after one, up to another; whether anybody is in it. */
export async function saveBloc(
  db: Executor,
  { clientCode, releve, bloc }: Bloc,
  { apres, jusqua }: { apres: string; jusqua: string },
): Promise<boolean> {
  const comptes = sql`c.id > ${apres}::uuid and c.id <= ${jusqua}::uuid`
  const rows = await rowsOf(
    db,
    sql`insert into profil_colonne (client_code, releve, bloc, nom, mots, octets, rangs)
    select ${clientCode}, ${releve}::int, ${bloc}::int, nom,
      json_agg(distinct mot order by mot), max(octets),
      string_agg(substring(int4send(rang::int) from 5 - octets), '' order by ligne)
    from (select *, case when max(rang) over (partition by nom) < 256 then 1
        when max(rang) over (partition by nom) < 65536 then 2 else 4 end as octets
      from (select v.nom, v.mot, p.ligne, dense_rank() over (partition by v.nom order by v.mot) - 1 as rang
        from (select *, row_number() over (order by compte_id, numero_contrat) as ligne
          from ${profilsActuels(clientCode, comptes)} q) p
        cross join lateral (select nom, mot collate "C" as mot from (values ${motsDuProfil}) w (nom, mot)) v
      ) r) o
    group by nom returning nom`,
  )
  return rows.length > 0
}

/** What is not of this gathering is forgotten: of one that was broken off, or of the one before. */
export const deleteAutresReleves = (db: Executor, clientCode: string, numero: number) =>
  db.execute(
    sql`delete from profil_colonne where client_code = ${clientCode} and releve <> ${numero}`,
  )

export const saveReleve = (tx: Executor, clientCode: string, numero: number, le: Date) =>
  tx.execute(sql`update profil_releve set le = ${le.toISOString()}::timestamptz, numero = ${numero}
    where client_code = ${clientCode}`)

/** Somebody counts by it. */
export const demandeReleve = (db: Executor, clientCode: string, le: Date) =>
  db.execute(sql`insert into profil_releve (client_code, demande_le)
    values (${clientCode}, ${le.toISOString()}::timestamptz)
    on conflict (client_code) do update set demande_le = excluded.demande_le`)

/** Those asked for since they were last gathered, if that is before. */
export const findReleveDemandes = (db: Executor, before: Date) =>
  rowsOf<{ clientCode: string; numero: number }>(
    db,
    sql`select client_code as "clientCode", numero from profil_releve where le is null
      or (demande_le > le and le < ${before.toISOString()}::timestamptz)`,
  )

/** What nobody has counted by since is not kept: it names people who may have left. */
export async function deleteRelevesOublies(db: Executor, before: Date): Promise<void> {
  await db.execute(sql`with oublies as (delete from profil_releve
      where demande_le < ${before.toISOString()}::timestamptz returning client_code)
    delete from profil_colonne where client_code in (select client_code from oublies)`)
}

export type Releve = { numero: number; le: Date }

/** Whether there are more accounts than can be asked one by one, and what was last gathered. */
export async function findReleve(
  db: Executor,
  clientCode: string,
  seuil: number,
): Promise<{ isGrand: boolean; releve: Releve | null }> {
  const [row] = await rowsOf<{ nombre: number; le: string | null; numero: number | null }>(
    db,
    sql`select (select count(*)::int from (select 1 from compte where client_code = ${clientCode}
        limit ${seuil + 1}) t) as nombre, r.le, r.numero
      from (values (1)) v left join profil_releve r on r.client_code = ${clientCode}`,
  )
  const { nombre = 0, le = null, numero = null } = row ?? {}
  return {
    isGrand: nombre > seuil,
    releve: le !== null && numero !== null ? { numero, le: new Date(le) } : null,
  }
}

/** As it is written: the first byte is the highest. */
function lireRangs(ecrits: Uint8Array, octets: number): ColonneAudience['rangs'] {
  // A copy of its own: a window on what the driver read may begin anywhere.
  const propre = Buffer.from(new Uint8Array(ecrits).buffer)
  if (octets === 1) return new Uint8Array(propre.buffer)
  if (octets === 2) return new Uint16Array(propre.swap16().buffer)
  return new Uint32Array(propre.swap32().buffer)
}

type ColonneRow = { nom: string; mots: string[] | null; octets: number; rangs: Uint8Array }

/** One block, with the columns that these fields ask; none when there are no more. */
export async function findBloc(
  db: Executor,
  { clientCode, releve, bloc }: Bloc,
  champs: readonly NomChampAudience[],
): Promise<BlocAudience | null> {
  const noms = [COMPTES, ...new Set(champs.map((champ) => colonneDe[champ]))]
  const rows = await rowsOf<ColonneRow>(
    db,
    // Who they are is asked of the few that are shown.
    sql`select nom, case when nom <> ${COMPTES} then mots end as mots, octets, rangs
      from profil_colonne where client_code = ${clientCode} and releve = ${releve}
        and bloc = ${bloc} and nom = any(${sql.param(noms)}::text[])`,
  )
  const colonnes = new Map(
    rows.map(({ nom, mots, octets, rangs }) => [
      nom,
      { mots: mots ?? [], rangs: lireRangs(rangs, octets) },
    ]),
  )
  const comptes = colonnes.get(COMPTES)
  if (!comptes) return null
  return {
    comptes: comptes.rangs,
    champs: Object.fromEntries(champs.map((champ) => [champ, colonnes.get(colonneDe[champ])])),
  }
}

/** Who stands in these places of a block. */
export async function findComptesDuBloc(
  db: Executor,
  { clientCode, releve, bloc }: Bloc,
  places: readonly number[],
): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select mots ->> place as id from profil_colonne, unnest(${sql.param([...places])}::int[]) place
      where client_code = ${clientCode} and releve = ${releve} and bloc = ${bloc} and nom = ${COMPTES}`,
  )
  return rows.map(({ id }) => id)
}

export async function countBlocs(db: Executor, clientCode: string, releve: number) {
  const [row] = await rowsOf<{ nombre: number }>(
    db,
    sql`select count(*)::int as nombre from profil_colonne where client_code = ${clientCode}
      and releve = ${releve} and nom = ${COMPTES}`,
  )
  return row?.nombre ?? 0
}
