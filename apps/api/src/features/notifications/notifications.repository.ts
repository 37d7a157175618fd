import { and, desc, eq, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm'
import { purgeOf } from '../../noyau/index.ts'
import { type Executor, given, prepared, put } from '../../platform/db/index.ts'
import { notification } from './notifications.schema.ts'

const { placeholder } = sql

/** The page and how many there are in all, in one round trip. */
const page = prepared((db) =>
  db
    .select({
      id: notification.id,
      titre: notification.titre,
      texte: notification.texte,
      lien: notification.lien,
      creeLe: notification.creeLe,
      lueLe: notification.lueLe,
      total: sql<number>`(
        select count(*)::int from ${notification} n where n.compte_id = ${placeholder('compteId')})`,
    })
    .from(notification)
    .where(
      and(
        eq(notification.compteId, placeholder('compteId')),
        lt(notification.id, placeholder('avant')),
      ),
    )
    .orderBy(desc(notification.id))
    .limit(placeholder('taille'))
    .prepare('notifications_page'),
)

export const findNotifications = (
  db: Executor,
  of: { compteId: string; avant: number; taille: number },
) => page(db).execute(of)

/** How many of these are the account's own; those that already stand so are left alone. */
export async function markNotifications(
  db: Executor,
  { compteId, ids, isLue, now }: { compteId: string; ids: number[]; isLue: boolean; now: Date },
): Promise<number> {
  const own = and(eq(notification.compteId, compteId), inArray(notification.id, ids))
  await db
    .update(notification)
    .set({ lueLe: isLue ? now : null })
    .where(and(own, isLue ? isNull(notification.lueLe) : isNotNull(notification.lueLe)))
  return db.$count(notification, own)
}

/** Everything that the account was told up to that one is read; what came since stays unread. */
export const readNotifications = async (
  db: Executor,
  { compteId, jusqua, now }: { compteId: string; jusqua: number; now: Date },
): Promise<void> => {
  await db
    .update(notification)
    .set({ lueLe: now })
    .where(
      and(
        eq(notification.compteId, compteId),
        lte(notification.id, jusqua),
        isNull(notification.lueLe),
      ),
    )
}

export type NouvelleNotification = Pick<
  typeof notification.$inferInsert,
  'compteId' | 'titre' | 'texte' | 'lien' | 'creeLe'
>

const insertion = prepared((tx) =>
  tx
    .insert(notification)
    .values(given(notification, 'compteId', 'titre', 'texte', 'lien', 'creeLe'))
    .prepare('notification_ajoutee'),
)

/** In the transaction of what it tells: announced once that is committed. */
export const insertNotification = (tx: Executor, row: NouvelleNotification): Promise<void> =>
  put(tx, () => insertion(tx).execute({ lien: null, ...row }))

/** What each of many is told, with its number. */
export const insertNotifications = async (
  tx: Executor,
  rows: readonly NouvelleNotification[],
): Promise<number[]> =>
  rows.length === 0
    ? []
    : (
        await tx
          .insert(notification)
          .values([...rows])
          .returning({ id: notification.id })
      ).map(({ id }) => id)

export const findToutesNotifications = (db: Executor, compteId: string) =>
  db
    .select({
      titre: notification.titre,
      texte: notification.texte,
      creeLe: notification.creeLe,
      lueLe: notification.lueLe,
    })
    .from(notification)
    .where(eq(notification.compteId, compteId))
    .orderBy(desc(notification.id))

export const purgeNotifications = purgeOf([notification], (e, _, ids) =>
  e.delete(notification).where(inArray(notification.id, ids.map(Number))),
)
