import type { IncomingMessage } from 'node:http'
import { registry } from '@espace-adherent/contract'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import { type FastifyInstance, type FastifyRequest, fastify, type RouteOptions } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { applyDue, sweepBrouillons } from '../features/actes/index.ts'
import { createClesAcces, registerClesAcces } from '../features/cles-acces/index.ts'
import { createComptes, registerComptes } from '../features/comptes/index.ts'
import { TOPIC_CONTENUS } from '../features/contenu/index.ts'
import { createFaqService, registerFaq } from '../features/faq/index.ts'
import { createFichiers, registerFichiers } from '../features/fichiers/index.ts'
import { createExports, registerGestions } from '../features/gestion/index.ts'
import {
  createHistorique,
  recordConsultation,
  recordEvenement,
  recordRefus,
} from '../features/historique/index.ts'
import { createIdentity, type Identity, sessionCookieName } from '../features/identity/index.ts'
import { createMessages, MAILBOX_PATH, registerMailbox } from '../features/messages/index.ts'
import { TOPIC_MOTS } from '../features/mots/index.ts'
import { registerFlux } from '../features/notifications/index.ts'
import {
  type Annuaire,
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
import { createJobs, every, type Jobs } from '../platform/jobs/index.ts'
import { mountResources } from '../platform/resources/index.ts'
import { repeat } from '../platform/schedule/index.ts'
import { registerDevPages } from './dev-pages.ts'
import { hasDevTools } from './dev-tools.ts'
import { failurePage } from './failure-page.ts'
import { gestionResources, kept, rowsOfGestion } from './gestions.ts'
import { createGracefulStop } from './graceful-stop.ts'
import type { Installation } from './installation.ts'
import { registerJobs } from './jobs.ts'
import { chooseMessengers } from './messengers.ts'
import { registerNotInstalled } from './not-installed.ts'
import { registerBuiltPages } from './pages.ts'
import { claimedContrat, contextOf, contextsOf, registerRequestContext } from './request-context.ts'
import { type Actes, createActes, sourcesOf } from './sources.ts'
import { reportMotsEcartes } from './words-report.ts'

/** What shared answers are made of. */
const sharedTopics = new Set([TOPIC_ALL, TOPIC_CLIENTS, TOPIC_CONTENUS, TOPIC_MOTS])

/** One megabyte: no form of the portal comes near it; files have a route of their own. */
const BODY_LIMIT = 1024 * 1024

const PURGE_EVERY_MS = 10 * 60_000
/** A day begins at midnight: what is due then is done within minutes. */
const ECHEANCES_EVERY_MS = 5 * 60_000
const SEAL_EVERY_MS = 5_000

/** The pattern, not what was put in its place: addresses may hold a person's data. */
const routeOf = ({ method, routeOptions }: FastifyRequest) => `${method} ${routeOptions.url}`
/** People are told the minute from which another identifier counts. */
const CHANGEMENTS_EVERY_MS = 15_000

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
  /** The acts and their engine, with what requests that come back need. */
  actes: Actes & { clientOf: Annuaire['byCode'] }
  jobs: Jobs
  stop: () => Promise<void>
}

/** The composition root: every piece meets every other one here, and nowhere else. */
export async function buildApp(
  installation: Installation,
  { clock = () => new Date(), web = true, extend, onRoute }: BuildOptions = {},
): Promise<Portal> {
  const { config, database, sealer, store, scanner, annuaire } = installation
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
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: (error, { raw }, reply) => answerFrameworkError(app, error, raw, reply.raw),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  const isSecure = (request: FastifyRequest) => request.client.adressePublique.startsWith('https:')
  const { session, echecsReseau } = config
  const identity = createIdentity({ db, sealer, clock, session, echecsReseau })
  installation.subscribe(identity.onTopic)
  installation.subscribe((topic) => {
    if (sharedTopics.has(topic)) ready.forget()
  })

  reportMotsEcartes(app, installation)

  if (onRoute) app.addHook('onRoute', (route) => void onRoute(route))
  registerErrorHandling(app, failurePage)
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
    findAccount: async (request) => (await request.visiteur())?.compteId ?? null,
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
    numeroContrat: claimedContrat,
    isFeatureVisible: async (request, feature) =>
      isFeatureVisible(await contextOf(request, { db, clock }), feature),
    onForeignContrat: async (request, numeroContrat) =>
      recordRefus(await contextOf(request, { db, clock }), 'contrat', numeroContrat),
    onForbidden: async (request) =>
      recordRefus(await contextOf(request, { db, clock }), 'route', routeOf(request)),
    onStaffRead: async (request) =>
      recordConsultation(await contextOf(request, { db, clock }), routeOf(request)),
  })
  await registerOpenApi(app, config.version)

  registerHealth(app, async () => {
    if (graceful.isStopping()) return false
    await database.ping()
    return annuaire.all().length > 0
  })
  registerPortail(app)
  const { messengers, isMailbox } = await chooseMessengers(
    config,
    (code) => annuaire.byCode(code)?.libelle ?? '',
  )
  const jobs = createJobs({
    db,
    clock,
    leaseMs: config.jobs.leaseMs,
    onFailure: (error, { key, essai }) =>
      app.log.warn({ job: key, essai, type: error.name }, 'job failed'),
  })
  const messages = createMessages({ db, jobs, sealer, clock, messengers })
  jobs.add(...messages.handlers)
  if (!messages.canSend('MAIL'))
    app.log.warn('no mail server (SMTP_URL): no security code leaves by mail')
  const fontUrl = web && !config.isDev ? findFontUrl(config.webDist) : null
  if (isMailbox && hasDevTools(config)) registerMailbox(app, { messages, fontUrl })
  app.addHook('onClose', async () => {
    for (const messenger of Object.values(messengers)) messenger.close?.()
  })
  const securite = createSecurite({ sealer, messages, identity })
  const clesAcces = createClesAcces({ db, clock, identity, messages, securite, originsOf })
  const { leave } = await registerIdp(app, {
    database,
    jobs,
    sealer,
    identity,
    securite,
    clesAcces,
    clock,
    limitAddresses: config.rateLimit > 0,
    mailboxUrl: isMailbox ? MAILBOX_PATH : null,
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
      await recordEvenement(db, {
        clientCode: request.client.code,
        compteId,
        action: 'sessions-fermees',
        le: clock(),
      })
      return logoutUrl
    },
  })
  registerClesAcces(app, clesAcces)
  const comptes = createComptes({
    db,
    sealer,
    clock,
    identity,
    messages,
    securite,
    clesAcces,
    findClient: annuaire.byCode,
  })
  registerComptes(app, { ...comptes.deps, limitAddresses: config.rateLimit > 0 })
  const historique = createHistorique({ sealer, joursAdresses: config.joursAdresses })
  // On every node, and by no job: whoever killed the node that holds it would have the length of a
  // lease to change what is not sealed yet.
  repeat(app, {
    name: 'sealing of the history',
    everyMs: SEAL_EVERY_MS,
    work: () => historique.seal(db),
  })
  jobs.add(
    every({ key: 'comptes.changements', ms: CHANGEMENTS_EVERY_MS }, comptes.applyDueChangements),
    every({ key: 'entretien.purges', ms: PURGE_EVERY_MS }, async ({ now }) => {
      await securite.purge(db, now)
      await comptes.purge(db, now)
      await clesAcces.purge(db, now)
      await deleteDeadJetons(db, now)
      await messages.purge(now)
      await historique.purge(db, now)
      await jobs.purge(now)
    }),
  )
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
  jobs.add(...fichiers.upkeep.jobs)
  const faq = createFaqService({ snapshot: installation.faq, sealer, inbenta: config.inbenta })
  registerFaq(app, { faq, context: (request) => contextOf(request, { db, clock }) })
  const { maxBytes: octetsMax } = config.upload
  await registerFichiers(app, { db, fichiers, octetsMax, pace: config.http.pace })
  const contexts = contextsOf({ db, clock })
  registerSso(app, { db, clock, context: contexts.membre, secrets: config.partenaires })
  registerReseauxSoins(app, { context: contexts.membre })
  registerFlux(app, {
    subscribe: installation.subscribe,
    onStop: graceful.onStop,
    clock,
    idleMinutes: config.session.idleMinutes,
  })
  const actes = createActes({ sealer, messages, securite, fichiers })
  const echeances = { ...actes, clientOf: annuaire.byCode }
  jobs.add(
    every({ key: 'actes.echeances', ms: ECHEANCES_EVERY_MS }, ({ now }) =>
      applyDue(echeances, db, now),
    ),
    every({ key: 'actes.brouillons', ms: PURGE_EVERY_MS }, ({ now }) =>
      sweepBrouillons(echeances, db, now),
    ),
  )
  mountResources(app, {
    registry,
    sources: sourcesOf(installation, { actes, faq, jobs }),
    contexts,
    letterhead: ({ client }) => letterheadOf(client),
  })
  mountResources(app, {
    ...gestionResources(),
    contexts,
    letterhead: ({ client }) => letterheadOf(client),
  })
  const exports = createExports({
    db,
    jobs,
    messages,
    findClient: annuaire.byCode,
    rowsOf: rowsOfGestion,
  })
  registerGestions(app, { gestions: kept, context: contexts.backoffice, exports })
  jobs.add(...exports.handlers)
  app.addHook('onClose', closePrinting)
  if (web) {
    const isEmbarque = (request: FastifyRequest) => hasDevTools(config) && isLocal(request)
    if (config.isDev) await registerDevPages(app, { webRoot: config.webRoot, isEmbarque })
    else await registerBuiltPages(app, { webDist: config.webDist, isEmbarque })
  }
  await extend?.(app)
  registerJobs(app, jobs, { installation, onStop: graceful.onStop })
  app.setNotFoundHandler(() => {
    throw new AppError('NotFound')
  })
  return { app, identity, actes: echeances, jobs, stop: () => graceful.stop(app) }
}
