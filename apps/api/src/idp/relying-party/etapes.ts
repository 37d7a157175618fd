import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Client } from '../../features/client.ts'
import {
  deletePayload,
  findPayload,
  isHttps,
  type Payload,
  upsertPayload,
} from '../../features/identity/index.ts'
import { sealed } from '../../noyau/sealed.ts'
import { randomToken, type Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import type { Pending } from '../embedded/pending.ts'
import type { Attente } from '../embedded/second-step.ts'

/** As a sign-in at the embedded provider. */
const LIFETIME_MS = 10 * 60_000
const MODELE = 'EtapeExterne'

/** A sign-in at an external provider, until the portal has seen what it still wants. */
export type Etape = {
  attente: Attente
  /**
   * What the account will be bound to, once its holder has proven it; null: it is bound already.
   */
  rattachement: { issuer: string; sujet: string } | null
  prouveLe: Date | null
  idToken: string
  callbackUrl: string | null
}

type Kept = Omit<Etape, 'prouveLe'> & {
  prouveLe: string | null
  fournisseur: string
  until: number
}

export type EtapesDeps = {
  db: Executor
  sealer: Sealer
  clock: () => Date
  /** Opens the session; gives where the browser goes next. */
  finish(
    etape: Etape,
    facteur: Parameters<Pending['finish']>[0],
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<string>
  chapoOf(etape: Etape): string | undefined
}

export type Etapes = ReturnType<typeof createEtapes>

/**
 * Kept in the database, because an ID token may be long and names the person. The address alone
 * opens none: the browser that began it holds the other half in a cookie. It ends with the sessions
 * of its account.
 */
export function createEtapes({ db, sealer, clock, finish, chapoOf }: EtapesDeps) {
  const pathOf = (uid: string) => `/connexion/${uid}`
  const nameOf = (client: Client) => (isHttps(client) ? '__Secure-etape' : 'etape')
  const keyOf = (client: Client, uid: string, secret: string) => ({
    clientCode: client.code,
    modele: MODELE,
    id: hash('sha256', `${uid}.${secret}`, 'base64url'),
  })
  type Key = ReturnType<typeof keyOf>
  const cookieOptions = (client: Client, uid: string) =>
    ({ path: pathOf(uid), httpOnly: true, sameSite: 'lax', secure: isHttps(client) }) as const

  const write = (key: Key, kept: Kept) =>
    upsertPayload(db, {
      ...key,
      payload: kept as unknown as Payload,
      grantId: null,
      uid: null,
      compteId: kept.attente.compteId,
      expireLe: new Date(kept.until),
    })

  return {
    /** Gives the address where it goes on. */
    async begin({ client }: FastifyRequest, reply: FastifyReply, etape: Etape): Promise<string> {
      const [uid, secret] = [randomToken(16), randomToken(32)]
      const key = keyOf(client, uid, secret)
      await write(key, {
        ...etape,
        prouveLe: etape.prouveLe?.toISOString() ?? null,
        idToken: sealer.seal(etape.idToken, sealed.etapeIdToken(key.id)),
        fournisseur: client.fournisseurExterne?.issuer ?? '',
        until: clock().getTime() + LIFETIME_MS,
      })
      const maxAge = LIFETIME_MS / 1000
      reply.setCookie(nameOf(client), secret, { ...cookieOptions(client, uid), maxAge })
      return pathOf(uid)
    },

    /**
     * Null when it has expired, is over, belongs to another browser, or began at a provider that
     * was replaced.
     */
    async find({ client, params, cookies }: FastifyRequest): Promise<Pending | null> {
      const { uid } = params as { uid: string }
      const secret = cookies[nameOf(client)]
      if (secret === undefined) return null
      const key = keyOf(client, uid, secret)
      const kept = (await findPayload(db, key))?.payload as Kept | undefined
      if (!kept || kept.until <= clock().getTime()) return null
      if (kept.fournisseur !== client.fournisseurExterne?.issuer) return null
      const etape: Etape = {
        ...kept,
        prouveLe: kept.prouveLe === null ? null : new Date(kept.prouveLe),
        idToken: sealer.unseal(kept.idToken, sealed.etapeIdToken(key.id)),
      }
      return {
        uid,
        attente: kept.attente,
        chapo: chapoOf(etape),
        keep: (attente) => write(key, { ...kept, attente }),
        async finish(facteur, request, reply) {
          const next = await finish(etape, facteur, request, reply)
          await deletePayload(db, key)
          reply.clearCookie(nameOf(client), cookieOptions(client, uid))
          return next
        },
      }
    },
  }
}
