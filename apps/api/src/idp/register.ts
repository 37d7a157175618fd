import { SIGNED_OUT_PATH } from '@espace-adherent/contract'
import type { FastifyInstance } from 'fastify'
import type { ClesAcces } from '../features/cles-acces/index.ts'
import {
  deleteExpiredPayloads,
  type Identity,
  type Leave,
  registerIdentityRoutes,
  sessionCookieName,
  sessionCookieOptions,
} from '../features/identity/index.ts'
import { createAdresses, type Securite } from '../features/securite/index.ts'
import type { Sealer } from '../platform/crypto/index.ts'
import type { Database, Executor } from '../platform/db/index.ts'
import { allOf, every, type Jobs } from '../platform/jobs/index.ts'
import type { Door } from '../platform/outgoing/door.ts'
import { createAdapter } from './embedded/adapter.ts'
import { endEmbeddedSession } from './embedded/end-session.ts'
import { registerInteraction } from './embedded/interaction.routes.ts'
import { library } from './embedded/library.ts'
import { mountProviders, renderProviderError } from './embedded/mount.ts'
import { registerPasskey } from './embedded/passkey.routes.ts'
import { createProvider } from './embedded/provider.ts'
import { createProviders } from './embedded/providers.ts'
import { createSecondStep } from './embedded/second-step.ts'
import { originOf, publicOrigin } from './origins.ts'
import { createArrival } from './relying-party/arrival.ts'
import { createConfigurations } from './relying-party/configurations.ts'
import { createExchange } from './relying-party/exchange.ts'
import { inProcessFetch } from './relying-party/in-process-fetch.ts'
import { registerRelyingParty } from './relying-party/relying-party.routes.ts'
import { createTransactions } from './relying-party/transactions.ts'
import { loadProviderSecrets } from './secrets.ts'

/** After the server has begun to answer. */
const READ_AHEAD_MS = 200

export type IdpDeps = {
  database: Database
  jobs: Jobs
  sealer: Sealer
  identity: Identity
  securite: Securite
  clesAcces: ClesAcces
  /** By which an external provider is reached. */
  door: Door
  clock: () => Date
  /** False where all requests come from one address. */
  limitAddresses: boolean
  /** Where the demonstration shows its codes, instead of sending them. */
  mailboxUrl: string | null
  /** See `findFontUrl`. */
  fontUrl?: string | null
}

/** Signing in and out: the embedded provider, the portal as its client, and as another one's. */
export async function registerIdp(app: FastifyInstance, deps: IdpDeps): Promise<{ leave: Leave }> {
  const { database, sealer, identity, securite, clesAcces, clock, fontUrl = null } = deps
  const { db } = database
  const secrets = await loadProviderSecrets(db, sealer)
  const providers = createProviders((client) =>
    createProvider({
      client,
      secrets,
      adapter: createAdapter(db, client.code),
      idleMinutes: identity.sessionLimits.idleMinutes,
      isReconnu: (compteId, amr) => identity.isReconnu(client.code, compteId, amr),
      renderError: renderProviderError,
      onServerError: (error) => app.log.error({ type: error.name }, 'embedded provider failed'),
    }),
  )
  const exchange = createExchange(
    createConfigurations({
      sealer,
      embeddedSecret: secrets.clientSecret,
      embeddedFetch: inProcessFetch(app),
      door: deps.door,
      now: () => clock().getTime(),
    }),
  )
  app.decorate('fontUrl', fontUrl)
  await mountProviders(app, providers)
  // The first sign-in need not wait for it; if it cannot be read, that visit says so.
  const readAhead = () => void library().catch(() => {})
  app.addHook('onListen', async () => void setTimeout(readAhead, READ_AHEAD_MS).unref())
  const { mailboxUrl, limitAddresses: isLimited } = deps
  const adresses = createAdresses({ db, budgets: securite.budgets, clock, isLimited })
  const secondStep = createSecondStep({ db, securite, clesAcces, adresses, clock, mailboxUrl })
  const arrival = createArrival({ db, sealer, clock, identity, securite, secondStep })
  const { etapes } = arrival
  await registerInteraction(app, { providers, identity, secondStep, etapes })
  registerPasskey(app, { providers, clesAcces, etapes })
  await registerRelyingParty(app, {
    arrival,
    exchange,
    transactions: createTransactions(sealer, clock),
    clock,
  })
  const leave: Leave = async (request, reply) => {
    const { client } = request
    const closed = await identity.signOut(request)
    reply.clearCookie(sessionCookieName(client), sessionCookieOptions(client))
    if (!client.fournisseurExterne) {
      await endEmbeddedSession(db, request, reply, closed)
      return '/'
    }
    const origin = originOf(client, request.host) ?? publicOrigin(client)
    const url = await exchange.logoutUrl(client, origin, closed?.idToken ?? null).catch(() => null)
    // The home screen would sign in again at once, at a provider that could not be told.
    return url?.href ?? SIGNED_OUT_PATH
  }
  registerIdentityRoutes(app, { leave, identity, clock })
  deps.jobs.add(purgeJob({ db, identity }))
  return { leave }
}

const EVERY_MS = 10 * 60_000

export async function purgeExpired(db: Executor, identity: Identity, now: Date): Promise<void> {
  await allOf([() => identity.purge(), () => deleteExpiredPayloads(db, now)])
}

/** What has expired is worthless already: this keeps the tables small. */
const purgeJob = ({ db, identity }: { db: Executor; identity: Identity }) =>
  every({ key: 'identite.purge', ms: EVERY_MS }, ({ now }) => purgeExpired(db, identity, now))
