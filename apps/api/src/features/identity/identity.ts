import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import type { Client } from '../portail/index.ts'
import { authenticate } from './authenticate.ts'
import { findCompteByUserName, insertConnexion, isActiveCompte } from './comptes.repository.ts'
import { findExternalCompte, type SujetExterne } from './external-account.ts'
import { normaliseIdentifiant } from './identifiant.ts'
import { createLockout } from './lockout.ts'
import { sessionCookieName } from './session-cookie.ts'
import { createSessions, type SessionLimits } from './sessions.ts'
import type { Visiteur } from './visiteur.ts'

export type IdentityDeps = {
  db: Executor
  sealer: Sealer
  clock: () => Date
  session: SessionLimits
}

/** As much of a request as says who sent it. */
export type Bearer = { client: Client; cookies: Record<string, string | undefined> }

export type SignIn = {
  compteId: string
  /** Needed later to end the session at an external provider. */
  idToken: string | null
  /** The session that this browser brought, if any: it ends here. */
  previous: string | undefined
}

export type Identity = ReturnType<typeof createIdentity>

/** Accounts, passwords and sessions, as the rest of the server may use them. */
export function createIdentity({ db, sealer, clock, session: limits }: IdentityDeps) {
  const sessions = createSessions(sealer, limits)
  const lockout = createLockout(sealer)

  return {
    sessionLimits: limits,

    async findVisiteur({ client, cookies }: Bearer): Promise<Visiteur | null> {
      const token = cookies[sessionCookieName(client)]
      return token ? sessions.find(db, token, client.code, clock()) : null
    },

    authenticate: authenticate({ db, lockout, clock }),

    isActiveCompte: (clientCode: string, compteId: string) =>
      isActiveCompte(db, clientCode, compteId),

    findExternalCompte: (clientCode: string, sujet: SujetExterne) =>
      findExternalCompte(db, clientCode, sujet),

    /** Gives the new session's cookie value: never the one that the browser came with. */
    signIn: (client: Client, { compteId, idToken, previous }: SignIn): Promise<string> =>
      db.transaction(async (tx) => {
        const now = clock()
        if (previous) await sessions.close(tx, previous, client.code)
        await insertConnexion(tx, { compteId, clientCode: client.code, le: now })
        return sessions.open(tx, { compteId, clientCode: client.code, idToken, now })
      }),

    /** A session for a known account without its password: for tests and for tools. */
    async openSessionFor(client: Client, userName: string) {
      const compte = await findCompteByUserName(db, client.code, normaliseIdentifiant(userName))
      if (!compte) throw new Error(`No account ${userName} at ${client.code}`)
      const value = await sessions.open(db, {
        compteId: compte.id,
        clientCode: client.code,
        idToken: null,
        now: clock(),
      })
      return { name: sessionCookieName(client), value }
    },

    /** What is needed to end the provider's session as well; null when there was none here. */
    async signOut({ client, cookies }: Bearer) {
      const token = cookies[sessionCookieName(client)]
      return token ? sessions.close(db, token, client.code) : null
    },

    closeAll: (compteId: string) => sessions.closeAll(db, compteId),

    async purge(): Promise<void> {
      await sessions.purge(db, clock())
      await lockout.purge(db, clock())
    },
  }
}
