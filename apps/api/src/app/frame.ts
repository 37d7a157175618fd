import type { IncomingMessage } from 'node:http'
import { isMachineAccess } from '@espace-adherent/contract/resources'
import { limitesCle } from '@espace-adherent/domain'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import {
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerFactory,
  fastify,
  type RouteOptions,
} from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Client } from '../features/client.ts'
import { registerUneFois } from '../features/gestion/index.ts'
import { recordConsultation, recordRefus } from '../features/historique/index.ts'
import { type Identity, sessionCookieName } from '../features/identity/index.ts'
import { isFeatureVisible, traduire } from '../features/portail/index.ts'
import type { Cles } from '../features/systeme/index.ts'
import {
  AppError,
  answerFrameworkError,
  type Counter,
  createPace,
  type createReadyAnswers,
  networkOf,
  type ProxyTrust,
  type RefusalCounters,
  registerAccess,
  registerAntiForgery,
  registerErrorHandling,
  registerOpenApi,
  registerPeer,
  registerRateLimit,
  registerReadableInput,
  registerRefusals,
  registerRequestLog,
  registerSecurityHeaders,
  requestLogOptions,
  type SecurityHeadersOptions,
} from '../platform/http/index.ts'
import { isTheirContrat } from './contrat-courant.ts'
import { failurePage } from './failure-page.ts'
import type { Installation } from './installation.ts'
import { registerNotInstalled } from './not-installed.ts'
import { registerPreparation } from './preparation.ts'
import {
  appelDe,
  claimedVue,
  contextOf,
  idempotencyKeyOf,
  registerRequestContext,
} from './request-context.ts'
import { tags } from './tags.ts'
import { registerVueSeule } from './vue-seule.ts'

/** One megabyte: no form comes near it, and files have a route of their own. */
const BODY_LIMIT = 1024 * 1024

/** The route's pattern: addresses may hold a person's data. */
const routeOf = ({ method, routeOptions }: FastifyRequest) => `${method} ${routeOptions.url}`

/** Whose refusals these are: a key answers for itself, and what is no good key for nobody. */
const findCaller = async (request: FastifyRequest): Promise<string | null> => {
  const { access } = request.routeOptions.config
  if (access === undefined || !isMachineAccess(access)) return request.porteurId()
  const machine = await request.machine().catch(() => null)
  return machine && `cle ${machine.id}`
}

export type FrameDeps = {
  installation: Installation
  identity: Identity
  cles: Cles
  clock: () => Date
  trusts: ProxyTrust
  /** The insurer whose address was called. */
  clientOf(request: IncomingMessage): Client | undefined
  ready: ReturnType<typeof createReadyAnswers>
  security: SecurityHeadersOptions
  onRoute?: ((route: RouteOptions) => unknown) | undefined
}

type Standing = {
  /** The server of the application that listens. */
  serverFactory?: FastifyServerFactory
  /** The addresses that it answers. */
  isHere(url: string): boolean
}

/**
 * What every request meets, whichever application of this server answers it: the same limits,
 * guards and errors. Counters are shared, so that each request counts once.
 */
export function createFrame({
  installation: { config, database, sealer, annuaire },
  identity,
  cles,
  clock,
  trusts,
  clientOf,
  ready,
  security,
  onRoute,
}: FrameDeps) {
  const { db } = database
  const isSecure = (request: FastifyRequest) => request.client.adressePublique.startsWith('https:')
  let requests: Counter | undefined
  let refusals: RefusalCounters | undefined

  return async ({ serverFactory, isHere }: Standing): Promise<FastifyInstance> => {
    const app: FastifyInstance = fastify({
      ...(serverFactory && { serverFactory }),
      // Each server has one already: Fastify gives one to the first server only.
      clientErrorHandler: () => {},
      ...requestLogOptions(config.logLevel),
      bodyLimit: BODY_LIMIT,
      trustProxy: config.trustProxy !== null && trusts,
      return503OnClosing: false,
      exposeHeadRoutes: false,
      // No timer for each route: what a start waits for has limits of its own.
      pluginTimeout: 0,
      routerOptions: { maxParamLength: 500 },
      frameworkErrors: (error, { raw }, reply) => answerFrameworkError(app, error, raw, reply.raw),
    })
    app.setValidatorCompiler(validatorCompiler)
    app.setSerializerCompiler(serializerCompiler)
    app.addHook('onRoute', (route) => {
      if (!isHere(route.url))
        throw new Error(`${route.url} would never be asked of this application`)
      onRoute?.(route)
    })
    registerErrorHandling(app, failurePage, ({ raw }, failure) => {
      const client = clientOf(raw)
      return client ? traduire(client, failure) : null
    })
    registerSecurityHeaders(app, security)
    ready.register(app)
    registerRequestLog(app, config.logLevel)
    registerReadableInput(app)
    await app.register(cookie)
    registerPeer(app, (request) => sealer.fingerprint(`adresse ${networkOf(request.ip)}`))
    requests = await registerRateLimit(app, config.rateLimit, requests)
    // Before what compresses: an answer is kept as it can be read.
    registerUneFois(app, { db, sealer, clock, cleDe: idempotencyKeyOf })
    await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
    registerRequestContext(app, {
      db,
      clientOf,
      clock,
      cles,
      findVisiteur: (request) =>
        identity.findVisiteur(request, {
          isPassive: request.routeOptions.config.isPassive,
          vue: claimedVue(request),
        }),
    })
    registerNotInstalled(app, annuaire)
    registerPreparation(app, { sealer, clock })
    refusals = registerRefusals(
      app,
      { perMinute: config.refusalLimit, findAccount: findCaller },
      refusals,
    )
    registerAntiForgery(app, {
      isSecure,
      sessionOf: ({ cookies, client }) => cookies[sessionCookieName(client)],
      isOwnOrigin: (request, origin) =>
        origin === `${request.protocol}://${request.host}` ||
        origin === request.client.adressePublique,
    })
    const paceMachine = createPace(app, limitesCle.appelsParMinute, async (request) => {
      const { id } = await request.machine()
      return id
    })
    registerAccess(app, {
      findCaller: (request) => request.visiteur(),
      droitsOf: ({ client }) => client.droits,
      isTheirs: isTheirContrat({ db, clock }),
      isFeatureVisible: async (request, feature) =>
        isFeatureVisible(await contextOf(request, { db, clock }), feature),
      async requireMachine(request, { machine: portee }, reply) {
        const { portees } = await request.machine()
        await paceMachine(request, reply)
        if (!portees.includes(portee)) await cles.refusePortee(appelDe(request), portee)
      },
      onForbidden: async (request) =>
        recordRefus(await contextOf(request, { db, clock }), 'route', routeOf(request)),
      onStaffRead: async (request) =>
        recordConsultation(await contextOf(request, { db, clock }), routeOf(request)),
    })
    registerVueSeule(app, { db, clock })
    await registerOpenApi(app, { version: config.version, tags })
    app.setNotFoundHandler(() => {
      throw new AppError('NotFound')
    })
    return app
  }
}
