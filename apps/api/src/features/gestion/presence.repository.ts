import { and, asc, eq, gte, lt, ne, sql } from 'drizzle-orm'
import { compte } from '../../noyau/lu.ts'
import { deleteInLots, type Executor } from '../../platform/db/index.ts'
import { presence } from './gestion.schema.ts'

type Place = { clientCode: string; objet: string; cible: string }

export const savePresence = (db: Executor, values: Place & { compteId: string; vuLe: Date }) =>
  db
    .insert(presence)
    .values(values)
    .onConflictDoUpdate({
      target: [presence.clientCode, presence.objet, presence.cible, presence.compteId],
      set: { vuLe: values.vuLe },
    })

/** As many as are named on a screen. */
const NOMMES_MAX = 20

export const findPresents = (
  db: Executor,
  { clientCode, objet, cible, sauf, depuis }: Place & { sauf: string; depuis: Date },
) =>
  db
    .select({
      id: compte.id,
      nom: sql<string>`${compte.prenom} || ' ' || ${compte.nom}`.as('nom_complet'),
    })
    .from(presence)
    .innerJoin(compte, eq(compte.id, presence.compteId))
    .where(
      and(
        eq(presence.clientCode, clientCode),
        eq(presence.objet, objet),
        eq(presence.cible, cible),
        ne(presence.compteId, sauf),
        gte(presence.vuLe, depuis),
      ),
    )
    .orderBy(asc(compte.nom), asc(compte.id))
    .limit(NOMMES_MAX)

export const deletePresences = (db: Executor, avant: Date) =>
  deleteInLots(db, presence, lt(presence.vuLe, avant))
