import { hash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { COOKIE_ANTI_FORGERY, HEADER_ANTI_FORGERY } from '@espace-adherent/contract'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse, RouteOptions } from 'fastify'
import { buildApp, type Portal } from '../src/app/build-app.ts'
import { type Config, readConfig } from '../src/app/config.ts'
import { type Installation, openInstallation } from '../src/app/installation.ts'
import { session } from '../src/features/identity/identity.schema.ts'
import type { Identity } from '../src/features/identity/index.ts'
import { client } from '../src/features/portail/portail.schema.ts'
import { grantAutorisation } from '../src/features/securite/autorisations.ts'
import type { Database, DatabaseLimits } from '../src/platform/db/index.ts'
import { sessionToken } from '../src/platform/http/index.ts'
import type { Jobs } from '../src/platform/jobs/index.ts'
import { openTestDatabase } from './test-database.ts'

const CODE = '424242'

/** Fixed, so that a copied database can still be unsealed. */
const SECRET_KEY = Buffer.alloc(32, 7).toString('base64')

export type Inject = ((options: InjectOptions | string) => Promise<LightMyRequestResponse>) & {
  /** As if a code had just been answered in this session: gives it. Nobody is sent anything. */
  prove?: () => Promise<string>
}

export type TestApp = Installation & {
  app: FastifyInstance
  identity: Identity
  /** The acts as the application treats them; a test may treat one otherwise. */
  actes: Portal['actes']
  jobs: Jobs
  /** The clock of the application; tests may move it. */
  clock: { now: Date }
  /** Requests as this account of the client `horizon` (or of another host). */
  as(userName: string, host?: string): Promise<Inject>
  /** Requests of nobody in particular, with a valid anti-forgery token. */
  visitor(host?: string): Inject
  close(): Promise<void>
}

export type TestAppOptions = {
  environment?: Record<string, string>
  /** Instead of a copy of the demonstration's; closed with the application. */
  database?: Database
  /** Of the copy, instead of patient ones: for what is about not waiting. */
  limits?: DatabaseLimits
  web?: boolean
  /** Routes of the test's own, added before the application is ready. */
  extend?: (app: FastifyInstance) => void | Promise<void>
  /** Sees every route as it is declared. */
  onRoute?: (route: RouteOptions) => unknown
}

async function copyDemonstration(config: Config, limits?: DatabaseLimits): Promise<Database> {
  const database = await openTestDatabase(async (empty) => {
    // Copied for every test, whatever the one that comes first asks for.
    await openInstallation({ ...config, demoData: true }, { database: empty, hasFigurants: false })
    // Tests read the lines that they write: how the demonstration came in is not one of them.
    for (const table of ['historique_sceau', 'historique'])
      for (const statement of [
        `alter table ${table} disable trigger user`,
        `delete from ${table}`,
        `alter table ${table} enable trigger user`,
      ])
        await empty.db.execute(sql.raw(statement))
  }, limits)
  // The same insurers and people, as a real installation would have them.
  if (!config.demoData) await database.db.update(client).set({ isDemonstration: false })
  return database
}

/** The whole application on a database of its own, called over HTTP injection. */
export async function createTestApp({
  environment = {},
  database: given,
  limits,
  web = false,
  extend,
  onRoute,
}: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'espace-adherent-'))
  const config = readConfig({
    DATA_DIR: dataDir,
    SECRET_KEY,
    DEMO_DATA: '1',
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '0',
    // What is served by injection is reached by nobody.
    DEMO_PUBLIQUE: '1',
    ...environment,
  })
  const database = given ?? (await copyDemonstration(config, limits))
  const clock = { now: new Date() }
  const installation = await openInstallation(config, { database })
  const closeAll = async (app?: FastifyInstance) => {
    await app?.close()
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const startApp = async () => {
    const portal = await buildApp(installation, { clock: () => clock.now, web, extend, onRoute })
    await portal.app.ready()
    return portal
  }
  const { app, identity, actes, jobs } = await startApp().catch(async (error) => {
    // Left open, a database would keep the test's process alive for ever.
    await closeAll()
    throw error
  })

  const injectWith =
    (host: string, cookies: Record<string, string>, session?: string): Inject =>
    (options) => {
      const request = typeof options === 'string' ? { url: options } : options
      const xsrf = session ? sessionToken(session) : randomBytes(16).toString('hex')
      return app.inject({
        ...request,
        cookies: { [COOKIE_ANTI_FORGERY]: xsrf, ...cookies, ...request.cookies },
        headers: { host, [HEADER_ANTI_FORGERY]: xsrf, ...request.headers },
      })
    }

  return {
    ...installation,
    app,
    identity,
    actes,
    jobs,
    clock,
    visitor: (host = 'localhost:8080') => injectWith(host, {}),
    as: async (userName, host = 'localhost:8080') => {
      const found = installation.annuaire.byHost(host.split(':')[0] ?? '')
      if (!found) throw new Error(`No client at ${host}`)
      const cookie = await identity.openSessionFor(found, userName)
      const call = injectWith(host, { [cookie.name]: cookie.value }, cookie.value)
      const sessionEmpreinte = hash('sha256', cookie.value, 'base64url')
      const prove = async () => {
        const [held] = await database.db
          .select({ compteId: session.compteId })
          .from(session)
          .where(eq(session.empreinte, sessionEmpreinte))
        if (!held) throw new Error('The session is over')
        const key = { ...held, sessionEmpreinte, operation: 'VERIFY_AMF' } as const
        await database.db.transaction((tx) =>
          grantAutorisation(
            installation.sealer,
            tx,
            key,
            { code: CODE, sendType: 'SMS' },
            clock.now,
          ),
        )
        return CODE
      }
      return Object.assign(call, { prove })
    },
    close: () => closeAll(app),
  }
}
