import { and, desc, eq, sql } from 'drizzle-orm'
import { compte } from '../../noyau/lu.ts'
import { telephoneCompte } from '../../noyau/scelles.ts'
import type { Executor } from '../../platform/db/index.ts'
import { message as messageTable } from '../messages/lu.ts'
import { adresseEcartee, envoiDestinataire } from './envois.schema.ts'

export type NouvelleEcartee = Omit<typeof adresseEcartee.$inferInsert, 'id'>

/** Put aside again, it is since this moment. */
export const ecarter = (tx: Executor, row: NouvelleEcartee) =>
  tx
    .insert(adresseEcartee)
    .values(row)
    .onConflictDoUpdate({
      target: [adresseEcartee.compteId, adresseEcartee.canal, adresseEcartee.motif],
      set: { empreinte: row.empreinte, adresse: row.adresse, le: row.le },
    })

export const findEcartees = (db: Executor, clientCode: string, limite: number) =>
  db
    .select({
      id: adresseEcartee.id,
      nom: sql<string>`${compte.prenom} || ' ' || ${compte.nom}`,
      canal: adresseEcartee.canal,
      adresse: adresseEcartee.adresse,
      motif: adresseEcartee.motif,
      le: adresseEcartee.le,
    })
    .from(adresseEcartee)
    .innerJoin(compte, eq(compte.id, adresseEcartee.compteId))
    .where(eq(adresseEcartee.clientCode, clientCode))
    .orderBy(desc(adresseEcartee.le), desc(adresseEcartee.id))
    .limit(limite)

export type EcarteeRow = Awaited<ReturnType<typeof findEcartees>>[number]

/** Taken off the list: whose it was. */
export async function retablir(tx: Executor, clientCode: string, id: string) {
  const [row] = await tx
    .delete(adresseEcartee)
    .where(and(eq(adresseEcartee.clientCode, clientCode), eq(adresseEcartee.id, id)))
    .returning()
  return row ?? null
}

export async function findCompteEcarte(db: Executor, compteId: string) {
  const [row] = await db
    .select({ clientCode: compte.clientCode, email: compte.email, telephone: telephoneCompte })
    .from(compte)
    .where(eq(compte.id, compteId))
  return row ?? null
}

export const findEcarteesDuCompte = (db: Executor, compteId: string) =>
  db
    .select({
      canal: adresseEcartee.canal,
      adresse: adresseEcartee.adresse,
      motif: adresseEcartee.motif,
      le: adresseEcartee.le,
    })
    .from(adresseEcartee)
    .where(eq(adresseEcartee.compteId, compteId))
    .orderBy(desc(adresseEcartee.le))

/** Whose address it is, if that message was written to it. */
export async function findDestinataireDe(
  db: Executor,
  { message, adresse, empreinte }: { message: number; adresse: string; empreinte: string },
): Promise<{ compteId: string; clientCode: string } | null> {
  const [row] = await db
    .select({ compteId: compte.id, clientCode: compte.clientCode })
    .from(messageTable)
    .innerJoin(
      compte,
      and(eq(compte.clientCode, messageTable.clientCode), eq(compte.email, adresse)),
    )
    .where(
      and(
        eq(messageTable.id, message),
        eq(messageTable.channel, 'MAIL'),
        eq(messageTable.destinataireEmpreinte, empreinte),
      ),
    )
  return row ?? null
}

/** In the report of what was sent: it left, and came back. */
export const noteRejet = (
  tx: Executor,
  { compteId, message, le }: { compteId: string; message: number; le: Date },
) =>
  tx
    .update(envoiDestinataire)
    .set({ etat: 'echec', le })
    .where(and(eq(envoiDestinataire.compteId, compteId), eq(envoiDestinataire.messageId, message)))
