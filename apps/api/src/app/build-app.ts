import type { IncomingMessage } from 'node:http'
import { BLOCS_AFFICHES } from '@espace-adherent/contract'
import { isBackOffice as isBackOfficeRole } from '@espace-adherent/domain'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import type { Client } from '../features/client.ts'
import { createIdentity, type Identity } from '../features/identity/index.ts'
import { createCles } from '../features/systeme/index.ts'
import { registerIdp } from '../idp/index.ts'
import { closePrinting } from '../platform/documents/index.ts'
import {
  AppError,
  createProxyTrust,
  createReadyAnswers,
  hostnameOf,
  isLocal,
  refuseUnmet,
  registerDocs,
  registerHealth,
  securityHeaders,
  speakFrench,
} from '../platform/http/index.ts'
import { createBackOffice, isBackOffice } from './back-office.ts'
import { hasDevTools } from './config.ts'
import { registerDevPages } from './dev-pages.ts'
import { createFrame } from './frame.ts'
import { createGracefulStop } from './graceful-stop.ts'
import type { Installation } from './installation.ts'
import { registerJobs } from './jobs.ts'
import { createFermee } from './page-fermee.ts'
import { registerBuiltPages } from './pages.ts'
import { createPlugs } from './plug.ts'
import { createServices, type Services } from './services.ts'
import { reportMotsEcartes } from './words-report.ts'

export type BuildOptions = {
  clock?: () => Date
  web?: boolean
  /** Whether `finish` makes the back office as an application of its own, for a quick start. */
  isApart?: boolean
  /** Further routes, and a hook for each declared route: for tests. */
  extend?: ((app: FastifyInstance) => void | Promise<void>) | undefined
  onRoute?: ((route: RouteOptions) => unknown) | undefined
}

export type Portal = {
  app: FastifyInstance
  identity: Identity
  actes: Services['actes']
  jobs: Services['jobs']
  /** Makes what the first answers do without. */
  finish: () => Promise<void>
  stop: () => Promise<void>
}

/** The composition root: nowhere else do all pieces meet. */
export async function buildApp(
  installation: Installation,
  { clock = () => new Date(), web = true, isApart = false, extend, onRoute }: BuildOptions = {},
): Promise<Portal> {
  const { config, database, sealer, annuaire } = installation
  const { db } = database
  speakFrench()
  const trusts = createProxyTrust(config.trustProxy)
  const clientOf = (request: IncomingMessage) => annuaire.byHost(hostnameOf(request, trusts))
  const ready = createReadyAnswers({
    // Of a client that is not open, an answer is for whoever may see it.
    clientOf: (request) => {
      const client = clientOf(request)
      return client?.isEnPreparation ? null : (client?.code ?? '')
    },
  })
  const security = {
    strictTransport: config.publicProtocol === 'https',
    ...(config.isDev && { devSources: ' ws: http:' }),
  }
  const isDocsReader = async (request: FastifyRequest) =>
    config.demoData ||
    config.isApiDecrite ||
    isBackOfficeRole((await request.visiteur())?.roles ?? [])
  const backOffice = createBackOffice({
    build: async (turn) => {
      const staff = await frame({ isHere: isBackOffice })
      await registerDocs(staff, isDocsReader, () => app.swagger())
      await turn()
      await plugs.plugGestion(staff, turn)
      await staff.ready()
      return staff
    },
    refuse: (request, response) =>
      refuseUnmet(app, new AppError('ServiceUnavailable'), request, response),
  })
  const graceful = createGracefulStop({
    ...config,
    wrap: ready.wrap,
    share: isApart ? backOffice.share : (handler) => handler,
    headers: securityHeaders(security),
  })
  const { session, echecsReseau } = config
  const identity = createIdentity({ db, sealer, clock, session, echecsReseau })
  const cles = createCles({ db, clock })
  const frame = createFrame({
    installation,
    identity,
    cles,
    clock,
    trusts,
    clientOf,
    ready,
    security,
    onRoute,
  })
  const app: FastifyInstance = await frame({
    serverFactory: graceful.serverFactory,
    isHere: (url) => !isApart || !isBackOffice(url),
  })
  installation.subscribe((topic) => {
    if (installation.isShown(topic)) ready.forget()
  })
  reportMotsEcartes(app, installation)

  registerHealth(app, async () => {
    if (graceful.isStopping()) return false
    await database.ping()
    return annuaire.all().length > 0
  })
  const made = await createServices(app, installation, {
    identity,
    cles,
    clock,
    web,
    onStop: graceful.onStop,
  })
  const services = { ...made, ...(await registerIdp(app, made)) }
  const plugs = createPlugs(services)
  await plugs.plug(app)
  if (isApart) app.addHook('preClose', backOffice.close)
  else {
    await registerDocs(app, isDocsReader)
    await plugs.plugGestion(app, async () => {})
  }
  app.addHook('onClose', closePrinting)
  if (web) {
    const isEmbarque = (request: FastifyRequest) => hasDevTools(config) && isLocal(request)
    const fermee = createFermee({ sealer, clock, fontUrl: services.fontUrl })
    const affichesDe = ({ code }: Client) => installation.contenus.nonVides(code, BLOCS_AFFICHES)
    const pages = { isEmbarque, affichesDe, fermee }
    if (config.isDev) await registerDevPages(app, { webRoot: config.webRoot, ...pages })
    else await registerBuiltPages(app, { webDist: config.webDist, ...pages })
  }
  await extend?.(app)
  registerJobs(app, services.jobs, { installation, onStop: graceful.onStop })
  return {
    app,
    identity,
    actes: services.actes,
    jobs: services.jobs,
    finish: async () => {
      if (isApart) await backOffice.finish()
    },
    stop: () => graceful.stop(app),
  }
}
