import { isBackOffice, isSessionAdmise, secondFacteurIntegre } from '@espace-adherent/domain'
import { unchanged, write } from '../../noyau/index.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import { type Executor, TOPIC_ALL } from '../../platform/db/index.ts'
import { allOf } from '../../platform/jobs/index.ts'
import type { Client } from '../client.ts'
import { recordEvenement } from '../historique/index.ts'
import { note } from '../nouvelles/index.ts'
import type { Visiteur } from '../visiteur.ts'
import { authenticate, normaliseIdentifiant } from './authenticate.ts'
import { findActiveCompte, findCompteByUserName } from './comptes.repository.ts'
import { bindExternal, findExternalCompte, type SujetExterne } from './external-account.ts'
import { createLockout, type EchecsReseau } from './lockout.ts'
import {
  type Asked,
  createSessions,
  type Opening,
  type SessionLimits,
  sessionCookieName,
} from './sessions.ts'

/** Written by the database itself, in the trigger `annonce_compte`; many at once by an import. */
const TOPIC_COMPTE = 'compte:'

export type IdentityDeps = {
  db: Executor
  sealer: Sealer
  clock: () => Date
  session: SessionLimits
  /** Failed sign-ins that one network may make; none for no limit. */
  echecsReseau?: EchecsReseau
}

const SANS_LIMITE: EchecsReseau = { parQuartHeure: 0, parJour: 0 }

/** As much of a request as says who sent it. */
export type Bearer = { client: Client; cookies: Record<string, string | undefined> }

/** What the portal's own session knew of the provider's. */
export type ClosedSession = { compteId: string; idToken: string | null }

export type SignIn = Omit<Opening, 'clientCode' | 'now'>

export type Identity = ReturnType<typeof createIdentity>

/** Accounts, passwords and sessions, as the rest of the server may use them. */
export function createIdentity({
  db,
  sealer,
  clock,
  session: limits,
  echecsReseau = SANS_LIMITE,
}: IdentityDeps) {
  const sessions = createSessions(sealer, limits)
  const lockout = createLockout(sealer, echecsReseau)

  return {
    sessionLimits: limits,

    /** `isPassive`: the page asks by itself, which does not keep the session alive. */
    async findVisiteur({ client, cookies }: Bearer, asked: Asked = {}): Promise<Visiteur | null> {
      const token = cookies[sessionCookieName(client)]
      if (!token) return null
      const visiteur = await sessions.find(db, token, client.code, clock(), asked)
      return visiteur && isSessionAdmise(visiteur.session, client.config) ? visiteur : null
    },

    finDeSession: sessions.finDe,

    authenticate: authenticate({ db, lockout, clock }),

    isActiveCompte: async (clientCode: string, compteId: string): Promise<boolean> =>
      (await findActiveCompte(db, clientCode, compteId)) !== undefined,

    /**
     * Whether the embedded provider lets them in again without a question, from how they proved themselves to it. Staff
     * only with a second factor, even where the client does without: they are then asked for their password again.
     */
    async isReconnu(clientCode: string, compteId: string, amr: unknown): Promise<boolean> {
      const compte = await findActiveCompte(db, clientCode, compteId)
      const secondFacteur = secondFacteurIntegre(amr)
      return compte !== undefined && isSessionAdmise({ ...compte, secondFacteur }, {})
    },

    findExternalCompte: (clientCode: string, sujet: SujetExterne) =>
      findExternalCompte(db, clientCode, sujet),
    /** In the transaction of what tells its holder. */
    bindExternal,

    /** Gives the new session's cookie value. */
    signIn: (client: Client, signIn: SignIn): Promise<string> => {
      const now = clock()
      return write(db, { client, now, auteur: null }, async (e) => {
        const token = await sessions.open(e, { ...signIn, clientCode: client.code, now })
        await note(e, { action: 'connexion', a: { compte: signIn.compteId } })
        return unchanged(e, token)
      })
    },

    /** A session for a known account without its password: for tests and for tools. */
    async openSessionFor(client: Client, userName: string) {
      const compte = await findCompteByUserName(db, client.code, normaliseIdentifiant(userName))
      if (!compte) throw new Error(`No account ${userName} at ${client.code}`)
      const value = await sessions.open(db, {
        compteId: compte.id,
        clientCode: client.code,
        // As the real sign-in of staff would.
        secondFacteur: isBackOffice(compte.roles) ? 'code' : null,
        idToken: null,
        previous: undefined,
        now: clock(),
      })
      return { name: sessionCookieName(client), value }
    },

    /** What is needed to end the provider's session as well; null when there was none here. */
    async signOut({ client, cookies }: Bearer): Promise<ClosedSession | null> {
      const token = cookies[sessionCookieName(client)]
      const closed = token ? await sessions.close(db, token, client.code) : null
      if (closed)
        await recordEvenement(db, {
          clientCode: client.code,
          compteId: closed.compteId,
          action: 'deconnexion',
          le: clock(),
        })
      return closed
    },

    /** The tries that failed before a new password was chosen count no more. */
    unlock: (clientCode: string, userName: string, tx: Executor = db) =>
      lockout.unlock(tx, clientCode, normaliseIdentifiant(userName)),

    /** Inside the transaction of what ends them, where there is one. */
    closeAll: (compteId: string, executor: Executor = db) => sessions.closeAll(executor, compteId),
    /** In the transaction of what changes; the session that changes it stays. */
    closeOthers: sessions.closeOthers,
    closeOne: sessions.closeOne,
    showAs: sessions.showAs,
    lookThrough: sessions.lookThrough,
    readAgain: sessions.readAgain,
    closeThrough: sessions.closeThrough,
    /** What is known of an account's sessions has changed, otherwise than by what the database announces. */
    forgetCompte: sessions.forgetCompte,
    listSessions: (compteId: string) => sessions.list(db, compteId, clock()),

    /** What the database announces: an account whose sessions must be read again, or everything. */
    onTopic(topic: string): void {
      if (topic === TOPIC_ALL) sessions.forgetAll()
      else if (topic.startsWith(TOPIC_COMPTE))
        for (const id of topic.slice(TOPIC_COMPTE.length).split(',')) sessions.forgetCompte(id)
    },

    async purge(): Promise<void> {
      await allOf([() => sessions.purge(db, clock()), () => lockout.purge(db, clock())])
    },
  }
}
