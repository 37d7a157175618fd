import type { Qualite } from '@espace-adherent/domain'
import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { type Change, changed, type Ecriture } from '../../noyau/index.ts'
import { ancienAssure, assure, compte, personne } from '../../noyau/lu.ts'
import { deleteInLots, type Executor } from '../../platform/db/index.ts'
import { copieDonnees } from './donnees.schema.ts'

const shown = {
  id: copieDonnees.id,
  creeLe: copieDonnees.creeLe,
  faites: copieDonnees.faites,
  parties: copieDonnees.parties,
  pretLe: copieDonnees.pretLe,
}

export async function findDerniere(db: Executor, compteId: string) {
  const [found] = await db
    .select(shown)
    .from(copieDonnees)
    .where(eq(copieDonnees.compteId, compteId))
    .orderBy(desc(copieDonnees.creeLe))
    .limit(1)
  return found ?? null
}
export type CopieRow = NonNullable<Awaited<ReturnType<typeof findDerniere>>>

export const countSince = (db: Executor, compteId: string, depuis: Date) =>
  db.$count(copieDonnees, and(eq(copieDonnees.compteId, compteId), gt(copieDonnees.creeLe, depuis)))

type Nouvelle = Pick<
  typeof copieDonnees.$inferInsert,
  'clientCode' | 'compteId' | 'creeLe' | 'parties'
>

/** It takes the place of those before it: what they held is forgotten, that they were asked for is not. */
export async function replaceCopie(e: Ecriture, copie: Nouvelle): Promise<Change<CopieRow>> {
  await e
    .update(copieDonnees)
    .set({ pdf: null, json: null })
    .where(eq(copieDonnees.compteId, copie.compteId))
  const [row] = await e.insert(copieDonnees).values(copie).returning(shown)
  if (!row) throw new Error('A copy of data was not written down')
  return changed(e, row)
}

/** What one of the account's own copies holds; null when it is not there, not ready, or replaced. */
export async function findContenu(
  db: Executor,
  { compteId, id, format }: { compteId: string; id: string; format: 'pdf' | 'json' },
) {
  const [found] = await db
    .select({
      creeLe: copieDonnees.creeLe,
      pretLe: copieDonnees.pretLe,
      contenu: copieDonnees[format],
    })
    .from(copieDonnees)
    .where(
      and(
        eq(copieDonnees.compteId, compteId),
        sql`${copieDonnees.id}::text = ${id}`,
        isNotNull(copieDonnees[format]),
      ),
    )
  return found ?? null
}

/** One that is still to be prepared, and whose it is; null when it is done, or its account is gone. */
export async function findAPreparer(db: Executor, id: string) {
  const [found] = await db
    .select({
      clientCode: copieDonnees.clientCode,
      compteId: copieDonnees.compteId,
      email: compte.email,
      personneId: compte.personneId,
      qualites: sql<Record<string, Qualite>>`(
        select coalesce(json_object_agg(${assure.numeroContrat}, ${assure.qualite}
          order by ${assure.numeroContrat}), '{}'::json)
        from ${assure}
        where ${assure.personneId} = ${compte.personneId} and ${assure.clientCode} = ${compte.clientCode})`,
    })
    .from(copieDonnees)
    .innerJoin(compte, eq(compte.id, copieDonnees.compteId))
    .where(and(eq(copieDonnees.id, id), isNull(copieDonnees.pretLe), eq(compte.isActif, true)))
  return found ?? null
}

export const updateFaites = (db: Executor, id: string, faites: number) =>
  db.update(copieDonnees).set({ faites }).where(eq(copieDonnees.id, id))

/** Null when another try has finished it, or a newer one was asked for meanwhile. */
export async function finishCopie(
  e: Ecriture,
  {
    id,
    compteId,
    ...contenu
  }: { id: string; compteId: string; pdf: string; json: string; pretLe: Date },
): Promise<Change | null> {
  const derniere = await findDerniere(e, compteId)
  if (derniere?.id !== id) return null
  const rows = await e
    .update(copieDonnees)
    .set(contenu)
    .where(and(eq(copieDonnees.id, id), isNull(copieDonnees.pretLe)))
    .returning({ id: copieDonnees.id })
  return rows.length > 0 ? changed(e, undefined) : null
}

/** Files of megabytes: fewer of them at a time. */
const FICHIERS = 100

/** Those that were ready, or asked for and never ready, before that. */
export const deleteCopiesBefore = (db: Executor, before: Date) =>
  deleteInLots(
    db,
    copieDonnees,
    and(
      // What was ready by then was asked for before: an index knows that.
      lte(copieDonnees.creeLe, before),
      lte(sql`coalesce(${copieDonnees.pretLe}, ${copieDonnees.creeLe})`, before),
    ),
    FICHIERS,
  )

/** Everybody of a person's contracts, and the contracts that covered that person once: whose care may be told. */
export async function findCouverts(db: Executor, clientCode: string, personneId: string) {
  const siens = db
    .select({ numeroContrat: assure.numeroContrat })
    .from(assure)
    .where(and(eq(assure.clientCode, clientCode), eq(assure.personneId, personneId)))
  const [couverts, anciens] = await Promise.all([
    db
      .select({
        numeroContrat: assure.numeroContrat,
        id: personne.id,
        dateNaissance: personne.dateNaissance,
      })
      .from(assure)
      .innerJoin(personne, eq(personne.id, assure.personneId))
      .where(and(eq(assure.clientCode, clientCode), inArray(assure.numeroContrat, siens)))
      .orderBy(assure.numeroContrat, assure.rang),
    db
      .selectDistinct({ numeroContrat: ancienAssure.numeroContrat })
      .from(ancienAssure)
      .where(and(eq(ancienAssure.clientCode, clientCode), eq(ancienAssure.personneId, personneId))),
  ])
  return { couverts, anciens: anciens.map(({ numeroContrat }) => numeroContrat) }
}
