import { and, desc, eq, gt, isNotNull, or, sql } from 'drizzle-orm'
import { type Change, changed, type Ecriture } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { qualifierFichiers } from '../fichiers/index.ts'
import { fichier } from '../fichiers/lu.ts'
import { demande, demandeFichier, demandeMessage } from './demandes.schema.ts'

/** The last request of an address, if it came after that. */
export async function findDerniere(tx: Executor, empreinte: string, depuis: Date) {
  const rows = await tx
    .select()
    .from(demande)
    .where(and(eq(demande.demandeurEmpreinte, empreinte), gt(demande.creeLe, depuis)))
    .orderBy(desc(demande.creeLe), desc(demande.numero))
    .limit(1)
  return rows[0]
}

type Dit = { isMedicale: boolean; qualifieLe: Date }

/** Whether a document of that request is medical, as it stands; undefined: it has none of that name. */
export async function findSecretPiece(tx: Executor, demandeId: string, remoteFileName: string) {
  const [row] = await tx
    .select({ isMedicale: fichier.isMedicale })
    .from(demandeFichier)
    .innerJoin(fichier, eq(fichier.remoteFileName, demandeFichier.remoteFileName))
    .where(
      and(
        eq(demandeFichier.demandeId, demandeId),
        eq(demandeFichier.remoteFileName, remoteFileName),
      ),
    )
  return row?.isMedicale
}

/** The same of what its member wrote, or the medical service; what clerks write is never medical. */
export async function findSecretMessage(tx: Executor, demandeId: string, id: string) {
  const [row] = await tx
    .select({ isMedicale: demandeMessage.isMedicale })
    .from(demandeMessage)
    .where(duService(demandeId, id))
  return row?.isMedicale
}

const duMembre = (demandeId: string) =>
  and(eq(demandeMessage.demandeId, demandeId), eq(demandeMessage.par, 'membre'))

/** Its member's, or one that is or was the medical service's. */
const duService = (demandeId: string, id: string) =>
  and(
    eq(demandeMessage.demandeId, demandeId),
    eq(demandeMessage.id, id),
    or(
      eq(demandeMessage.par, 'membre'),
      eq(demandeMessage.isMedicale, true),
      isNotNull(demandeMessage.qualifieLe),
    ),
  )

export async function saveSecretPiece(
  e: Ecriture,
  remoteFileName: string,
  { isMedicale, qualifieLe }: Dit,
): Promise<Change> {
  await qualifierFichiers(e, sql`(${remoteFileName})`, isMedicale)
  await e
    .update(demandeFichier)
    .set({ qualifieLe })
    .where(eq(demandeFichier.remoteFileName, remoteFileName))
  return changed(e, undefined)
}

export async function saveSecretMessage(
  e: Ecriture,
  demandeId: string,
  id: string,
  dit: Dit,
): Promise<Change> {
  await e.update(demandeMessage).set(dit).where(duService(demandeId, id))
  return changed(e, undefined)
}

export async function saveSecretSaisie(
  e: Ecriture,
  id: string,
  { isMedicale, qualifieLe }: Dit,
): Promise<Change> {
  await e
    .update(demande)
    .set({ isSaisieMedicale: isMedicale, saisieQualifieeLe: qualifieLe })
    .where(eq(demande.id, id))
  return changed(e, undefined)
}

/** All that came in about a request so far becomes the medical service's. */
export async function fermerTout(tx: Executor, demandeId: string): Promise<void> {
  await tx.update(demandeMessage).set({ isMedicale: true }).where(duMembre(demandeId))
  const siens = tx
    .select({ remoteFileName: demandeFichier.remoteFileName })
    .from(demandeFichier)
    .where(eq(demandeFichier.demandeId, demandeId))
  await qualifierFichiers(tx, siens, true)
}
