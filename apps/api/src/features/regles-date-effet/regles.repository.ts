import type { ActeGestion } from '@espace-adherent/contract'
import type { EssaiDateEffet, RegleDateEffet } from '@espace-adherent/domain'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { compte, contrat, offre } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'
import {
  essaiDateEffet,
  regleDateEffet,
  regleDateEffetVersion,
} from './regles-date-effet.schema.ts'

const nomDe = sql<string | null>`${compte.prenom} || ' ' || ${compte.nom}`

export type Place = { clientCode: string; acte: ActeGestion; nomOffre: string }

const laRegle = ({ clientCode, acte, nomOffre }: Place) =>
  and(
    eq(regleDateEffet.clientCode, clientCode),
    eq(regleDateEffet.acte, acte),
    eq(regleDateEffet.nomOffre, nomOffre),
  )

export const findRegles = (db: Executor, clientCode: string) =>
  db
    .select({
      acte: regleDateEffet.acte,
      nomOffre: regleDateEffet.nomOffre,
      regle: regleDateEffet.regle,
      revision: regleDateEffet.revision,
      modifieLe: regleDateEffet.modifieLe,
      modifiePar: nomDe,
    })
    .from(regleDateEffet)
    .leftJoin(compte, eq(compte.id, regleDateEffet.modifiePar))
    .where(eq(regleDateEffet.clientCode, clientCode))

export async function findOffres(db: Executor, clientCode: string): Promise<string[]> {
  const rows = await db
    .select({ nom: offre.nom })
    .from(offre)
    .where(eq(offre.clientCode, clientCode))
    .orderBy(asc(offre.nom))
  return rows.map(({ nom }) => nom)
}

type Ecrite = Place & {
  /** 0: nobody has written one yet. */
  revision: number
  regle: RegleDateEffet | null
  le: Date
  par: string
}

/** From the revision that whoever writes was looking at; false: it is another one by now. */
export async function writeRegle(tx: Executor, ecrite: Ecrite): Promise<boolean> {
  const { regle, le, par, revision, ...place } = ecrite
  const suivante = { regle, revision: revision + 1, modifieLe: le, modifiePar: par }
  const ecrites =
    revision === 0
      ? await tx
          .insert(regleDateEffet)
          .values({ ...place, ...suivante })
          .onConflictDoNothing()
          .returning({ acte: regleDateEffet.acte })
      : await tx
          .update(regleDateEffet)
          .set(suivante)
          .where(and(laRegle(place), eq(regleDateEffet.revision, revision)))
          .returning({ acte: regleDateEffet.acte })
  if (ecrites.length === 0) return false
  await tx
    .insert(regleDateEffetVersion)
    .values({ ...place, regle, revision: revision + 1, le, par })
  return true
}

/** Nobody goes further back. */
const VERSIONS_MAX = 100

export const findVersions = (db: Executor, { clientCode, acte, nomOffre }: Place) =>
  db
    .select({
      revision: regleDateEffetVersion.revision,
      regle: regleDateEffetVersion.regle,
      le: regleDateEffetVersion.le,
      par: nomDe,
    })
    .from(regleDateEffetVersion)
    .leftJoin(compte, eq(compte.id, regleDateEffetVersion.par))
    .where(
      and(
        eq(regleDateEffetVersion.clientCode, clientCode),
        eq(regleDateEffetVersion.acte, acte),
        eq(regleDateEffetVersion.nomOffre, nomOffre),
      ),
    )
    .orderBy(desc(regleDateEffetVersion.revision))
    .limit(VERSIONS_MAX)

export async function findContratEssai(db: Executor, clientCode: string, numero: string) {
  const [row] = await db
    .select({
      nomOffre: contrat.nomOffre,
      dateDebut: contrat.dateDebut,
      dateFin: contrat.dateFin,
    })
    .from(contrat)
    .where(and(eq(contrat.clientCode, clientCode), eq(contrat.numero, numero)))
  return row ?? null
}

export const findEssais = (db: Executor, clientCode: string) =>
  db
    .select({
      id: essaiDateEffet.id,
      acte: essaiDateEffet.acte,
      nomOffre: essaiDateEffet.nomOffre,
      libelle: essaiDateEffet.libelle,
      essai: essaiDateEffet.essai,
    })
    .from(essaiDateEffet)
    .where(eq(essaiDateEffet.clientCode, clientCode))
    .orderBy(asc(essaiDateEffet.creeLe))

export async function insertEssai(
  tx: Executor,
  row: Place & { libelle: string; essai: EssaiDateEffet; creeLe: Date },
): Promise<string> {
  const [added] = await tx.insert(essaiDateEffet).values(row).returning({ id: essaiDateEffet.id })
  if (!added) throw new Error('A trial that was just written is not there')
  return added.id
}

export async function deleteEssai(tx: Executor, clientCode: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(essaiDateEffet)
    .where(and(eq(essaiDateEffet.clientCode, clientCode), sql`${essaiDateEffet.id}::text = ${id}`))
    .returning({ id: essaiDateEffet.id })
  return gone.length > 0
}
