import type { BlocAudience, MotsAudience, NomChampAudience } from '@espace-adherent/domain'
import { and, eq, inArray, lt, ne, notInArray, sql } from 'drizzle-orm'
import { type Executor, rowsOf } from '../../platform/db/index.ts'
import { profilBloc, profilColonne, profilMots, profilReleve } from './audiences.schema.ts'
import { profilsActuels } from './profils.repository.ts'

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
const colonnes = [...new Set(Object.values(colonneDe))]

/** As text, whatever it is: nothing known and no way are the empty word. */
const motDe = (nom: string) =>
  nom.startsWith('canal_') ? `array_to_string(p.${nom}, ',')` : `coalesce(p.${nom}::text, '')`

/** Accounts after one, up to another. */
export type Tranche = { apres: string; jusqua: string }

/** The next accounts in the order of their identifiers; none when there are no more. */
export async function findTranche(
  db: Executor,
  clientCode: string,
  { apres, taille }: { apres: string; taille: number },
): Promise<Tranche | null> {
  const [row] = await rowsOf<{ fin: string | null }>(
    db,
    sql`select max(id::text) as fin from (select id from compte where client_code = ${clientCode}
      and id > ${apres}::uuid order by id limit ${taille}) t`,
  )
  return row?.fin ? { apres, jusqua: row.fin } : null
}

export const deLaTranche = ({ apres, jusqua }: Tranche) =>
  sql`c.id > ${apres}::uuid and c.id <= ${jusqua}::uuid`

/** What is known of these accounts now: for each of their contracts whose it is, and each thing as a word. */
export async function findProfils(
  db: Executor,
  clientCode: string,
  tranche: Tranche,
): Promise<{ debuts: number[]; colonnes: Map<string, string[]> }> {
  const listes = sql.raw(colonnes.map((nom) => `json_agg(${motDe(nom)}) as ${nom}`).join(', '))
  const [row] = await rowsOf<Record<string, unknown[] | null>>(
    db,
    sql`select json_agg(case when p.compte_id is distinct from p.avant then 1 else 0 end) as debuts, ${listes}
      from (select *, lag(compte_id) over (order by compte_id, numero_contrat) as avant
        from ${profilsActuels(clientCode, deLaTranche(tranche))} q
        order by compte_id, numero_contrat) p`,
  )
  return {
    debuts: (row?.debuts ?? []) as number[],
    colonnes: new Map(colonnes.map((nom) => [nom, (row?.[nom] ?? []) as string[]])),
  }
}

export type Bloc = { clientCode: string; releve: number; bloc: number }

export async function saveBloc(
  tx: Executor,
  ici: Bloc,
  { tranche, debuts, rangs }: { tranche: Tranche; debuts: Uint8Array; rangs: Map<string, Rangs> },
): Promise<void> {
  await tx.insert(profilBloc).values({ ...ici, ...tranche, debuts })
  await tx.insert(profilColonne).values(
    [...rangs].map(([nom, un]) => ({
      ...ici,
      nom,
      octets: un.BYTES_PER_ELEMENT,
      rangs: new Uint8Array(un.buffer),
    })),
  )
}

/**
 * All of it is there: it is read from now on. Not what another node has meanwhile swept away, in
 * part, as broken off: the row that says what is read is held, and then the blocks are counted.
 */
export async function saveReleve(
  tx: Executor,
  {
    clientCode,
    releve,
    le,
    blocs,
  }: { clientCode: string; releve: number; le: Date; blocs: number },
  mots: Map<string, string[]>,
): Promise<void> {
  await tx
    .update(profilReleve)
    .set({ le, numero: releve })
    .where(eq(profilReleve.clientCode, clientCode))
  const restants = await countBlocs(tx, clientCode, releve)
  if (restants !== blocs) throw new Error(`${restants} blocks are left of ${blocs}`)
  if (mots.size === 0) return
  await tx
    .insert(profilMots)
    .values([...mots].map(([nom, un]) => ({ clientCode, releve, nom, mots: un })))
}

const tables = [profilBloc, profilColonne, profilMots]

/** Forgets what is not of the gathering that is read: of one that was broken off, or of the one before. */
export async function deleteAutresReleves(tx: Executor, clientCode: string): Promise<void> {
  const [lu] = await tx
    .select({ numero: profilReleve.numero })
    .from(profilReleve)
    .where(eq(profilReleve.clientCode, clientCode))
    .for('update')
  if (!lu) return
  for (const table of tables)
    await tx.delete(table).where(and(eq(table.clientCode, clientCode), ne(table.releve, lu.numero)))
}

/** What nobody has counted by since is not kept: it is about people who may have left. */
export async function deleteRelevesOublies(tx: Executor, before: Date): Promise<void> {
  await tx.delete(profilReleve).where(lt(profilReleve.demandeLe, before))
  const demandes = tx.select({ clientCode: profilReleve.clientCode }).from(profilReleve)
  for (const table of tables) await tx.delete(table).where(notInArray(table.clientCode, demandes))
}

/** Somebody counts by it. */
export const demandeReleve = (db: Executor, clientCode: string, le: Date) =>
  db
    .insert(profilReleve)
    .values({ clientCode, demandeLe: le })
    .onConflictDoUpdate({ target: profilReleve.clientCode, set: { demandeLe: le } })

/** Those asked for since they were last gathered, if that is before. */
export async function findReleveDemandes(db: Executor, before: Date): Promise<string[]> {
  const rows = await db
    .select({ clientCode: profilReleve.clientCode })
    .from(profilReleve)
    .where(
      sql`${profilReleve.le} is null or (${profilReleve.demandeLe} > ${profilReleve.le}
        and ${lt(profilReleve.le, before)})`,
    )
    // None is always first: one whose members take all of the time that there is keeps no other waiting for ever.
    .orderBy(sql`random()`)
  return rows.map(({ clientCode }) => clientCode)
}

/** Members are others than those who were gathered: they are gathered again within the minute, if anybody counts by them. */
export const perimerReleve = (
  tx: Executor,
  clientCode: string,
  { now, before }: { now: Date; before: Date },
) =>
  tx
    .update(profilReleve)
    .set({
      demandeLe: now,
      le: sql`least(${profilReleve.le}, ${before.toISOString()}::timestamptz)`,
    })
    .where(eq(profilReleve.clientCode, clientCode))

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

/** The words of these fields. */
export async function findMots(
  db: Executor,
  { clientCode, releve }: Omit<Bloc, 'bloc'>,
  champs: readonly NomChampAudience[],
): Promise<MotsAudience> {
  const rows = await db
    .select({ nom: profilMots.nom, mots: profilMots.mots })
    .from(profilMots)
    .where(
      and(
        eq(profilMots.clientCode, clientCode),
        eq(profilMots.releve, releve),
        inArray(profilMots.nom, nomsDe(champs)),
      ),
    )
  const parNom = new Map(rows.map(({ nom, mots }) => [nom, mots]))
  return Object.fromEntries(champs.map((champ) => [champ, parNom.get(colonneDe[champ]) ?? []]))
}

const nomsDe = (champs: readonly NomChampAudience[]) => [
  ...new Set(champs.map((champ) => colonneDe[champ])),
]

export type Rangs = Uint8Array | Uint16Array | Uint32Array

/** All in one kind of list, which is what makes going through them fast. */
function lireRangs(ecrits: Uint8Array, octets: number): Uint32Array {
  // A copy of its own: a window on what the driver read may begin anywhere.
  const { buffer } = new Uint8Array(ecrits)
  if (octets === 4) return new Uint32Array(buffer)
  return new Uint32Array(octets === 2 ? new Uint16Array(buffer) : new Uint8Array(buffer))
}

/** One block, with what these fields ask; none when there are no more. */
export async function findBloc(
  db: Executor,
  { clientCode, releve, bloc }: Bloc,
  champs: readonly NomChampAudience[],
): Promise<(BlocAudience & { tranche: Tranche }) | null> {
  const rows = await rowsOf<BlocRow>(
    db,
    sql`select b.apres, b.jusqua, b.debuts, k.nom, k.octets, k.rangs from profil_bloc b
      left join profil_colonne k on k.client_code = b.client_code and k.releve = b.releve
        and k.bloc = b.bloc and k.nom = any(${sql.param(nomsDe(champs))}::text[])
      where b.client_code = ${clientCode} and b.releve = ${releve} and b.bloc = ${bloc}`,
  )
  const [premiere] = rows
  if (!premiere) return null
  const { apres, jusqua, debuts } = premiere
  const parNom = new Map(rows.map(({ nom, octets, rangs }) => [nom, { octets, rangs }]))
  const rangs: BlocAudience['rangs'] = {}
  for (const champ of champs) {
    const colonne = parNom.get(colonneDe[champ])
    if (colonne) rangs[champ] = lireRangs(colonne.rangs, colonne.octets)
  }
  return { tranche: { apres, jusqua }, debuts, rangs }
}

type BlocRow = Tranche & { debuts: Uint8Array; nom: string; octets: number; rangs: Uint8Array }

export const countBlocs = (db: Executor, clientCode: string, releve: number) =>
  db.$count(profilBloc, and(eq(profilBloc.clientCode, clientCode), eq(profilBloc.releve, releve)))
