import { and, asc, eq, inArray, lte, notLike, type SQL, sql } from 'drizzle-orm'
import type { Ecriture } from '../../../noyau/index.ts'
import { compte } from '../../../noyau/lu.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { accord } from '../../accords/lu.ts'
import { importFichier, importLot, importMorceau } from '../imports.schema.ts'

export type LotRow = typeof importLot.$inferSelect

/** What the run writes among the files of a lot: refused records. */
export const REJETS = 'rejets/'

/** Of one insurer, as staff read them. */
export const lots = (clientCode: string): SQL => {
  const nomDe = (par: SQL) =>
    sql`(select c.prenom || ' ' || c.nom from ${compte} c where c.id::text = ${par})`
  return sql`select l.id::text as id, l.client_code, l.revision, l.modifie_le, l.lot, l.source, l.pris_le, l.etat,
    case when l.etat in ('essai', 'classement', 'fusion') then l.avancement end as avancement, l.arret,
    coalesce(${nomDe(sql`l.lance_par`)}, case when l.lance_par = 'console' then 'Console' end) as lance_par,
    coalesce(${nomDe(sql`l.confirme_par`)}, case when l.confirme_par is not null then 'Console' end) as confirme_par,
    l.commence_le, l.fini_le, l.corrige,
    case jsonb_typeof(l.rapport) when 'array' then jsonb_build_object('entites', l.rapport) else l.rapport end as bilan,
    (select jsonb_agg(substr(f.nom, 8) order by f.nom) from ${importFichier} f
      where f.lot_id = l.id and f.nom like 'rejets/%') as rejets,
    case when a.id is not null then jsonb_build_object('par', ${nomDe(sql`a.demande_par_id::text`)},
      'motif', a.motif) end as accord
  from ${importLot} l left join ${accord} a on a.client_code = l.client_code and a.objet = 'import'
    and a.cible = l.id::text and a.geste = 'confirmer' and a.etat = 'demande'
  where l.client_code = ${clientCode}`
}

const duClient = (clientCode: string, id: string) =>
  and(eq(importLot.clientCode, clientCode), eq(importLot.id, id))

export async function findLotParId(db: Executor, clientCode: string, id: string) {
  const [row] = await db.select().from(importLot).where(duClient(clientCode, id))
  return row
}

/** What decides which gestures whoever reads them may make; `isLa`: something of what was sent is here. */
export const findGestes = (db: Executor, ids: readonly string[]) =>
  db
    .select({
      id: importLot.id,
      etat: importLot.etat,
      lancePar: importLot.lancePar,
      effacerLe: importLot.effacerLe,
      isLa: sql<boolean>`exists (select from ${importFichier} where ${importFichier.lotId} = ${importLot.id}
        and ${notLike(importFichier.nom, `${REJETS}%`)})`,
    })
    .from(importLot)
    .where(inArray(importLot.id, [...ids]))

/** Held: what two clerks ask for comes one after the other. */
export async function lockLotParId(e: Ecriture, clientCode: string, id: string) {
  const [row] = await e.select().from(importLot).where(duClient(clientCode, id)).for('update')
  return row
}

type Nom = Pick<LotRow, 'clientCode' | 'source' | 'lot'>
const deNom = ({ clientCode, source, lot }: Nom) =>
  and(eq(importLot.clientCode, clientCode), eq(importLot.source, source), eq(importLot.lot, lot))

export async function findLotParNom(db: Executor, nom: Nom): Promise<LotRow | undefined> {
  const [row] = await db.select().from(importLot).where(deNom(nom))
  return row
}

export async function lockLotParNom(e: Ecriture, nom: Nom): Promise<LotRow | undefined> {
  const [row] = await e.select().from(importLot).where(deNom(nom)).for('update')
  return row
}

/** None: somebody else was faster. */
export async function insertEnvoi(e: Ecriture, row: typeof importLot.$inferInsert) {
  const [made] = await e
    .insert(importLot)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: importLot.id })
  return made?.id
}

export const saveLotRow = (db: Executor, id: string, set: Partial<typeof importLot.$inferInsert>) =>
  db
    .update(importLot)
    .set({ ...set, revision: sql`${importLot.revision} + 1` })
    .where(eq(importLot.id, id))

/** How far it is: no version of the row. */
export const saveAvancement = (db: Executor, id: string, avancement: LotRow['avancement']) =>
  db.update(importLot).set({ avancement }).where(eq(importLot.id, id))

export type FichierRow = typeof importFichier.$inferSelect

export const insertFichiers = (e: Ecriture, rows: (typeof importFichier.$inferInsert)[]) =>
  e.insert(importFichier).values(rows)

/** What staff have sent; what the run wrote of it is none of these. */
export const findFichiers = (db: Executor, lotId: string): Promise<FichierRow[]> =>
  db
    .select()
    .from(importFichier)
    .where(and(eq(importFichier.lotId, lotId), notLike(importFichier.nom, `${REJETS}%`)))
    .orderBy(asc(importFichier.nom))

export async function findFichier(db: Executor, lotId: string, nom: string) {
  const [row] = await db
    .select()
    .from(importFichier)
    .where(and(eq(importFichier.lotId, lotId), eq(importFichier.nom, nom)))
  return row
}

type Morceau = typeof importMorceau.$inferInsert & { octets: number }

/** False: another request has brought this part. */
export async function addMorceau(e: Ecriture, { octets, ...morceau }: Morceau): Promise<boolean> {
  const { lotId, nom, debut } = morceau
  const avance = await e
    .update(importFichier)
    .set({ recus: debut + octets })
    .where(
      and(
        eq(importFichier.lotId, lotId),
        eq(importFichier.nom, nom),
        eq(importFichier.recus, debut),
      ),
    )
    .returning({ nom: importFichier.nom })
  if (avance.length === 0) return false
  await e.insert(importMorceau).values(morceau)
  return true
}

/** Where the bytes of a file are, in their order. */
export async function findMorceaux(db: Executor, lotId: string, nom: string): Promise<string[]> {
  const rows = await db
    .select({ nom: importMorceau.remoteFileName })
    .from(importMorceau)
    .where(and(eq(importMorceau.lotId, lotId), eq(importMorceau.nom, nom)))
    .orderBy(asc(importMorceau.debut))
  return rows.map((row) => row.nom)
}

/** Which bytes these files are; `noms`: those alone, and no other file. */
export async function findOctets(
  db: Executor,
  lotId: string,
  noms?: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select({ nom: importMorceau.remoteFileName })
    .from(importMorceau)
    .where(and(eq(importMorceau.lotId, lotId), noms && inArray(importMorceau.nom, [...noms])))
  return rows.map((row) => row.nom)
}

export const deleteFichiers = (db: Executor, lotId: string, noms?: readonly string[]) =>
  db
    .delete(importFichier)
    .where(and(eq(importFichier.lotId, lotId), noms && inArray(importFichier.nom, [...noms])))

/** A file that the run has written takes the place of the one before it. */
export async function replaceFichier(
  db: Executor,
  { remoteFileName, ...row }: Omit<FichierRow, 'recus'> & { remoteFileName: string },
): Promise<void> {
  await deleteFichiers(db, row.lotId, [row.nom])
  await db.insert(importFichier).values({ ...row, recus: row.taille })
  await db
    .insert(importMorceau)
    .values({ lotId: row.lotId, nom: row.nom, debut: 0, remoteFileName })
}

/** Which of these names of the store are a part of a file here. */
export async function findMorceauxConnus(db: Executor, noms: readonly string[]) {
  const rows = await db
    .select({ nom: importMorceau.remoteFileName })
    .from(importMorceau)
    .where(inArray(importMorceau.remoteFileName, [...noms]))
  return rows.map((row) => row.nom)
}

/** Lots whose files have been kept long enough. */
export const findPerimes = (db: Executor, now: Date): Promise<LotRow[]> =>
  db.select().from(importLot).where(lte(importLot.effacerLe, now)).limit(100)
