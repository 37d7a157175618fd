import type { DateCalendaire } from '@espace-adherent/domain'
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../platform/db/index.ts'
import { compte } from './comptes.schema.ts'
import { type Change, changed, type Ecriture } from './ecriture.ts'

/** Brought by an import, and waiting for a first password: its identifier is one that imports draw. */
const isAttendu = and(
  sql`substr(${compte.id}::text, 15, 1) = '8'`,
  eq(compte.isActif, false),
  isNull(compte.verrouilleLe),
  isNull(compte.motDePasse),
  isNull(compte.sujetExterne),
  // Who is covered by nothing would find nothing.
  sql`cardinality(${compte.roles}) > 0`,
)
/** The server of that address refuses it for good. */
const isSansAdresse = sql`(${compte.email} not like '%_@_%' or ${compte.emailRejete} = ${compte.email})`

export type Invite = Pick<typeof compte.$inferSelect, 'id' | 'email' | 'prenom' | 'motDePasse'>

/** Of one insurer: who is to be written to, who cannot be, and how many were on that day. */
export async function countInvitations(
  db: Executor,
  clientCode: string,
  jour: DateCalendaire,
): Promise<{ aInviter: number; sansAdresse: number; invitesLeJour: number }> {
  const combien = (quand: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${quand})::int`
  const attendu = sql`${isAttendu} and ${isNull(compte.inviteLe)}`
  const [row] = await db
    .select({
      aInviter: combien(sql`${attendu} and not coalesce(${isSansAdresse}, false)`),
      sansAdresse: combien(sql`${attendu} and coalesce(${isSansAdresse}, false)`),
      invitesLeJour: combien(
        sql`(${compte.inviteLe} at time zone 'Europe/Paris')::date = ${jour}::date`,
      ),
    })
    .from(compte)
    .where(eq(compte.clientCode, clientCode))
  return row ?? { aInviter: 0, sansAdresse: 0, invitesLeJour: 0 }
}

/** The next ones are invited from now on: whoever else invites passes them by. Null: nobody is left. */
export async function inviterComptes(
  e: Ecriture,
  {
    clientCode,
    apres,
    nombre,
    now,
  }: { clientCode: string; apres: string; nombre: number; now: Date },
): Promise<Change<Invite[]> | null> {
  const suivants = await e
    .select({
      id: compte.id,
      email: compte.email,
      prenom: compte.prenom,
      motDePasse: compte.motDePasse,
    })
    .from(compte)
    .where(
      and(
        eq(compte.clientCode, clientCode),
        gt(compte.id, apres),
        isAttendu,
        isNull(compte.inviteLe),
        sql`not coalesce(${isSansAdresse}, false)`,
      ),
    )
    .orderBy(asc(compte.id))
    .limit(nombre)
    .for('no key update', { skipLocked: true })
  const ids = suivants.map(({ id }) => id)
  if (ids.length === 0) return null
  await e.update(compte).set({ inviteLe: now }).where(inArray(compte.id, ids))
  return changed(e, suivants)
}
