import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Client } from '../../features/client.ts'
import { isHttps } from '../../features/identity/index.ts'
import type { Place, Sealer } from '../../platform/crypto/index.ts'

/** One sign-in under way: what must come back from the provider, and where the person wanted to go. */
export type Transaction = {
  clientCode: string
  origin: string
  state: string
  nonce: string
  verifier: string
  callbackUrl: string | null
  startedAt: number
}

const LIFETIME_MS = 10 * 60_000
/** Tabs left open must not make the cookies too large for the server to read. */
const MOST_AT_ONCE = 5

/**
 * Each sign-in has a cookie of its own, named after its state, so that several tabs do not
 * overwrite one another. It is sealed: the browser can neither read it nor change it.
 */
export function createTransactions(sealer: Sealer, clock: () => Date) {
  const prefix = (client: Client) => (isHttps(client) ? '__Secure-connexion-' : 'connexion-')
  const nameOf = (client: Client, state: string) =>
    `${prefix(client)}${createHash('sha256').update(state).digest('hex').slice(0, 16)}`
  const placeOf = (name: string): Place => ['cookie', name]
  const options = (client: Client) =>
    ({
      path: '/api/identity',
      httpOnly: true,
      sameSite: 'lax',
      secure: isHttps(client),
    }) as const

  const open = (name: string, sealed: string): Transaction | null => {
    try {
      return JSON.parse(sealer.unseal(sealed, placeOf(name))) as Transaction
    } catch {
      return null
    }
  }

  return {
    begin(request: FastifyRequest, reply: FastifyReply, transaction: Transaction): void {
      const { client, cookies } = request
      const others = Object.entries(cookies)
        .filter(([name]) => name.startsWith(prefix(client)))
        .map(([name, value]) => ({ name, startedAt: open(name, value ?? '')?.startedAt ?? 0 }))
        .sort((a, b) => b.startedAt - a.startedAt)
      for (const { name } of others.slice(MOST_AT_ONCE - 1))
        reply.clearCookie(name, options(client))
      const name = nameOf(client, transaction.state)
      reply.setCookie(name, sealer.seal(JSON.stringify(transaction), placeOf(name)), {
        ...options(client),
        maxAge: LIFETIME_MS / 1000,
      })
    },

    /** Gives it once: the cookie goes away with the answer. */
    take(request: FastifyRequest, reply: FastifyReply, state: string): Transaction | null {
      const { client, cookies } = request
      const name = nameOf(client, state)
      const sealed = cookies[name]
      if (sealed === undefined) return null
      reply.clearCookie(name, options(client))
      const transaction = open(name, sealed)
      const isValid =
        transaction?.state === state &&
        transaction.clientCode === client.code &&
        clock().getTime() - transaction.startedAt < LIFETIME_MS
      return isValid ? transaction : null
    },
  }
}

export type Transactions = ReturnType<typeof createTransactions>
