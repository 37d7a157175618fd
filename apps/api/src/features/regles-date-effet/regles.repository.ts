import type { ActeGestion } from '@espace-adherent/contract'
import { and, asc, eq, sql } from 'drizzle-orm'
import { contrat, offre } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'
import { essaiDateEffet, regleDateEffet } from './regles-date-effet.schema.ts'

export const regles = regleDateEffet
export const essais = essaiDateEffet
/** The act, and its offer where there is one. */
export const cleRegle = sql`trim(${regles.acte} || ' ' || ${regles.nomOffre})`

/** Those that the client has written for an act: for all offers, and for some. */
export const findRegles = (db: Executor, clientCode: string, acte: ActeGestion) =>
  db
    .select({ nomOffre: regleDateEffet.nomOffre, regle: regleDateEffet.regle })
    .from(regleDateEffet)
    .where(and(eq(regleDateEffet.clientCode, clientCode), eq(regleDateEffet.acte, acte)))

export const findEssais = (db: Executor, clientCode: string, acte: ActeGestion) =>
  db
    .select({
      nomOffre: essaiDateEffet.nomOffre,
      libelle: essaiDateEffet.libelle,
      essai: essaiDateEffet.essai,
    })
    .from(essaiDateEffet)
    .where(and(eq(essaiDateEffet.clientCode, clientCode), eq(essaiDateEffet.acte, acte)))
    .orderBy(asc(essaiDateEffet.libelle))

export const findOffres = (db: Executor, clientCode: string) =>
  db
    .select({ code: offre.nom, libelle: offre.nom })
    .from(offre)
    .where(eq(offre.clientCode, clientCode))
    .orderBy(asc(offre.nom))

export async function findContratEssai(db: Executor, clientCode: string, numero: string) {
  const [row] = await db
    .select({ nomOffre: contrat.nomOffre, dateDebut: contrat.dateDebut, dateFin: contrat.dateFin })
    .from(contrat)
    .where(and(eq(contrat.clientCode, clientCode), eq(contrat.numero, numero)))
  return row ?? null
}
