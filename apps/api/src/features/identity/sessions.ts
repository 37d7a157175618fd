import { hash } from 'node:crypto'
import type { SecondFacteur } from '@espace-adherent/domain'
import { sealed } from '../../noyau/sealed.ts'
import { randomToken, type Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import type { SessionOuverte, Visiteur } from '../visiteur.ts'
import { createSessionCache } from './session-cache.ts'
import {
  announceCompte,
  deleteDeadSessions,
  deleteOtherSessionsOf,
  deleteSession,
  deleteSessionById,
  deleteSessionsOf,
  deleteSessionsThrough,
  findLivingSession,
  findSessionsOf,
  insertSignIn,
  lookThrough,
  showAs,
  touchSession,
} from './sessions.repository.ts'

export type SessionLimits = {
  /** Without any request for that long, the session is over. */
  idleMinutes: number
  /** However busy, it is over after that. */
  maxHours: number
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Being seen is written at most this often: most requests only read. */
const TOUCH_EVERY = MINUTE

/** What the cookie's value becomes at rest; 256 random bits need no salt nor slow hash. */
const fingerprint = (token: string) => hash('sha256', token, 'base64url')

export type Opening = {
  compteId: string
  clientCode: string
  /** When the person last gave a password, a code or a key; unknown, it is taken for now. */
  prouveLe?: Date | null
  /** How more than a password was proven, if it was. */
  secondFacteur?: SecondFacteur | null
  /** Needed later to end the session at an external provider. */
  idToken: string | null
  /** What it was opened on, in words. */
  appareil?: string | null
  /** The session cookie that this browser brought, if any. */
  previous: string | undefined
  now: Date
}

/** How a request asks for its session. */
export type Asked = { isPassive?: boolean | undefined; vue?: string | null }

/** One session is two visitors: its holder, and the member whose portal a tab of theirs shows. */
const remembered = (token: string, vue: string | null) => (vue === null ? token : `${vue} ${token}`)

export type Sessions = ReturnType<typeof createSessions>

/** Sessions live in the database, so that every node knows them and a restart loses none. */
export function createSessions(sealer: Sealer, limits: SessionLimits) {
  const cache = createSessionCache()
  const seenAfter = (now: Date) => new Date(now.getTime() - limits.idleMinutes * MINUTE)

  async function read(
    db: Executor,
    token: string,
    clientCode: string,
    vue: string | null,
    now: Date,
  ): Promise<Visiteur | null> {
    const key = { empreinte: fingerprint(token), clientCode, vue }
    const heard = cache.announcements()
    const found = await findLivingSession(db, { ...key, now, seenAfter: seenAfter(now) })
    if (!found) return null
    if (cache.announcements() === heard) cache.set(remembered(token, vue), found, now)
    return found
  }

  /** Nobody waits for it, and a failure only makes the session end a minute early. */
  function touch(db: Executor, session: SessionOuverte, now: Date): void {
    const seenBefore = new Date(now.getTime() - TOUCH_EVERY)
    if (session.vueLe >= seenBefore) return
    // Also in what is remembered of it: the next request need not write it again.
    session.vueLe = now
    touchSession(db, session.empreinte, now, seenBefore).catch(() => {})
  }

  return {
    /**
     * Gives the value of the new cookie, which is stored nowhere: never the one that the browser
     * came with, whose session ends here.
     */
    async open(db: Executor, opening: Opening): Promise<string> {
      const { compteId, clientCode, prouveLe, idToken, previous, now } = opening
      const { appareil = null, secondFacteur = null } = opening
      const token = randomToken(32)
      const empreinte = fingerprint(token)
      await insertSignIn(db, {
        empreinte,
        compteId,
        clientCode,
        now,
        ouverteLe: prouveLe && prouveLe < now ? prouveLe : now,
        expireLe: new Date(now.getTime() + limits.maxHours * HOUR),
        idToken: idToken === null ? null : sealer.seal(idToken, sealed.sessionIdToken(empreinte)),
        appareil,
        secondFacteur,
        previous: previous === undefined ? '' : fingerprint(previous),
      })
      return token
    },

    /**
     * A session is worth nothing at another client's address. `vue`: the tab shows that member's
     * portal, as staff see it. `isPassive`: what a page does by itself is no sign of life of whoever
     * left it open.
     */
    async find(
      db: Executor,
      token: string,
      clientCode: string,
      now: Date,
      { isPassive = false, vue = null }: Asked = {},
    ): Promise<Visiteur | null> {
      const known = cache.get(remembered(token, vue), clientCode, now)
      const visiteur =
        known && known.session.vueLe > seenAfter(now)
          ? known
          : await read(db, token, clientCode, vue, now)
      if (visiteur && !isPassive) touch(db, visiteur.session, now)
      return visiteur
    },

    async close(db: Executor, token: string, clientCode: string) {
      const empreinte = fingerprint(token)
      const closed = await deleteSession(db, { empreinte, clientCode })
      if (!closed) return null
      cache.forgetCompte(closed.compteId)
      return {
        compteId: closed.compteId,
        idToken:
          closed.idToken === null
            ? null
            : sealer.unseal(closed.idToken, sealed.sessionIdToken(empreinte)),
      }
    },

    /** On every device, here and at the embedded provider. */
    async closeAll(db: Executor, compteId: string): Promise<void> {
      await deleteSessionsOf(db, compteId)
      cache.forgetCompte(compteId)
    },

    /** What one signs in with has changed: who else was in must sign in with what it is now. */
    async closeOthers(tx: Executor, compteId: string, empreinte: string): Promise<void> {
      await deleteOtherSessionsOf(tx, compteId, empreinte)
      cache.forgetCompte(compteId)
    },

    /** When it ends if nothing more is done, and whether doing something puts that off. */
    finDe({ vueLe, expireLe }: SessionOuverte): { le: Date; isProlongeable: boolean } {
      const sansRien = new Date(vueLe.getTime() + limits.idleMinutes * MINUTE)
      const isProlongeable = sansRien < expireLe
      return { le: isProlongeable ? sansRien : expireLe, isProlongeable }
    },

    /** Those that are still good. */
    list: (db: Executor, compteId: string, now: Date) =>
      findSessionsOf(db, compteId, now, seenAfter(now)),

    /** False when the account has no such session. */
    async closeOne(tx: Executor, compteId: string, id: string): Promise<boolean> {
      const isClosed = await deleteSessionById(tx, compteId, id)
      cache.forgetCompte(compteId)
      return isClosed
    },

    /** A tab of theirs shows staff what that member sees, for a while; null: no more. */
    async showAs(
      tx: Executor,
      { session, compteId }: Pick<Visiteur, 'session' | 'compteId'>,
      vue: { compteId: string; jusqua: Date } | null,
    ): Promise<void> {
      await showAs(tx, session.empreinte, vue)
      cache.forgetCompte(compteId)
      await announceCompte(tx, compteId)
    },

    /** Shows somebody else's space from now on, or the holder's own again (null). */
    async lookThrough(
      tx: Executor,
      { session, ...visiteur }: Visiteur,
      delegationId: string | null,
    ) {
      await lookThrough(tx, session.empreinte, delegationId)
      cache.forgetCompte(visiteur.delegation?.mandataireId ?? visiteur.compteId)
    },

    /** It was given up: whoever looks through it is out at once, here and, by the database's word, everywhere. */
    async closeThrough(tx: Executor, delegationId: string, mandataireId: string): Promise<void> {
      await deleteSessionsThrough(tx, delegationId)
      cache.forgetCompte(mandataireId)
    },

    /** What they may see has changed: every node reads their sessions again. */
    async readAgain(db: Executor, compteIds: readonly string[]): Promise<void> {
      for (const compteId of compteIds) {
        cache.forgetCompte(compteId)
        await announceCompte(db, compteId)
      }
    },

    /** Another node, or another statement, ended a session or changed an account. */
    forgetCompte: cache.forgetCompte,
    forgetAll: cache.forgetAll,

    purge: async (db: Executor, now: Date): Promise<void> => {
      await deleteDeadSessions(db, now, seenAfter(now))
    },
  }
}

/** The address under which people reach the client says whether cookies travel encrypted. */
type Adressee = { adressePublique: string }

export const isHttps = ({ adressePublique }: Adressee) => adressePublique.startsWith('https:')

/** `__Host-` makes browsers refuse the cookie from a sub-domain or over plain http. */
export const sessionCookieName = (client: Adressee) =>
  isHttps(client) ? '__Host-session' : 'session'

/** Out of reach of scripts, and not sent when another site posts a form here. */
export const sessionCookieOptions = (client: Adressee) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(client) }) as const
