import type { ActeGestion } from '@espace-adherent/contract'
import { and, desc, eq, isNull, lt } from 'drizzle-orm'
import { type CleContrat, duContrat } from '../../noyau/index.ts'
import { deleteInLots, type Executor } from '../../platform/db/index.ts'
import { conseil } from './conseil.schema.ts'

export type ConseilRow = typeof conseil.$inferSelect
export type CleConseil = CleContrat & { compteId: string; acte: ActeGestion }

/** One at a time until it leads to a request: a new one takes the place of what was not used. */
export async function replaceConseil(
  tx: Executor,
  cle: CleConseil,
  row: Pick<ConseilRow, 'id' | 'contenu' | 'donneLe'>,
): Promise<void> {
  await tx
    .delete(conseil)
    .where(
      and(
        eq(conseil.compteId, cle.compteId),
        eq(conseil.acte, cle.acte),
        duContrat(conseil, cle),
        isNull(conseil.demandeId),
      ),
    )
  const { clientCode, numeroContrat, compteId, acte } = cle
  await tx.insert(conseil).values({ clientCode, numeroContrat, compteId, acte, ...row })
}

/** Somebody's own, of that contract; whoever else asks finds none. */
export async function findConseil(
  db: Executor,
  cle: CleContrat & { compteId: string },
  id: string,
): Promise<ConseilRow | undefined> {
  const rows = await db
    .select()
    .from(conseil)
    .where(and(eq(conseil.id, id), eq(conseil.compteId, cle.compteId), duContrat(conseil, cle)))
  return rows[0]
}

export const attachConseil = (
  tx: Executor,
  id: string,
  suite: { demandeId: string; choix: string; recuLe: Date },
) => tx.update(conseil).set(suite).where(eq(conseil.id, id))

export const markOuvert = (
  db: Executor,
  id: string,
  quoi: 'ficheOuverteLe' | 'ipidOuvertLe',
  now: Date,
) =>
  db
    .update(conseil)
    .set({ [quoi]: now })
    .where(and(eq(conseil.id, id), isNull(conseil[quoi])))

export async function findDeDemande(db: Executor, demandeId: string) {
  const rows = await db.select().from(conseil).where(eq(conseil.demandeId, demandeId))
  return rows[0]
}

export const findDuCompte = (db: Executor, compteId: string) =>
  db.select().from(conseil).where(eq(conseil.compteId, compteId)).orderBy(desc(conseil.donneLe))

export const deleteInutiles = (db: Executor, avant: Date) =>
  deleteInLots(db, conseil, and(isNull(conseil.demandeId), lt(conseil.donneLe, avant)))
