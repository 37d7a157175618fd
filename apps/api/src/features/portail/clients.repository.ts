import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Executor } from '../../platform/db/index.ts'
import {
  client,
  clientLogo,
  type FournisseurExterne,
  fonctionnaliteContrat,
} from '../../schema/portail.schema.ts'

export const findClients = (db: Executor) => db.select().from(client).orderBy(asc(client.code))

export const findLogos = (db: Executor) => db.select().from(clientLogo)

/** Whose database this is: real insurers', the demonstration's, or nobody's yet. */
export async function findOccupants(db: Executor) {
  const rows = await db.selectDistinct({ isDemonstration: client.isDemonstration }).from(client)
  return {
    hasReels: rows.some(({ isDemonstration }) => !isDemonstration),
    hasDemonstration: rows.some(({ isDemonstration }) => isDemonstration),
  }
}

/** Feature exceptions of these contracts. */
export function findExceptions(db: Executor, clientCode: string, contrats: readonly string[]) {
  if (contrats.length === 0) return Promise.resolve([])
  const { numeroContrat, fonctionnalite, isActivated } = fonctionnaliteContrat
  return db
    .select({ numeroContrat, fonctionnalite, isActivated })
    .from(fonctionnaliteContrat)
    .where(
      and(eq(fonctionnaliteContrat.clientCode, clientCode), inArray(numeroContrat, [...contrats])),
    )
}

export const saveFournisseurExterne = (
  db: Executor,
  code: string,
  fournisseurExterne: FournisseurExterne,
) => db.update(client).set({ fournisseurExterne }).where(eq(client.code, code))
