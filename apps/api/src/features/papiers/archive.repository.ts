import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { contrat, cotisation } from '../../noyau/lu.ts'
import { type Executor, prepared } from '../../platform/db/index.ts'
import { isLigneVoilee } from '../confidentialite/index.ts'
import type { Regard } from '../perimetre.ts'
import { ligne } from '../remboursements/lu.ts'

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

const l = alias(ligne, 'l')
const reglement = sql<number>`extract(year from ${l.dateReglement})::int`
const anneesVues = prepared((db) =>
  db
    .selectDistinct({ annee: reglement })
    .from(l)
    .where(
      and(
        eq(l.clientCode, sql.placeholder('clientCode')),
        eq(l.numeroContrat, sql.placeholder('numeroContrat')),
        isNotNull(l.dateReglement),
        sql`not ${isLigneVoilee}`,
      ),
    )
    .orderBy(reglement)
    .prepare('annees_reglees'),
)

/** The years in which care was settled that whoever asks sees, and those in which contributions were called. */
export async function findAnneesReglees(
  db: Executor,
  regard: Regard,
): Promise<{ reglees: number[]; appelees: number[] }> {
  const { clientCode, numeroContrat } = regard
  const reglees = await anneesVues(db).execute(regard)
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
