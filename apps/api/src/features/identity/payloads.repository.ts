import { and, eq, isNotNull, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm'
import { deleteInLots, type Executor, prepared } from '../../platform/db/index.ts'
import { oidcPayload } from './identity.schema.ts'

const { placeholder } = sql
const { clientCode, modele, id, payload, grantId, uid, compteId, expireLe, consommeLe } =
  oidcPayload

export type PayloadKey = { clientCode: string; modele: string; id: string }
export type Payload = Record<string, unknown>
type Stored = { payload: Payload; consommeLe: Date | null }

const isKey = and(
  eq(clientCode, placeholder('clientCode')),
  eq(modele, placeholder('modele')),
  eq(id, placeholder('id')),
)

const findStatement = prepared((db) =>
  db.select({ payload, consommeLe }).from(oidcPayload).where(isKey).prepare('oidc_payload_find'),
)

export async function findPayload(db: Executor, key: PayloadKey): Promise<Stored | undefined> {
  const rows = await findStatement(db).execute(key)
  return rows[0]
}

const findByUidStatement = prepared((db) =>
  db
    .select({ payload, consommeLe })
    .from(oidcPayload)
    .where(
      and(
        eq(clientCode, placeholder('clientCode')),
        eq(modele, placeholder('modele')),
        eq(uid, placeholder('uid')),
      ),
    )
    .prepare('oidc_payload_find_by_uid'),
)

export async function findPayloadByUid(
  db: Executor,
  key: Omit<PayloadKey, 'id'> & { uid: string },
): Promise<Stored | undefined> {
  const rows = await findByUidStatement(db).execute(key)
  return rows[0]
}

const upsertStatement = prepared((db) =>
  db
    .insert(oidcPayload)
    .values({
      clientCode: placeholder('clientCode'),
      modele: placeholder('modele'),
      id: placeholder('id'),
      payload: placeholder('payload'),
      grantId: placeholder('grantId'),
      uid: placeholder('uid'),
      compteId: placeholder('compteId'),
      expireLe: placeholder('expireLe'),
    })
    .onConflictDoUpdate({
      target: [clientCode, modele, id],
      set: {
        payload: sql`excluded.payload`,
        grantId: sql`excluded.grant_id`,
        uid: sql`excluded.uid`,
        compteId: sql`excluded.compte_id`,
        expireLe: sql`excluded.expire_le`,
      },
    })
    .prepare('oidc_payload_upsert'),
)

export async function upsertPayload(
  db: Executor,
  row: PayloadKey & {
    payload: Payload
    grantId: string | null
    uid: string | null
    compteId: string | null
    expireLe: Date | null
  },
): Promise<void> {
  await upsertStatement(db).execute(row)
}

/**
 * False when somebody else consumed it first: a code serves once, even twenty times in parallel.
 */
export async function consumePayload(db: Executor, key: PayloadKey, now: Date): Promise<boolean> {
  const rows = await db
    .update(oidcPayload)
    .set({ consommeLe: now })
    .where(
      and(
        eq(clientCode, key.clientCode),
        eq(modele, key.modele),
        eq(id, key.id),
        isNull(consommeLe),
      ),
    )
    .returning({ id })
  return rows.length > 0
}

const deleteStatement = prepared((db) =>
  db.delete(oidcPayload).where(isKey).prepare('oidc_payload_delete'),
)

export async function deletePayload(db: Executor, key: PayloadKey): Promise<void> {
  await deleteStatement(db).execute(key)
}

export const deletePayloadsByGrant = (db: Executor, code: string, grant: string) =>
  db.delete(oidcPayload).where(and(eq(clientCode, code), eq(grantId, grant)))

/**
 * Deletes what the provider remembers of an account and could open a session by, and this browser's
 * session. A sign-in under way stays: the same person goes on with it on another device.
 */
export function deletePayloadsOf(
  db: Executor,
  code: string,
  { compte, session }: { compte: string | null; session: string | null },
) {
  const isTheirs = and(eq(clientCode, code), eq(compteId, compte ?? ''))
  const underWay = db
    .select({ grantId })
    .from(oidcPayload)
    .where(and(isTheirs, eq(modele, 'AuthorizationCode'), isNull(consommeLe), isNotNull(grantId)))
  return db
    .delete(oidcPayload)
    .where(
      or(
        and(eq(clientCode, code), eq(modele, 'Session'), eq(id, session ?? '')),
        and(
          isTheirs,
          ne(modele, 'Interaction'),
          notInArray(sql`coalesce(${grantId}, ${id})`, underWay),
        ),
      ),
    )
}

export const deleteExpiredPayloads = (db: Executor, now: Date) =>
  deleteInLots(db, oidcPayload, lt(expireLe, now))
