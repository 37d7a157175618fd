import type { Adapter, AdapterPayload } from 'oidc-provider'
import {
  consumePayload,
  deletePayload,
  deletePayloadsByGrant,
  findPayload,
  findPayloadByUid,
  type Payload,
  upsertPayload,
} from '../../features/identity/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { library } from './library.ts'

/** How the library writes its identifiers. */
export const isPlainId = (id: string) => /^[\w-]{1,200}$/.test(id)

const text = (value: unknown) => (typeof value === 'string' ? value : null)

/**
 * Whose it is. From the right password on, a sign-in belongs to somebody, even while a code is
 * awaited: it ends with the account's sessions.
 */
function compteOf({ accountId, result }: AdapterPayload): string | null {
  const attente = result?.attente as { compteId?: unknown } | undefined
  return text(accountId) ?? text(result?.login?.accountId) ?? text(attente?.compteId)
}

type Stored = Awaited<ReturnType<typeof findPayload>>

const revive = (stored: Stored): AdapterPayload | undefined =>
  stored && {
    ...(stored.payload as AdapterPayload),
    ...(stored.consommeLe && { consumed: Math.floor(stored.consommeLe.getTime() / 1000) }),
  }

/** The provider's memory in the database: any node may serve the next step of a sign-in. */
export const createAdapter =
  (db: Executor, clientCode: string) =>
  (modele: string): Adapter => ({
    async upsert(id, payload, expiresIn) {
      // No endpoint of this provider takes an access token: nobody would ask for it again.
      if (modele === 'AccessToken') return
      await upsertPayload(db, {
        clientCode,
        modele,
        id,
        payload: payload as Payload,
        grantId: text(payload.grantId),
        uid: text(payload.uid),
        compteId: compteOf(payload),
        expireLe: expiresIn === undefined ? null : new Date(Date.now() + expiresIn * 1000),
      })
    },
    async find(id) {
      // Anything may be sent as a client's name; our own never look like that.
      if (!isPlainId(id)) return undefined
      return revive(await findPayload(db, { clientCode, modele, id }))
    },
    async findByUid(uid) {
      return revive(await findPayloadByUid(db, { clientCode, modele, uid }))
    },
    // Only the device flow has user codes, and it is off.
    async findByUserCode() {
      return undefined
    },
    async consume(id) {
      const isFirst = await consumePayload(db, { clientCode, modele, id }, new Date())
      if (isFirst) return
      const { errors } = await library()
      throw new errors.InvalidGrant('already consumed')
    },
    async destroy(id) {
      await deletePayload(db, { clientCode, modele, id })
    },
    async revokeByGrantId(grantId) {
      await deletePayloadsByGrant(db, clientCode, grantId)
    },
  })
