import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

const flag = z.enum(['0', '1', 'true', 'false']).transform((v) => v === '1' || v === 'true')
const port = z.coerce.number().int().min(0).max(65_535)

const environmentSchema = z.object({
  PORT: port.default(8080),
  HOST: z.string().min(1).default('localhost'),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  SECRET_KEY: z.string().optional(),
  PUBLIC_PROTOCOL: z.enum(['http', 'https']).default('http'),
  PUBLIC_PORT: port.optional(),
  TRUST_PROXY: flag.default(false),
  DEMO_DATA: flag.optional(),
  DEMO_OIDC_PORT: port.optional(),
  RATE_LIMIT: z.coerce.number().int().min(0).default(1200),
  SESSION_IDLE_MINUTES: z.coerce.number().positive().default(30),
  SESSION_MAX_HOURS: z.coerce.number().positive().default(12),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).optional(),
  ESPACE_DEV: flag.default(false),
})

export type Config = ReturnType<typeof readConfig>

/** The whole configuration, read once; a mistake is named before anything starts. */
export function readConfig(environment: NodeJS.ProcessEnv) {
  // `PORT=` means the same as no PORT at all.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const read = environmentSchema.safeParse(given)
  if (!read.success) {
    const names = read.error.issues.map((issue) => issue.path.join('.')).join(', ')
    throw new Error(`Configuration incorrecte, variables à revoir : ${names}`)
  }
  const env = read.data
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(root, env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    secretKey: env.SECRET_KEY,
    publicProtocol: env.PUBLIC_PROTOCOL,
    publicPort: env.PUBLIC_PORT ?? env.PORT,
    trustProxy: env.TRUST_PROXY,
    /** The embedded database is a demonstration unless told otherwise; a PostgreSQL is not. */
    demoData: env.DEMO_DATA ?? env.DATABASE_URL === undefined,
    demoOidcPort: env.DEMO_OIDC_PORT ?? env.PORT + 1,
    rateLimit: env.RATE_LIMIT,
    session: { idleMinutes: env.SESSION_IDLE_MINUTES, maxHours: env.SESSION_MAX_HOURS },
    logLevel: env.LOG_LEVEL ?? (env.DATABASE_URL ? 'info' : 'warn'),
    isDev: env.ESPACE_DEV,
    webDist: resolve(root, 'apps/web/dist'),
    webRoot: resolve(root, 'apps/web'),
    version: '0.1.0',
  }
}
