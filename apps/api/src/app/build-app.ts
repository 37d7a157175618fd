import type { IncomingMessage } from 'node:http'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import { type FastifyInstance, type FastifyRequest, fastify, type RouteOptions } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { recordConsultation, recordRefus } from '../features/historique/index.ts'
import { createIdentity, type Identity, sessionCookieName } from '../features/identity/index.ts'
import { isFeatureVisible, traduire } from '../features/portail/index.ts'
import { registerIdp } from '../idp/index.ts'
import { closePrinting } from '../platform/documents/index.ts'
import {
  AppError,
  answerFrameworkError,
  createProxyTrust,
  createReadyAnswers,
  hostnameOf,
  isLocal,
  networkOf,
  registerAccess,
  registerAntiForgery,
  registerErrorHandling,
  registerHealth,
  registerOpenApi,
  registerPeer,
  registerRateLimit,
  registerReadableInput,
  registerRefusals,
  registerRequestLog,
  registerSecurityHeaders,
  requestLogOptions,
  securityHeaders,
  speakFrench,
} from '../platform/http/index.ts'
import { isTheirContrat } from './contrat-courant.ts'
import { registerDevPages } from './dev-pages.ts'
import { hasDevTools } from './dev-tools.ts'
import { failurePage } from './failure-page.ts'
import { createGracefulStop } from './graceful-stop.ts'
import type { Installation } from './installation.ts'
import { registerJobs } from './jobs.ts'
import { registerNotInstalled } from './not-installed.ts'
import { registerBuiltPages } from './pages.ts'
import { plugSlices } from './plug.ts'
import { contextOf, registerRequestContext } from './request-context.ts'
import { createServices, type Services } from './services.ts'
import { registerVueSeule } from './vue-seule.ts'
import { reportMotsEcartes } from './words-report.ts'

/** One megabyte: no form of the portal comes near it; files have a route of their own. */
const BODY_LIMIT = 1024 * 1024

/** The pattern, not what was put in its place: addresses may hold a person's data. */
const routeOf = ({ method, routeOptions }: FastifyRequest) => `${method} ${routeOptions.url}`

export type BuildOptions = {
  clock?: () => Date
  web?: boolean
  /** Further routes, and a look at each route as it is declared: for tests. */
  extend?: ((app: FastifyInstance) => void | Promise<void>) | undefined
  onRoute?: ((route: RouteOptions) => unknown) | undefined
}

export type Portal = {
  app: FastifyInstance
  identity: Identity
  actes: Services['actes']
  jobs: Services['jobs']
  stop: () => Promise<void>
}

/** The composition root: every piece meets every other one here, and nowhere else. */
export async function buildApp(
  installation: Installation,
  { clock = () => new Date(), web = true, extend, onRoute }: BuildOptions = {},
): Promise<Portal> {
  const { config, database, sealer, annuaire } = installation
  const { db } = database
  speakFrench()
  const trusts = createProxyTrust(config.trustProxy)
  const clientOf = (request: IncomingMessage) => annuaire.byHost(hostnameOf(request, trusts))
  const ready = createReadyAnswers({ clientOf: (request) => clientOf(request)?.code ?? '' })
  const security = {
    strictTransport: config.publicProtocol === 'https',
    ...(config.isDev && { devSources: ' ws: http:' }),
  }
  const graceful = createGracefulStop({ ...config, ...ready, headers: securityHeaders(security) })
  const app: FastifyInstance = fastify({
    serverFactory: graceful.serverFactory,
    // Each server has its own already: Fastify gives one to the first server only.
    clientErrorHandler: () => {},
    ...requestLogOptions(config.logLevel),
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy !== null && trusts,
    return503OnClosing: false,
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: (error, { raw }, reply) => answerFrameworkError(app, error, raw, reply.raw),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  const isSecure = (request: FastifyRequest) => request.client.adressePublique.startsWith('https:')
  const { session, echecsReseau } = config
  const identity = createIdentity({ db, sealer, clock, session, echecsReseau })
  installation.subscribe((topic) => {
    if (installation.isShown(topic)) ready.forget()
  })

  reportMotsEcartes(app, installation)

  if (onRoute) app.addHook('onRoute', (route) => void onRoute(route))
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
  await registerRateLimit(app, config.rateLimit)
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
  registerRequestContext(app, {
    db,
    clientOf,
    clock,
    findVisiteur: (request) =>
      identity.findVisiteur(request, request.routeOptions.config.isPassive),
  })
  registerNotInstalled(app, annuaire)
  registerRefusals(app, {
    perMinute: config.refusalLimit,
    findAccount: (request) => request.porteurId(),
  })
  registerAntiForgery(app, {
    isSecure,
    sessionOf: ({ cookies, client }) => cookies[sessionCookieName(client)],
    isOwnOrigin: (request, origin) =>
      origin === `${request.protocol}://${request.host}` ||
      origin === request.client.adressePublique,
  })
  registerAccess(app, {
    findCaller: (request) => request.visiteur(),
    droitsOf: ({ client }) => client.droits,
    isTheirs: isTheirContrat({ db, clock }),
    isFeatureVisible: async (request, feature) =>
      isFeatureVisible(await contextOf(request, { db, clock }), feature),
    onForbidden: async (request) =>
      recordRefus(await contextOf(request, { db, clock }), 'route', routeOf(request)),
    onStaffRead: async (request) =>
      recordConsultation(await contextOf(request, { db, clock }), routeOf(request)),
  })
  registerVueSeule(app, { db, clock })
  await registerOpenApi(app, config.version)

  registerHealth(app, async () => {
    if (graceful.isStopping()) return false
    await database.ping()
    return annuaire.all().length > 0
  })
  const made = await createServices(app, installation, {
    identity,
    clock,
    web,
    onStop: graceful.onStop,
  })
  const services = { ...made, ...(await registerIdp(app, made)) }
  await plugSlices(app, services)
  app.addHook('onClose', closePrinting)
  if (web) {
    const isEmbarque = (request: FastifyRequest) => hasDevTools(config) && isLocal(request)
    if (config.isDev) await registerDevPages(app, { webRoot: config.webRoot, isEmbarque })
    else await registerBuiltPages(app, { webDist: config.webDist, isEmbarque })
  }
  await extend?.(app)
  registerJobs(app, services.jobs, { installation, onStop: graceful.onStop })
  app.setNotFoundHandler(() => {
    throw new AppError('NotFound')
  })
  return {
    app,
    identity,
    actes: services.actes,
    jobs: services.jobs,
    stop: () => graceful.stop(app),
  }
}
