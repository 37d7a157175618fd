import type { AvisMedical } from '@espace-adherent/domain'
import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { type Change, changed, type Ecriture } from '../../noyau/index.ts'
import { cleApi, compte } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'
import { fichier } from '../fichiers/lu.ts'
import {
  demandeAttente,
  demandeEvenement,
  demandeFichier,
  demandeMessage,
} from './demandes.schema.ts'

export type AttenteRow = (typeof demandeAttente)['$inferSelect']

export const findEvenements = (db: Executor, demandeId: string) =>
  db
    .select({
      evenement: demandeEvenement,
      nom: sql<
        string | null
      >`coalesce(${compte.prenom} || ' ' || ${compte.nom}, 'Système ' || ${cleApi.nom})`,
    })
    .from(demandeEvenement)
    .leftJoin(cleApi, eq(cleApi.id, demandeEvenement.cleId))
    .leftJoin(compte, eq(compte.id, demandeEvenement.auteurId))
    .where(eq(demandeEvenement.demandeId, demandeId))
    .orderBy(asc(demandeEvenement.revision))

export const findAttentes = (db: Executor, demandeIds: readonly string[]) =>
  db
    .select()
    .from(demandeAttente)
    .where(inArray(demandeAttente.demandeId, [...demandeIds]))
    .orderBy(asc(demandeAttente.demandeLe))

export const findPieces = (db: Executor, demandeId: string) =>
  db
    .select({
      remoteFileName: fichier.remoteFileName,
      localFileName: fichier.localFileName,
      taille: fichier.taille,
      libelle: demandeFichier.libelle,
      le: demandeFichier.le,
      isMedicale: fichier.isMedicale,
      avis: demandeFichier.avis,
      avisLe: demandeFichier.avisLe,
      qualifieLe: demandeFichier.qualifieLe,
    })
    .from(demandeFichier)
    .innerJoin(fichier, eq(fichier.remoteFileName, demandeFichier.remoteFileName))
    .where(eq(demandeFichier.demandeId, demandeId))
    .orderBy(asc(demandeFichier.le), asc(fichier.remoteFileName))

/** What the medical service has said of a paper, held; null: nothing yet. */
export async function holdAvis(e: Ecriture, remoteFileName: string) {
  const [found] = await e
    .select({ avis: demandeFichier.avis })
    .from(demandeFichier)
    .where(eq(demandeFichier.remoteFileName, remoteFileName))
    .for('update')
  return found?.avis ?? null
}

/** The medical service's word on a paper; nobody else's reaches this. */
export async function saveAvis(
  e: Ecriture,
  remoteFileName: string,
  avis: { avis: AvisMedical; avisLe: Date; avisParId: string },
): Promise<Change> {
  await e.update(demandeFichier).set(avis).where(eq(demandeFichier.remoteFileName, remoteFileName))
  return changed(e, undefined)
}

/** What the member and clerks wrote to each other. */
export const findMessages = (db: Executor, demandeId: string) =>
  db
    .select({
      message: {
        ...getTableColumns(demandeMessage),
        par: sql<'membre' | 'gestionnaire'>`${demandeMessage.par}`,
      },
      prenom: compte.prenom,
      nom: compte.nom,
    })
    .from(demandeMessage)
    .leftJoin(compte, eq(compte.id, demandeMessage.auteurId))
    .where(and(eq(demandeMessage.demandeId, demandeId), ne(demandeMessage.par, 'note')))
    // Two messages that became one conversation are read in the order of their days.
    .orderBy(asc(demandeMessage.le), asc(demandeMessage.numero))

/** What clerks wrote for each other: nothing that members read ever asks for it. */
export const findNotes = (db: Executor, demandeId: string) =>
  db
    .select({ message: demandeMessage, prenom: compte.prenom, nom: compte.nom })
    .from(demandeMessage)
    .leftJoin(compte, eq(compte.id, demandeMessage.auteurId))
    .where(and(eq(demandeMessage.demandeId, demandeId), eq(demandeMessage.par, 'note')))
    .orderBy(asc(demandeMessage.numero))

export const markRead = (db: Executor, demandeId: string, now: Date) =>
  db
    .update(demandeMessage)
    .set({ luLe: now })
    .where(
      and(
        eq(demandeMessage.demandeId, demandeId),
        eq(demandeMessage.par, 'gestionnaire'),
        isNull(demandeMessage.luLe),
      ),
    )

export async function insertAttente(tx: Executor, row: AttenteRow): Promise<void> {
  await tx.insert(demandeAttente).values(row)
}

/** The one that is still open; undefined when it is of another request, or was answered. */
export async function findOuverte(tx: Executor, demandeId: string, id: string) {
  const rows = await tx
    .select()
    .from(demandeAttente)
    .where(
      and(
        eq(demandeAttente.id, id),
        eq(demandeAttente.demandeId, demandeId),
        isNull(demandeAttente.reponduLe),
      ),
    )
  return rows[0]
}

export const closeAttente = (tx: Executor, id: string, now: Date) =>
  tx.update(demandeAttente).set({ reponduLe: now }).where(eq(demandeAttente.id, id))

export async function hasAttente(tx: Executor, demandeId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: demandeAttente.id })
    .from(demandeAttente)
    .where(and(eq(demandeAttente.demandeId, demandeId), isNull(demandeAttente.reponduLe)))
    .limit(1)
  return rows.length > 0
}

/** The pieces that the form or a clerk has asked for: those that came with it, and those that were awaited since. */
export async function findChampsDemandes(tx: Executor, demandeId: string): Promise<string[]> {
  const rows = await tx
    .select({ champ: demandeFichier.champ })
    .from(demandeFichier)
    .where(eq(demandeFichier.demandeId, demandeId))
    .union(
      tx
        .select({ champ: sql<string>`${demandeAttente.champ}` })
        .from(demandeAttente)
        .where(and(eq(demandeAttente.demandeId, demandeId), isNotNull(demandeAttente.champ))),
    )
  return rows.map(({ champ }) => champ)
}

/** A decision ends what was awaited: nobody is asked for anything any more. */
export const closeAttentes = (tx: Executor, demandeId: string, now: Date) =>
  tx
    .update(demandeAttente)
    .set({ reponduLe: now })
    .where(and(eq(demandeAttente.demandeId, demandeId), isNull(demandeAttente.reponduLe)))

/** All that was said about a message, sent with it and asked for goes on in another conversation. */
export async function moveSuivi(tx: Executor, de: string, vers: string): Promise<void> {
  const set = { demandeId: vers }
  await tx.update(demandeMessage).set(set).where(eq(demandeMessage.demandeId, de))
  await tx.update(demandeFichier).set(set).where(eq(demandeFichier.demandeId, de))
  await tx.update(demandeAttente).set(set).where(eq(demandeAttente.demandeId, de))
}

export async function insertFichiers(
  tx: Executor,
  rows: (typeof demandeFichier)['$inferInsert'][],
): Promise<void> {
  if (rows.length > 0) await tx.insert(demandeFichier).values(rows)
}

export async function insertMessage(
  tx: Executor,
  row: (typeof demandeMessage)['$inferInsert'],
): Promise<void> {
  await tx.insert(demandeMessage).values(row)
}
