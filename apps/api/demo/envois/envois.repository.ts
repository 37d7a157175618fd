import type { GroupeAudience } from '@espace-adherent/domain'
import { and, eq, sql } from 'drizzle-orm'
import { accord } from '../../src/features/accords/accords.schema.ts'
import { audience } from '../../src/features/audiences/audiences.schema.ts'
import { mesurer, noterTaille } from '../../src/features/audiences/index.ts'
import { envoi, envoiDestinataire } from '../../src/features/envois/envois.schema.ts'
import { notification } from '../../src/features/notifications/notifications.schema.ts'
import { compte } from '../../src/noyau/comptes.schema.ts'
import type { Executor } from '../../src/platform/db/index.ts'

export async function insertAudiences(
  tx: Executor,
  clientCode: string,
  rows: readonly { nom: string; description: string; regle: GroupeAudience }[],
  now: Date,
): Promise<string[]> {
  const ids: string[] = []
  for (const row of rows) {
    const [made] = await tx
      .insert(audience)
      .values({ ...row, clientCode, modifieLe: now })
      .returning({ id: audience.id })
    if (!made) throw new Error('What was inserted is not there')
    await noterTaille(tx, { ...row, id: made.id, clientCode }, now)
    ids.push(made.id)
  }
  return ids
}

type Modele = {
  clientCode: string
  audienceId: string
  titre: string
  texte: string
  lien: string
  bouton: string
  le: Date
}

/** Whoever works there and is not the one who looks: nobody consents to their own. */
async function findPersonnel(tx: Executor, clientCode: string, role: 'Admin' | 'BackEndUser') {
  const [row] = await tx
    .select({ id: compte.id })
    .from(compte)
    .where(and(eq(compte.clientCode, clientCode), sql`${role} = any(${compte.roles})`))
    .orderBy(compte.userName)
    .limit(1)
  return row?.id ?? null
}

/** What its author asks of a second person. */
const demandeDe = async (
  tx: Executor,
  { clientCode, le }: Pick<Modele, 'clientCode' | 'le'>,
  cible: string,
) => ({
  clientCode,
  objet: 'envoi' as const,
  cible,
  geste: 'envoyer',
  etat: 'demande' as const,
  demandeParId: (await findPersonnel(tx, clientCode, 'BackEndUser')) ?? cible,
  demandeLe: le,
})

export async function insertEnvoiParti(tx: Executor, { le, ...modele }: Modele): Promise<void> {
  const lues = await tx
    .select({ id: notification.id, compteId: notification.compteId })
    .from(notification)
    .innerJoin(compte, eq(compte.id, notification.compteId))
    .where(and(eq(compte.clientCode, modele.clientCode), eq(notification.titre, modele.titre)))
  const [made] = await tx
    .insert(envoi)
    .values({
      ...modele,
      categorie: 'information',
      canaux: ['portail', 'email'],
      etat: 'termine',
      auteurId: await findPersonnel(tx, modele.clientCode, 'BackEndUser'),
      nombreSoumis: lues.length,
      nombre: lues.length,
      creeLe: le,
      commenceLe: le,
      termineLe: le,
      isParcouru: true,
    })
    .returning({ id: envoi.id })
  if (made)
    await tx.insert(accord).values({
      ...(await demandeDe(tx, { ...modele, le }, made.id)),
      nombre: lues.length,
      etat: 'applique',
      decideParId: await findPersonnel(tx, modele.clientCode, 'Admin'),
      decideLe: le,
      finLe: le,
    })
  const rows = lues.flatMap(({ id, compteId }) => [
    { compteId, canal: 'portail' as const, notificationId: id },
    { compteId, canal: 'email' as const, notificationId: null },
  ])
  if (made && rows.length > 0)
    await tx
      .insert(envoiDestinataire)
      .values(rows.map((row) => ({ ...row, envoiId: made.id, etat: 'remis' as const, le })))
}

export async function insertEnvoiSoumis(tx: Executor, { le, ...modele }: Modele): Promise<void> {
  const [voulue] = await tx.select().from(audience).where(eq(audience.id, modele.audienceId))
  if (!voulue) throw new Error('Its audience was inserted before it')
  const { total } = await mesurer(tx, modele.clientCode, voulue.regle, le)
  const [made] = await tx
    .insert(envoi)
    .values({
      ...modele,
      categorie: 'service',
      canaux: ['portail', 'email'],
      etat: 'attente',
      auteurId: await findPersonnel(tx, modele.clientCode, 'BackEndUser'),
      nombreSoumis: total,
      creeLe: le,
    })
    .returning({ id: envoi.id })
  if (made) await tx.insert(accord).values(await demandeDe(tx, { ...modele, le }, made.id))
}
