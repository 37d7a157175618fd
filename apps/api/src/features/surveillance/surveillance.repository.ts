import type { GenreLecture, Lectures, PeriodeLecture } from '@espace-adherent/domain'
import { and, arrayContains, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { isOuvert, purgeParId } from '../../noyau/index.ts'
import { compte } from '../../noyau/lu.ts'
import { deleteInLots, type Executor } from '../../platform/db/index.ts'
import { AUCUN, type Suite } from '../suite.ts'
import { alerteLecture, lecturePersonnel } from './surveillance.schema.ts'

const HEURE_MS = 3_600_000
const JOUR_MS = 24 * HEURE_MS

const heureDe = (now: Date) => new Date(Math.floor(now.getTime() / HEURE_MS) * HEURE_MS)

type Lue = { compteId: string; genre: GenreLecture; nombre: number; now: Date }

/**
 * Adds to the hour that runs, and says what there is with it, in that hour and in the last twenty-four: of those that come
 * at once each is told a number of its own. A negative number takes back.
 */
export async function addLectures(
  db: Executor,
  { compteId, genre, nombre, now }: Lue,
): Promise<Lectures> {
  const heure = heureDe(now)
  const colonne = lecturePersonnel[genre]
  const [lu] = await db
    .insert(lecturePersonnel)
    .values({ compteId, heure, [genre]: Math.max(nombre, 0) })
    .onConflictDoUpdate({
      target: [lecturePersonnel.compteId, lecturePersonnel.heure],
      set: { [genre]: sql`greatest(${colonne} + ${nombre}, 0)` },
    })
    .returning({ nombre: colonne })
  const [avant] = await db
    .select({ nombre: sql<number>`coalesce(sum(${colonne}), 0)::int` })
    .from(lecturePersonnel)
    .where(
      and(
        eq(lecturePersonnel.compteId, compteId),
        gt(lecturePersonnel.heure, new Date(now.getTime() - JOUR_MS)),
        lt(lecturePersonnel.heure, heure),
      ),
    )
  const dansLHeure = lu?.nombre ?? 0
  return { heure: dansLHeure, jour: dansLHeure + (avant?.nombre ?? 0) }
}

export const deleteLecturesBefore = (db: Executor, before: Date) =>
  deleteInLots(db, lecturePersonnel, lt(lecturePersonnel.heure, before))

type Alerte = {
  clientCode: string
  compteId: string
  genre: GenreLecture
  periode: PeriodeLecture
  nombre: number
  le: Date
}

export const insertAlerte = (db: Executor, alerte: Alerte) =>
  db.insert(alerteLecture).values(alerte)

const nomDe = sql<string>`${compte.prenom} || ' ' || ${compte.nom}`

const alerte = {
  id: alerteLecture.id,
  clientCode: alerteLecture.clientCode,
  qui: nomDe,
  genre: alerteLecture.genre,
  periode: alerteLecture.periode,
  nombre: alerteLecture.nombre,
  le: alerteLecture.le,
}

export const findAlertes = (db: Executor, clientCode: string, since: Date) =>
  db
    .select(alerte)
    .from(alerteLecture)
    .innerJoin(compte, eq(compte.id, alerteLecture.compteId))
    .where(and(eq(alerteLecture.clientCode, clientCode), gt(alerteLecture.le, since)))
    .orderBy(desc(alerteLecture.le))

export type AlerteLue = Awaited<ReturnType<typeof findAlertes>>[number]

/** Those of one insurer that nobody was told of. */
export const findNonPrevenues = (
  db: Executor,
  { clientCode, apres, limite }: Suite<{ id: string }>,
) =>
  db
    .select(alerte)
    .from(alerteLecture)
    .innerJoin(compte, eq(compte.id, alerteLecture.compteId))
    .where(
      and(
        eq(alerteLecture.clientCode, clientCode),
        isNull(alerteLecture.prevenueLe),
        gt(alerteLecture.id, apres?.id ?? AUCUN),
      ),
    )
    .orderBy(alerteLecture.id)
    .limit(limite)

/** False: another node was before. */
export async function markPrevenue(tx: Executor, id: string, le: Date): Promise<boolean> {
  const marked = await tx
    .update(alerteLecture)
    .set({ prevenueLe: le })
    .where(and(eq(alerteLecture.id, id), isNull(alerteLecture.prevenueLe)))
    .returning({ id: alerteLecture.id })
  return marked.length > 0
}

export const findAdministrateurs = (tx: Executor, clientCode: string) =>
  tx
    .select({ email: compte.email, prenom: compte.prenom })
    .from(compte)
    .where(and(eq(compte.clientCode, clientCode), arrayContains(compte.roles, ['Admin']), isOuvert))

export const purgeAlertes = purgeParId(alerteLecture)
