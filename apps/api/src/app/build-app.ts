import { registry } from '@espace-adherent/contract'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import { type FastifyInstance, type FastifyRequest, fastify, type RouteOptions } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { TOPIC_CONTENUS } from '../features/contenu/index.ts'
import { createIdentity, type Identity } from '../features/identity/index.ts'
import { isFeatureVisible, registerLogos, TOPIC_CLIENTS } from '../features/portail/index.ts'
import { findFontUrl, registerIdp } from '../idp/index.ts'
import { TOPIC_ALL } from '../platform/db/index.ts'
import {
  createReadyAnswers,
  registerAccess,
  registerAntiForgery,
  registerErrorHandling,
  registerHealth,
  registerOpenApi,
  registerRateLimit,
  registerRequestLog,
  registerSecurityHeaders,
  requestLogOptions,
  speakFrench,
} from '../platform/http/index.ts'
import { mountResources } from '../platform/resources/index.ts'
import { registerDevPages } from './dev-pages.ts'
import { createGracefulStop } from './graceful-stop.ts'
import type { Installation } from './installation.ts'
import { registerNotFound } from './not-found.ts'
import { registerBuiltPages } from './pages.ts'
import { claimedContrat, contextOf, registerRequestContext } from './request-context.ts'
import { sourcesOf } from './sources.ts'

/** What shared answers are made of. */
const sharedTopics = new Set([TOPIC_ALL, TOPIC_CLIENTS, TOPIC_CONTENUS])

/** One megabyte: no form of the portal comes near it; files have a route of their own. */
const BODY_LIMIT = 1024 * 1024

export type BuildOptions = {
  clock?: () => Date
  web?: boolean
  /** Further routes, and a look at each route as it is declared: for tests. */
  extend?: ((app: FastifyInstance) => void | Promise<void>) | undefined
  onRoute?: ((route: RouteOptions) => unknown) | undefined
}

export type Portal = { app: FastifyInstance; identity: Identity; stop: () => Promise<void> }

/** The composition root: every piece meets every other one here, and nowhere else. */
export async function buildApp(
  installation: Installation,
  { clock = () => new Date(), web = true, extend, onRoute }: BuildOptions = {},
): Promise<Portal> {
  const { config, database, sealer, annuaire } = installation
  const { db } = database
  speakFrench()
  const ready = createReadyAnswers()
  const graceful = createGracefulStop(ready)
  const app = fastify({
    serverFactory: graceful.serverFactory,
    ...requestLogOptions(config.logLevel),
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  const isSecure = (request: FastifyRequest) => request.client.adressePublique.startsWith('https:')
  const identity = createIdentity({ db, sealer, clock, session: config.session })
  installation.subscribe(identity.onTopic)
  installation.subscribe((topic) => {
    if (sharedTopics.has(topic)) ready.forget()
  })

  if (onRoute) app.addHook('onRoute', (route) => void onRoute(route))
  registerErrorHandling(app)
  registerSecurityHeaders(app, {
    strictTransport: config.publicProtocol === 'https',
    ...(config.isDev && { devSources: ' ws: http:' }),
  })
  graceful.register(app)
  ready.register(app)
  registerRequestLog(app, config.logLevel)
  await app.register(cookie)
  await registerRateLimit(app, config.rateLimit)
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
  registerRequestContext(app, {
    db,
    annuaire,
    clock,
    findVisiteur: (request) => identity.findVisiteur(request),
  })
  registerAntiForgery(app, {
    isSecure,
    isOwnOrigin: (request, origin) =>
      origin === `${request.protocol}://${request.host}` ||
      origin === request.client.adressePublique,
  })
  registerAccess(app, {
    findCaller: (request) => request.visiteur(),
    numContrat: claimedContrat,
    isFeatureVisible: async (request, feature) =>
      isFeatureVisible(await contextOf(request, { db, clock }), feature),
  })
  await registerOpenApi(app, config.version)

  registerHealth(app, async () => {
    await database.ping()
    return annuaire.all().length > 0
  })
  registerLogos(app)
  await registerIdp(app, {
    database,
    sealer,
    identity,
    clock,
    fontUrl: web && !config.isDev ? findFontUrl(config.webDist) : null,
  })
  mountResources(app, {
    registry,
    sources: sourcesOf(installation),
    context: (request) => contextOf(request, { db, clock }),
    sharedContext: ({ client }) => ({ db, client, visiteur: null, numContrat: null, now: clock() }),
    letterhead: ({ client }) => ({ nom: client.libelle, couleur: client.charte.clair.primary }),
  })
  if (web) {
    if (config.isDev) await registerDevPages(app, config.webRoot)
    else await registerBuiltPages(app, { webDist: config.webDist, isEmbarque: config.demoData })
  }
  await extend?.(app)
  registerNotFound(app)
  return { app, identity, stop: () => graceful.stop(app) }
}
