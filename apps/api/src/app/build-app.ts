import { registry } from '@espace-adherent/contract'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import { type FastifyInstance, type FastifyRequest, fastify, type RouteOptions } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { createClesAcces, registerClesAcces } from '../features/cles-acces/index.ts'
import { createComptes, registerComptes } from '../features/comptes/index.ts'
import { TOPIC_CONTENUS } from '../features/contenu/index.ts'
import { createDemandes } from '../features/demandes/index.ts'
import { createFaqService, registerFaq } from '../features/faq/index.ts'
import { createFichiers, registerFichiers } from '../features/fichiers/index.ts'
import { recordRefus } from '../features/historique/index.ts'
import { createIdentity, type Identity } from '../features/identity/index.ts'
import { createMessages, registerMailbox } from '../features/messages/index.ts'
import { registerFlux } from '../features/notifications/index.ts'
import {
  isFeatureVisible,
  letterheadOf,
  registerPortail,
  TOPIC_CLIENTS,
} from '../features/portail/index.ts'
import { registerReseauxSoins } from '../features/reseaux-soins/index.ts'
import { createSecurite, registerSecurite } from '../features/securite/index.ts'
import { deleteDeadJetons, registerSso } from '../features/sso/index.ts'
import { findFontUrl, originsOf, registerIdp } from '../idp/index.ts'
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
import { repeat } from '../platform/schedule/index.ts'
import { registerDelivery } from './delivery.ts'
import { registerDevPages } from './dev-pages.ts'
import { createGracefulStop } from './graceful-stop.ts'
import type { Installation } from './installation.ts'
import { chooseMessengers } from './messengers.ts'
import { registerNotFound } from './not-found.ts'
import { registerBuiltPages } from './pages.ts'
import { claimedContrat, contextOf, registerRequestContext } from './request-context.ts'
import { sourcesOf } from './sources.ts'

/** What shared answers are made of. */
const sharedTopics = new Set([TOPIC_ALL, TOPIC_CLIENTS, TOPIC_CONTENUS])

/** One megabyte: no form of the portal comes near it; files have a route of their own. */
const BODY_LIMIT = 1024 * 1024

const PURGE_EVERY_MS = 10 * 60_000

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
  const { config, database, sealer, store, scanner, annuaire } = installation
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
    onForeignContrat: async (request, numContrat) =>
      recordRefus(await contextOf(request, { db, clock }), 'contrat', numContrat),
  })
  await registerOpenApi(app, config.version)

  registerHealth(app, async () => {
    await database.ping()
    return annuaire.all().length > 0
  })
  registerPortail(app)
  const { messengers, isMailbox } = await chooseMessengers(
    config,
    (code) => annuaire.byCode(code)?.libelle ?? '',
  )
  const messages = createMessages({
    db,
    sealer,
    clock,
    messengers,
    onFailure: (error) => app.log.warn({ type: error.name }, 'message not sent'),
  })
  registerDelivery(app, messages, installation.subscribe)
  const fontUrl = web && !config.isDev ? findFontUrl(config.webDist) : null
  if (isMailbox) registerMailbox(app, { messages, fontUrl })
  app.addHook('onClose', async () => {
    for (const messenger of Object.values(messengers)) messenger.close?.()
  })
  const securite = createSecurite({ sealer, messages })
  const clesAcces = createClesAcces({ db, clock, messages, securite, originsOf })
  const { leave } = await registerIdp(app, {
    database,
    sealer,
    identity,
    securite,
    clesAcces,
    clock,
    fontUrl,
  })
  registerSecurite(app, {
    db,
    securite,
    clock,
    limitAddresses: config.rateLimit > 0,
    endSessions: async (request, reply, compteId) => {
      const logoutUrl = await leave(request, reply)
      await identity.closeAll(compteId)
      return logoutUrl
    },
  })
  registerClesAcces(app, clesAcces)
  const comptes = createComptes({ db, sealer, clock, identity, messages, securite })
  registerComptes(app, { ...comptes.deps, limitAddresses: config.rateLimit > 0 })
  repeat(app, {
    name: 'purge of codes, links and messages',
    everyMs: PURGE_EVERY_MS,
    work: async () => {
      await securite.purge(db, clock())
      await comptes.purge(db, clock())
      await clesAcces.purge(db, clock())
      await deleteDeadJetons(db, clock())
      await messages.purge(clock())
    },
  })
  const fichiers = createFichiers({
    db,
    store,
    scanner,
    sansScanner: config.sansScanner,
    sealer,
    clock,
    parHeure: config.upload.perHour,
    onFault: (what, error: NodeJS.ErrnoException | undefined) =>
      app.log.error({ type: error?.name, code: error?.code }, what),
    onInfected: (signature) => app.log.warn({ signature }, 'infected file refused'),
  })
  const faq = createFaqService({ snapshot: installation.faq, sealer, inbenta: config.inbenta })
  registerFaq(app, { faq, context: (request) => contextOf(request, { db, clock }) })
  await registerFichiers(app, { db, fichiers, octetsMax: config.upload.maxBytes })
  const context = (request: FastifyRequest) => contextOf(request, { db, clock })
  registerSso(app, { db, clock, context, secret: config.ssoSecret })
  registerReseauxSoins(app, { context })
  registerFlux(app, { subscribe: installation.subscribe })
  const demandes = createDemandes({ sealer })
  mountResources(app, {
    registry,
    sources: sourcesOf(installation, { messages, securite, fichiers, demandes, faq }),
    context: (request) => contextOf(request, { db, clock }),
    sharedContext: ({ client }) => ({
      db,
      client,
      visiteur: null,
      numContrat: null,
      perimetre: null,
      securityCode: null,
      idempotencyKey: null,
      now: clock(),
    }),
    letterhead: ({ client }) => letterheadOf(client),
  })
  if (web) {
    if (config.isDev) await registerDevPages(app, config.webRoot)
    else await registerBuiltPages(app, { webDist: config.webDist, isEmbarque: config.demoData })
  }
  await extend?.(app)
  registerNotFound(app)
  return { app, identity, stop: () => graceful.stop(app) }
}
