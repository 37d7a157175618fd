import type { NomDeLogo } from '@espace-adherent/contract'
import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { contrat, offre } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'
import { contenu } from '../contenu/contenu.schema.ts'
import { client, clientLogo, fonctionnaliteContrat } from '../portail/portail.schema.ts'
import { clientImage, clientVersion, type EtatClient } from './clients.schema.ts'

export type ClientRow = typeof client.$inferSelect
export type LogoRow = typeof clientLogo.$inferSelect
type NouveauClient = typeof client.$inferInsert

/** Their own client, and those that were made from it: nobody reaches another insurer's. */
const isTenu = (parCode: string) => or(eq(client.code, parCode), eq(client.gerePar, parCode))

export const findTenus = (db: Executor, parCode: string, code?: string) =>
  db
    .select()
    .from(client)
    .where(and(isTenu(parCode), code === undefined ? undefined : eq(client.code, code)))
    .orderBy(asc(client.libelle))

/** Held until the end of the transaction: two who save at once come one after the other. */
export async function lockTenu(tx: Executor, parCode: string, code: string) {
  const [row] = await tx
    .select()
    .from(client)
    .where(and(isTenu(parCode), eq(client.code, code)))
    .for('update')
  return row
}

/** The same, when nobody asks: what was agreed to is done by a job. */
export async function lockClient(tx: Executor, code: string) {
  const [row] = await tx.select().from(client).where(eq(client.code, code)).for('update')
  return row
}

export const findLogosDe = (db: Executor, code: string): Promise<LogoRow[]> =>
  db.select().from(clientLogo).where(eq(clientLogo.clientCode, code))

/** Every host that is some client's: an address leads to one of them only. */
export const findHotes = (db: Executor) =>
  db.select({ code: client.code, libelle: client.libelle, adresses: client.adresses }).from(client)

export async function writeClient(
  tx: Executor,
  code: string,
  etat: Omit<EtatClient, 'logos'>,
  now: Date,
) {
  const [row] = await tx
    .update(client)
    .set({ ...etat, revision: sql`${client.revision} + 1`, modifieLe: now })
    .where(eq(client.code, code))
    .returning()
  if (!row) throw new Error(`The client ${code} was held, and is gone`)
  return row
}

/** The version that a change starts from is kept too, where nothing had kept it. */
export const keepVersion = (
  tx: Executor,
  version: { clientCode: string; revision: number; le: Date; etat: EtatClient },
) => tx.insert(clientVersion).values(version).onConflictDoNothing()

export async function findVersion(db: Executor, clientCode: string, revision: number) {
  const [row] = await db
    .select()
    .from(clientVersion)
    .where(and(eq(clientVersion.clientCode, clientCode), eq(clientVersion.revision, revision)))
  return row
}

/** How each consent was worded at each version, in their order. */
export const findFormulations = (db: Executor, clientCode: string) =>
  db
    .select({
      le: clientVersion.le,
      revision: clientVersion.revision,
      consentements: sql<
        { nom: string; libelle: string }[]
      >`${clientVersion.etat} -> 'config' -> 'consentements'`,
    })
    .from(clientVersion)
    .where(eq(clientVersion.clientCode, clientCode))
    .orderBy(asc(clientVersion.revision))

type ImageRow = typeof clientImage.$inferInsert

export async function keepImages(tx: Executor, images: readonly ImageRow[]): Promise<void> {
  if (images.length > 0)
    await tx
      .insert(clientImage)
      .values([...images])
      .onConflictDoNothing()
}

/** The logos become these pictures, which the client had before. */
export async function showImages(
  tx: Executor,
  clientCode: string,
  logos: Partial<Record<NomDeLogo, string>>,
): Promise<void> {
  await tx.delete(clientLogo).where(eq(clientLogo.clientCode, clientCode))
  for (const [nom, empreinte] of Object.entries(logos)) {
    const [image] = await tx
      .select()
      .from(clientImage)
      .where(and(eq(clientImage.clientCode, clientCode), eq(clientImage.empreinte, empreinte)))
    if (image) await tx.insert(clientLogo).values({ ...image, nom })
  }
}

export async function insertClient(
  tx: Executor,
  row: NouveauClient,
  logos: (typeof clientLogo.$inferInsert)[],
): Promise<void> {
  await tx.insert(client).values(row)
  await tx.insert(clientLogo).values(logos)
}

/** What the pages of one client say, for another to begin with. */
export const copyContenus = (tx: Executor, de: string, vers: string) =>
  tx.insert(contenu).select(
    tx
      .select({
        id: sql`gen_random_uuid()`.as('id'),
        clientCode: sql`${vers}::text`.as('client_code'),
        bloc: contenu.bloc,
        name: contenu.name,
        title: contenu.title,
        content: contenu.content,
        audienceId: contenu.audienceId,
        ordre: contenu.ordre,
        publieLe: contenu.publieLe,
        // What is public of it, and no draft: the texts of a new client begin their own history.
        revision: sql`1`.as('revision'),
        publieeRevision: sql`null::int`.as('publiee_revision'),
        programmeeRevision: sql`null::int`.as('programmee_revision'),
        programmeeLe: sql`null::timestamptz`.as('programmee_le'),
        modifieLe: sql`null::timestamptz`.as('modifie_le'),
        modifiePar: sql`null::uuid`.as('modifie_par'),
      })
      .from(contenu)
      // What is for an audience of one client is for nobody of another.
      .where(and(eq(contenu.clientCode, de), isNull(contenu.audienceId))),
  )

const deContrat = (clientCode: string, numeroContrat: string, fonctionnalite: string) =>
  and(
    eq(fonctionnaliteContrat.clientCode, clientCode),
    eq(fonctionnaliteContrat.numeroContrat, numeroContrat),
    eq(fonctionnaliteContrat.fonctionnalite, fonctionnalite),
  )

export const findToutesExceptions = (db: Executor, clientCode: string, limite: number) =>
  db
    .select({
      numeroContrat: fonctionnaliteContrat.numeroContrat,
      fonctionnalite: fonctionnaliteContrat.fonctionnalite,
      isActivated: fonctionnaliteContrat.isActivated,
      nomOffre: contrat.nomOffre,
    })
    .from(fonctionnaliteContrat)
    .leftJoin(
      contrat,
      and(
        eq(contrat.clientCode, fonctionnaliteContrat.clientCode),
        eq(contrat.numero, fonctionnaliteContrat.numeroContrat),
      ),
    )
    .where(eq(fonctionnaliteContrat.clientCode, clientCode))
    .orderBy(asc(fonctionnaliteContrat.fonctionnalite), asc(fonctionnaliteContrat.numeroContrat))
    .limit(limite)

export async function findException(
  db: Executor,
  clientCode: string,
  numeroContrat: string,
  fonctionnalite: string,
) {
  const [row] = await db
    .select({ isActivated: fonctionnaliteContrat.isActivated })
    .from(fonctionnaliteContrat)
    .where(deContrat(clientCode, numeroContrat, fonctionnalite))
  return row?.isActivated ?? null
}

export const deleteException = (
  tx: Executor,
  clientCode: string,
  numeroContrat: string,
  fonctionnalite: string,
) => tx.delete(fonctionnaliteContrat).where(deContrat(clientCode, numeroContrat, fonctionnalite))

export const saveException = (tx: Executor, row: typeof fonctionnaliteContrat.$inferInsert) =>
  tx
    .insert(fonctionnaliteContrat)
    .values(row)
    .onConflictDoUpdate({
      target: [
        fonctionnaliteContrat.clientCode,
        fonctionnaliteContrat.numeroContrat,
        fonctionnaliteContrat.fonctionnalite,
      ],
      set: { isActivated: row.isActivated },
    })

export async function findNomsOffres(db: Executor, clientCode: string): Promise<string[]> {
  const rows = await db
    .select({ nom: offre.nom })
    .from(offre)
    .where(eq(offre.clientCode, clientCode))
    .orderBy(asc(offre.nom))
  return rows.map(({ nom }) => nom)
}

/** What the client sells, with how many contracts have it that are not over. */
export const findOffresDe = (db: Executor, clientCode: string) =>
  db
    .select({ nom: offre.nom, contrats: sql<number>`count(${contrat.numero})::int` })
    .from(offre)
    .leftJoin(
      contrat,
      and(
        eq(contrat.clientCode, offre.clientCode),
        eq(contrat.nomOffre, offre.nom),
        ne(contrat.etat, 'resilie'),
      ),
    )
    .where(eq(offre.clientCode, clientCode))
    .groupBy(offre.nom)
    .orderBy(asc(offre.nom))

export async function findContratDe(db: Executor, clientCode: string, numero: string) {
  const [row] = await db
    .select({ nomOffre: contrat.nomOffre })
    .from(contrat)
    .where(and(eq(contrat.clientCode, clientCode), eq(contrat.numero, numero)))
  return row
}

export const announce = (tx: Executor, topic: string) =>
  tx.execute(sql`select pg_notify('invalidation', ${topic})`)
