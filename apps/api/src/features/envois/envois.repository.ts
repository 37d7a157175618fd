import type { SaisieEnvoi } from '@espace-adherent/contract'
import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import { purgeOf } from '../../noyau/index.ts'
import { compte } from '../../noyau/lu.ts'
import { deleteInLots, type Executor } from '../../platform/db/index.ts'
import type { Sujet } from '../accords/a-deux/index.ts'
import { accord } from '../accords/lu.ts'
import { audience } from '../audiences/lu.ts'
import { notification } from '../notifications/lu.ts'
import { envoi, envoiDestinataire } from './envois.schema.ts'

export type EnvoiRow = typeof envoi.$inferSelect
export type Changement = Partial<typeof envoi.$inferInsert>

const auteur = alias(compte, 'auteur')
const approbateur = alias(compte, 'approbateur')
const nomDe = (table: { prenom: AnyPgColumn; nom: AnyPgColumn }) =>
  sql<string | null>`${table.prenom} || ' ' || ${table.nom}`

const lecture = (db: Executor, where: SQL | undefined) =>
  db
    .select({
      envoi,
      audience: audience.nom,
      auteur: nomDe(auteur),
      approbateur: nomDe(approbateur),
      nombreApprouve: accord.nombre,
    })
    .from(envoi)
    .innerJoin(audience, eq(audience.id, envoi.audienceId))
    .leftJoin(auteur, eq(auteur.id, envoi.auteurId))
    .leftJoin(
      accord,
      and(
        eq(accord.clientCode, envoi.clientCode),
        eq(accord.objet, 'envoi'),
        sql`${accord.cible} = ${envoi.id}::text`,
        eq(accord.etat, 'applique'),
      ),
    )
    .leftJoin(approbateur, eq(approbateur.id, accord.decideParId))
    .where(where)
    .orderBy(desc(envoi.creeLe), desc(envoi.id))

export type EnvoiLu = Awaited<ReturnType<typeof lecture>>[number]

export const findEnvois = (
  db: Executor,
  clientCode: string,
  { etat, limite }: { etat: EnvoiRow['etat'] | undefined; limite: number },
): Promise<EnvoiLu[]> =>
  lecture(
    db,
    and(eq(envoi.clientCode, clientCode), etat === undefined ? undefined : eq(envoi.etat, etat)),
  ).limit(limite)

export async function findEnvoi(db: Executor, clientCode: string, id: string) {
  const [row] = await lecture(db, and(eq(envoi.clientCode, clientCode), eq(envoi.id, id)))
  return row ?? null
}

/** What is put to a second person: that it is sent. */
export const sujetDe = ({ id, clientCode }: Pick<EnvoiRow, 'id' | 'clientCode'>): Sujet => ({
  clientCode,
  objet: 'envoi',
  cible: id,
  geste: 'envoyer',
})

export async function findParId(db: Executor, id: string): Promise<EnvoiRow | null> {
  const [row] = await db.select().from(envoi).where(eq(envoi.id, id))
  return row ?? null
}

/** Held until the end of the transaction: what two do with it comes one after the other. */
export async function lockEnvoi(tx: Executor, id: string): Promise<EnvoiRow | null> {
  const [row] = await tx.select().from(envoi).where(eq(envoi.id, id)).for('update')
  return row ?? null
}

export async function insertEnvoi(
  tx: Executor,
  row: Omit<SaisieEnvoi, 'departLe'> & Changement & { clientCode: string; creeLe: Date },
): Promise<string> {
  const [made] = await tx
    .insert(envoi)
    .values({ ...row, etat: 'brouillon' })
    .returning({ id: envoi.id })
  if (!made) throw new Error('What was inserted is not there')
  return made.id
}

export const updateEnvoi = (tx: Executor, id: string, values: Changement) =>
  tx
    .update(envoi)
    .set({ ...values, revision: sql`${envoi.revision} + 1` })
    .where(eq(envoi.id, id))

/** How far it has come: no change of what it is, and no new version. */
export const saveAvance = (
  tx: Executor,
  id: string,
  avance: Pick<Changement, 'curseur' | 'isParcouru'>,
) => tx.update(envoi).set(avance).where(eq(envoi.id, id))

/** What is to be looked after: planned and due, or under way. */
export const findVivants = async (db: Executor, now: Date): Promise<string[]> =>
  (
    await db
      .select({ id: envoi.id })
      .from(envoi)
      .where(
        and(
          inArray(envoi.etat, ['programme', 'encours']),
          sql`(${envoi.departLe} is null or ${envoi.departLe} <= ${now.toISOString()}::timestamptz)`,
        ),
      )
  ).map(({ id }) => id)

/** By way and state, with how many were opened on the portal. */
export const findRapport = (db: Executor, envoiId: string) =>
  db
    .select({
      canal: envoiDestinataire.canal,
      etat: envoiDestinataire.etat,
      motif: envoiDestinataire.motif,
      nombre: count(),
      lus: sql<number>`count(${notification.lueLe})::int`,
    })
    .from(envoiDestinataire)
    .leftJoin(notification, eq(notification.id, envoiDestinataire.notificationId))
    .where(eq(envoiDestinataire.envoiId, envoiId))
    .groupBy(envoiDestinataire.canal, envoiDestinataire.etat, envoiDestinataire.motif)

export async function countTraites(db: Executor, envoiId: string): Promise<number> {
  const [row] = await db
    .select({ nombre: sql<number>`count(distinct ${envoiDestinataire.compteId})::int` })
    .from(envoiDestinataire)
    .where(eq(envoiDestinataire.envoiId, envoiId))
  return row?.nombre ?? 0
}

export const findEnvoisRecus = (db: Executor, compteId: string) =>
  db
    .select({
      titre: envoi.titre,
      canal: envoiDestinataire.canal,
      etat: envoiDestinataire.etat,
      le: envoiDestinataire.le,
    })
    .from(envoiDestinataire)
    .innerJoin(envoi, eq(envoi.id, envoiDestinataire.envoiId))
    .where(eq(envoiDestinataire.compteId, compteId))
    .orderBy(desc(envoiDestinataire.le))

/** To whom they were sent: one of them may have been sent to hundreds of thousands. */
export const purgeDestinataires = purgeOf([envoiDestinataire], (e, _, ids) =>
  deleteInLots(e, envoiDestinataire, inArray(envoiDestinataire.envoiId, [...ids])),
)
