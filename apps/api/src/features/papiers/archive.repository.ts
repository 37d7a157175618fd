import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/index.ts'
import { contrat } from '../../schema/contrats.schema.ts'
import { cotisation } from '../../schema/cotisations.schema.ts'
import { ligne } from '../../schema/remboursements.schema.ts'
import type { CleContrat } from '../perimetre.ts'

/** How the contracts of an archive are called, those that run first. */
export const findContratsArchives = (
  db: Executor,
  clientCode: string,
  numeros: readonly string[],
) =>
  db
    .select({
      numero: contrat.numero,
      nomOffre: contrat.nomOffre,
      typeContrat: contrat.typeContrat,
    })
    .from(contrat)
    .where(and(eq(contrat.clientCode, clientCode), inArray(contrat.numero, [...numeros])))
    .orderBy(sql`${contrat.dateFin} is not null`, desc(contrat.dateDebut), contrat.numero)

/** The years in which care was settled, and those in which contributions were called. */
export async function findAnneesReglees(
  db: Executor,
  { clientCode, numeroContrat }: CleContrat,
): Promise<{ reglees: number[]; appelees: number[] }> {
  const reglement = sql<number>`extract(year from ${ligne.dateReglement})::int`
  const reglees = await db
    .selectDistinct({ annee: reglement })
    .from(ligne)
    .where(
      and(
        eq(ligne.clientCode, clientCode),
        eq(ligne.numeroContrat, numeroContrat),
        sql`${ligne.dateReglement} is not null`,
      ),
    )
    .orderBy(reglement)
  const echeance = sql<number>`extract(year from ${cotisation.dateEcheance})::int`
  const appelees = await db
    .selectDistinct({ annee: echeance })
    .from(cotisation)
    .where(and(eq(cotisation.clientCode, clientCode), eq(cotisation.numeroContrat, numeroContrat)))
    .orderBy(echeance)
  return {
    reglees: reglees.map(({ annee }) => annee),
    appelees: appelees.map(({ annee }) => annee),
  }
}
