import type { FournisseurExterne } from '@espace-adherent/domain'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { listeContrat } from '../../noyau/fusion/index.ts'
import { purgeParContrat } from '../../noyau/index.ts'
import { contrat } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'
import type { ContratsServis } from './client.ts'
import { client, clientLogo, fonctionnaliteContrat, secretInstallation } from './portail.schema.ts'

/** The exceptions of a contract to what its client opens: a list of the contract. */
export const fonctionnalitesImportees = listeContrat(128, {
  nom: 'fonctionnalites',
  table: fonctionnaliteContrat,
  cles: ['numeroContrat', 'fonctionnalite'],
  donnees: ['isActivated'],
})

export type ClientRow = typeof client.$inferSelect

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

/** Features that some contract of a client has otherwise than its offer. */
export const findExceptees = (db: Executor) =>
  db
    .selectDistinct({
      clientCode: fonctionnaliteContrat.clientCode,
      fonctionnalite: fonctionnaliteContrat.fonctionnalite,
    })
    .from(fonctionnaliteContrat)

/** These contracts as far as features go: which offer each has, and what was decided for it alone. */
export async function findContratsServis(
  db: Executor,
  clientCode: string,
  contrats: readonly string[],
): Promise<ContratsServis> {
  if (contrats.length === 0) return []
  const { fonctionnalite, isActivated } = fonctionnaliteContrat
  const rows = await db
    .select({
      numeroContrat: contrat.numero,
      nomOffre: contrat.nomOffre,
      fonctionnalite,
      isActivated,
    })
    .from(contrat)
    .leftJoin(
      fonctionnaliteContrat,
      and(
        eq(fonctionnaliteContrat.clientCode, contrat.clientCode),
        eq(fonctionnaliteContrat.numeroContrat, contrat.numero),
      ),
    )
    .where(and(eq(contrat.clientCode, clientCode), inArray(contrat.numero, [...contrats])))
  const servis = new Map<string, ContratsServis[number] & { exceptions: Record<string, boolean> }>()
  for (const { numeroContrat, nomOffre, fonctionnalite: cle, isActivated: isOpen } of rows) {
    const servi = servis.get(numeroContrat) ?? { numeroContrat, nomOffre, exceptions: {} }
    if (cle !== null && isOpen !== null) servi.exceptions[cle] = isOpen
    servis.set(numeroContrat, servi)
  }
  return [...servis.values()]
}

export const saveFournisseurExterne = (
  db: Executor,
  code: string,
  fournisseurExterne: FournisseurExterne,
) => db.update(client).set({ fournisseurExterne }).where(eq(client.code, code))

export const purgeExceptions = purgeParContrat(fonctionnaliteContrat)

export async function findSecret(db: Executor, nom: string): Promise<string | undefined> {
  const rows = await db
    .select({ valeur: secretInstallation.valeur })
    .from(secretInstallation)
    .where(eq(secretInstallation.nom, nom))
  return rows[0]?.valeur
}

/** Of several nodes that start together, the first one wins. */
export const insertSecret = (db: Executor, nom: string, valeur: string) =>
  db.insert(secretInstallation).values({ nom, valeur }).onConflictDoNothing()
