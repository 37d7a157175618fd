import type { NomDeLogo } from '@espace-adherent/contract'
import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { contrat, offre } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'
import { client, clientLogo, fonctionnaliteContrat } from '../portail/lu.ts'
import { clientImage, clientVersion, type EtatClient } from './clients.schema.ts'

export type ClientRow = Awaited<ReturnType<typeof findTenus>>[number]
export type LogoRow = Awaited<ReturnType<typeof findLogosDe>>[number]
/** Their own client, and those that were made from it: nobody reaches another insurer's. */
const isTenu = (parCode: string) => or(eq(client.code, parCode), eq(client.gerePar, parCode))

export const findTenus = (db: Executor, parCode: string, code?: string) =>
  db
    .select()
    .from(client)
    .where(and(isTenu(parCode), code === undefined ? undefined : eq(client.code, code)))
    .orderBy(asc(client.libelle))

export const findLogosDe = (db: Executor, code: string) =>
  db.select().from(clientLogo).where(eq(clientLogo.clientCode, code))

/** Every host that is some client's: an address leads to one of them only. */
export const findHotes = (db: Executor) =>
  db.select({ code: client.code, libelle: client.libelle, adresses: client.adresses }).from(client)

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

/** These pictures, which the client had before, as its logos. */
export async function findImages(
  tx: Executor,
  clientCode: string,
  logos: Partial<Record<NomDeLogo, string>>,
) {
  const images = await tx
    .select()
    .from(clientImage)
    .where(
      and(
        eq(clientImage.clientCode, clientCode),
        inArray(clientImage.empreinte, Object.values(logos)),
      ),
    )
  return Object.entries(logos).flatMap(([nom, empreinte]) =>
    images.filter((image) => image.empreinte === empreinte).map((image) => ({ ...image, nom })),
  )
}

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
    .where(
      and(
        eq(fonctionnaliteContrat.clientCode, clientCode),
        eq(fonctionnaliteContrat.numeroContrat, numeroContrat),
        eq(fonctionnaliteContrat.fonctionnalite, fonctionnalite),
      ),
    )
  return row?.isActivated ?? null
}

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

export const countContrats = (db: Executor, clientCode: string): Promise<number> =>
  db.$count(contrat, and(eq(contrat.clientCode, clientCode), ne(contrat.etat, 'resilie')))
