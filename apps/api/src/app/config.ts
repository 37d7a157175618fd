import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { limitesAccord, TAILLE_MAX_DEPOT } from '@espace-adherent/domain'
import { z } from 'zod'
import type { ClamdOptions } from '../platform/antivirus/clamd.ts'
import { defaultLimits } from '../platform/db/index.ts'
import { isLoopback } from '../platform/http/local-only.ts'
import { readTrustedProxies } from '../platform/http/proxy-trust.ts'
import { AUCUN_RESEAU, readReseaux } from '../platform/outgoing/reach.ts'
import type { S3Options } from '../platform/storage/index.ts'
import { readPartenaires } from './partenaires.ts'
import { StartRefusedError } from './start-refused.ts'
import { textes } from './textes.ts'

const MEGA = 1024 * 1024
const root = fileURLToPath(new URL('../../../..', import.meta.url))

const flag = z.enum(['0', '1', 'true', 'false']).transform((v) => v === '1' || v === 'true')
const trustedProxies = z.string().transform((value, context) => {
  const proxies = readTrustedProxies(value)
  if (proxies === undefined) context.addIssue({ code: 'custom' })
  return proxies ?? null
})
const reseaux = z.string().transform((value, context) => {
  const read = readReseaux(value)
  if (read === undefined) context.addIssue({ code: 'custom' })
  return read ?? AUCUN_RESEAU
})
const port = z.coerce.number().int().min(0).max(65_535)

const milliseconds = z.coerce.number().int().min(1).max(3_600_000)
/** With less, a healthy database would seem silent. */
const patience = milliseconds.min(100)

const inbentaVariables = ['INBENTA_URL', 'INBENTA_API_KEY', 'INBENTA_SECRET'] as const

const variablesSchema = z.object({
  PORT: port.default(8080),
  HOST: z.string().min(1).default('localhost'),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  DATABASE_STATEMENT_TIMEOUT_MS: patience.default(defaultLimits.statementMs),
  DATABASE_LOCK_TIMEOUT_MS: patience.default(defaultLimits.lockMs),
  DATABASE_TURN_MS: patience.default(defaultLimits.turnMs),
  DATABASE_SILENCE_MS: patience.default(defaultLimits.silenceMs),
  SECRET_KEY: z.string().optional(),
  PUBLIC_PROTOCOL: z.enum(['http', 'https']).default('http'),
  PUBLIC_PORT: port.optional(),
  TRUST_PROXY: trustedProxies.default(null),
  DEMO_DATA: flag.optional(),
  DEMO_PUBLIQUE: flag.default(false),
  API_DOCS: flag.default(false),
  DEMO_OIDC_PORT: port.optional(),
  FOURNISSEURS_RESEAUX: reseaux.default(AUCUN_RESEAU),
  RATE_LIMIT: z.coerce.number().int().min(0).default(1200),
  REFUS_LIMIT: z.coerce.number().int().min(0).default(120),
  SIGN_IN_FAILURES_PER_QUARTER: z.coerce.number().int().min(0).default(50),
  SIGN_IN_FAILURES_PER_DAY: z.coerce.number().int().min(0).default(300),
  SESSION_IDLE_MINUTES: z.coerce.number().positive().default(30),
  SESSION_MAX_HOURS: z.coerce.number().positive().default(12),
  JOURNAL_ADRESSES_JOURS: z.coerce.number().int().min(1).max(366).default(180),
  HEURES_ENVOI: flag.default(true),
  /** In a demonstration, how long a sensitive change waits after both agreed. */
  ACCORD_DELAI_SECONDES: z.coerce.number().int().min(0).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SMTP_FROM: z.email().optional(),
  /** A file: whom each insurer's mails come from, and the key with which its domain signs them. */
  EXPEDITEURS: z.string().optional(),
  /** Signs the delivery reports that the mail server posts; without it, none is taken. */
  BOUNCE_SECRET: z.string().min(16).optional(),
  SMS_GATEWAY_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_GATEWAY_TOKEN: z.string().optional(),
  SMS_SENDER: z
    .string()
    .regex(/^[A-Za-z0-9]{3,11}$/)
    .default('Mutuelle'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).optional(),
  ESPACE_DEV: flag.default(false),
  UPLOAD_MAX_MB: z.coerce
    .number()
    .positive()
    .max(1024)
    .default(TAILLE_MAX_DEPOT / MEGA),
  PUBLIC_MAILS_PER_HOUR: z.coerce.number().int().min(0).default(2000),
  UPLOADS_PER_HOUR: z.coerce.number().int().min(1).default(200),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().default('eu-west-3'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PREFIX: z.string().default(''),
  S3_PATH_STYLE: flag.optional(),
  ANTIVIRUS: z.literal('aucun').optional(),
  CLAMAV_HOST: z.string().optional(),
  CLAMAV_PORT: port.default(3310),
  CLAMAV_SOCKET: z.string().optional(),
  CLAMAV_TIMEOUT_MS: z.coerce.number().int().min(1).default(15_000),
  INBENTA_URL: z.url({ protocol: /^https?$/ }).optional(),
  INBENTA_API_KEY: z.string().optional(),
  INBENTA_SECRET: z.string().optional(),
  ADRESSES_URL: z.url({ protocol: /^https?$/ }).optional(),
  MONEXT_URL: z.url({ protocol: /^https?$/ }).optional(),
  MONEXT_MERCHANT_ID: z.string().optional(),
  MONEXT_ACCESS_KEY: z.string().optional(),
  HTTP_HEADERS_TIMEOUT_MS: milliseconds.default(15_000),
  HTTP_REQUEST_TIMEOUT_MS: milliseconds.default(30_000),
  HTTP_KEEP_ALIVE_MS: milliseconds.default(72_000),
  HTTP_PATIENCE_MS: milliseconds.default(15_000),
  HTTP_BYTES_PER_SECOND: z.coerce
    .number()
    .int()
    .min(1)
    .default(8 * 1024),
  JOBS: flag.default(true),
  JOBS_LEASE_MS: z.coerce.number().int().min(300).max(600_000).default(30_000),
  STOP_DELAY_MS: z.coerce.number().int().min(0).max(600_000).default(0),
  STOP_TIMEOUT_MS: milliseconds.default(10_000),
  SSO_SECRET: z.string().optional(),
  SSO_SECRETS: z.string().optional(),
  /** A file: with what the portal signs the cards that a phone's wallet keeps, insurer by insurer. */
  PORTEFEUILLES: z.string().optional(),
  INBENTA_ENV: z.enum(['production', 'preproduction', 'development']).default('production'),
})

/** Half a configuration would be noticed at the first visitor's question. */
const environmentSchema = variablesSchema.superRefine((env, context) => {
  // Two answers to one question: whoever wrote the second must not believe in the first.
  if (env.ANTIVIRUS && (env.CLAMAV_HOST || env.CLAMAV_SOCKET))
    context.addIssue({ code: 'custom', path: ['ANTIVIRUS'] })
  const missing = inbentaVariables.filter((name) => env[name] === undefined)
  if (missing.length === inbentaVariables.length) return
  for (const name of missing) context.addIssue({ code: 'custom', path: [name] })
})

/** Variables that need another one, with the one that they need. */
const needs: readonly (readonly [keyof Environment, keyof Environment])[] = [
  ['SMTP_URL', 'SMTP_FROM'],
  ['S3_ENDPOINT', 'S3_BUCKET'],
  ['MONEXT_URL', 'MONEXT_MERCHANT_ID'],
  ['MONEXT_URL', 'MONEXT_ACCESS_KEY'],
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID'],
]

type Environment = z.infer<typeof environmentSchema>

export type Config = ReturnType<typeof readConfig>

/** The whole configuration, read once; a mistake is named before anything starts. */
export function readConfig(environment: NodeJS.ProcessEnv) {
  // `PORT=` means the same as no PORT.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const read = environmentSchema.safeParse(given)
  if (!read.success) throw wrong(read.error.issues.map((issue) => issue.path.join('.')))
  const env = read.data
  const alone = needs.filter(([given, needed]) => env[given] && !env[needed])
  if (alone.length > 0) throw wrong(alone.map(([, needed]) => needed))
  // Headers are a part of the request: their time cannot exceed the whole's.
  if (env.HTTP_HEADERS_TIMEOUT_MS > env.HTTP_REQUEST_TIMEOUT_MS)
    throw wrong(['HTTP_HEADERS_TIMEOUT_MS'])
  /** The embedded database is a demonstration unless told otherwise; a PostgreSQL is not. */
  const demoData = env.DEMO_DATA ?? env.DATABASE_URL === undefined
  if (demoData) refusePublicDemo(env)
  else if (env.ACCORD_DELAI_SECONDES !== undefined) throw wrong(['ACCORD_DELAI_SECONDES'])
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(root, env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    databaseLimits: {
      statementMs: env.DATABASE_STATEMENT_TIMEOUT_MS,
      lockMs: env.DATABASE_LOCK_TIMEOUT_MS,
      turnMs: env.DATABASE_TURN_MS,
      silenceMs: env.DATABASE_SILENCE_MS,
    },
    secretKey: env.SECRET_KEY,
    publicProtocol: env.PUBLIC_PROTOCOL,
    publicPort: env.PUBLIC_PORT ?? env.PORT,
    trustProxy: env.TRUST_PROXY,
    demoData,
    /** Asked for by name: a database of real insurers is then refused. */
    isDemoDemandee: env.DEMO_DATA === true,
    isDemoPublique: env.DEMO_PUBLIQUE,
    /** Whether the API's description is read by whoever asks, and not by staff alone. */
    isApiDecrite: env.API_DOCS,
    demoOidcPort: env.DEMO_OIDC_PORT ?? env.PORT + 1,
    /** Where identity providers may stand, besides the public network. */
    reseauxFournisseurs: env.FOURNISSEURS_RESEAUX,
    rateLimit: env.RATE_LIMIT,
    mailsPublicsParHeure: env.PUBLIC_MAILS_PER_HOUR,
    refusalLimit: env.REFUS_LIMIT,
    /** Where addresses cannot be told apart, no limit may count by address. */
    echecsReseau:
      env.RATE_LIMIT === 0
        ? { parQuartHeure: 0, parJour: 0 }
        : {
            parQuartHeure: env.SIGN_IN_FAILURES_PER_QUARTER,
            parJour: env.SIGN_IN_FAILURES_PER_DAY,
          },
    session: { idleMinutes: env.SESSION_IDLE_MINUTES, maxHours: env.SESSION_MAX_HOURS },
    delaiAccordMs: (env.ACCORD_DELAI_SECONDES ?? limitesAccord.delaiHeures * 3600) * 1000,
    joursAdresses: env.JOURNAL_ADRESSES_JOURS,
    /**
     * Notifications leave within the hours of `isHeureEnvoi`; a benchmark may leave them at any.
     */
    hasHeuresEnvoi: env.HEURES_ENVOI,
    smtp: env.SMTP_URL && env.SMTP_FROM ? { url: env.SMTP_URL, from: env.SMTP_FROM } : null,
    expediteurs: env.EXPEDITEURS ?? null,
    secretRetours: env.BOUNCE_SECRET ?? null,
    smsGateway: env.SMS_GATEWAY_URL
      ? { url: env.SMS_GATEWAY_URL, token: env.SMS_GATEWAY_TOKEN, sender: env.SMS_SENDER }
      : null,
    monext:
      env.MONEXT_URL && env.MONEXT_MERCHANT_ID && env.MONEXT_ACCESS_KEY
        ? {
            url: env.MONEXT_URL,
            merchantId: env.MONEXT_MERCHANT_ID,
            accessKey: env.MONEXT_ACCESS_KEY,
          }
        : null,
    /** Where the national address base is searched. */
    adressesUrl: env.ADRESSES_URL ?? null,
    logLevel: env.LOG_LEVEL ?? (env.DATABASE_URL ? 'info' : 'warn'),
    isDev: env.ESPACE_DEV,
    inbenta: toInbenta(env),
    webDist: resolve(root, 'apps/web/dist'),
    webRoot: resolve(root, 'apps/web'),
    version: '0.1.0',
    upload: {
      maxBytes: Math.floor(env.UPLOAD_MAX_MB * MEGA),
      perHour: env.UPLOADS_PER_HOUR,
    },
    store: { folder: resolve(root, env.DATA_DIR, 'fichiers'), s3: s3Of(env) },
    clamd: clamdOf(env),
    http: {
      headersTimeoutMs: env.HTTP_HEADERS_TIMEOUT_MS,
      requestTimeoutMs: env.HTTP_REQUEST_TIMEOUT_MS,
      keepAliveMs: env.HTTP_KEEP_ALIVE_MS,
      pace: { patienceMs: env.HTTP_PATIENCE_MS, bytesPerSecond: env.HTTP_BYTES_PER_SECOND },
    },
    jobs: { isWorker: env.JOBS, leaseMs: env.JOBS_LEASE_MS },
    stop: { delayMs: env.STOP_DELAY_MS, timeoutMs: env.STOP_TIMEOUT_MS },
    partenaires: readPartenaires(env),
    /** Read once the rest of the application is there: it takes the shapes of a slice. */
    portefeuilles: env.PORTEFEUILLES ?? null,
    /**
     * Without a scanner files are refused, unless this is a demonstration or the setting says
     * otherwise.
     */
    sansScanner: demoData || env.ANTIVIRUS ? ('accepter' as const) : ('refuser' as const),
    /** Said explicitly, and unsafe. */
    isAntivirusRefuse: env.ANTIVIRUS === 'aucun',
  }
}

const wrong = (names: readonly string[]) =>
  new StartRefusedError(`Configuration incorrecte, variables à revoir : ${names.join(', ')}`)

/**
 * Everybody knows the passwords of the demonstration's accounts: it stays on this machine unless
 * somebody says explicitly that all may see it.
 */
function refusePublicDemo(env: Environment): void {
  const isPublic = env.PUBLIC_PROTOCOL === 'https' || !isLoopback(env.HOST)
  if (!isPublic || env.DEMO_PUBLIQUE) return
  const asked = env.DEMO_DATA === true ? textes.demoDemandee : textes.demoParDefaut
  throw new StartRefusedError(
    asked(env.PUBLIC_PROTOCOL === 'https' ? 'PUBLIC_PROTOCOL=https' : `HOST=${env.HOST}`),
  )
}

function s3Of(env: Environment): S3Options | undefined {
  if (!env.S3_BUCKET) return undefined
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  return {
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    prefix: env.S3_PREFIX,
    // Services other than Amazon's seldom give each bucket a host name.
    forcePathStyle: env.S3_PATH_STYLE ?? env.S3_ENDPOINT !== undefined,
  }
}

function clamdOf(env: Environment): ClamdOptions | undefined {
  const timeoutMs = env.CLAMAV_TIMEOUT_MS
  if (env.CLAMAV_SOCKET) return { address: { path: env.CLAMAV_SOCKET }, timeoutMs }
  if (!env.CLAMAV_HOST) return undefined
  return { address: { host: env.CLAMAV_HOST, port: env.CLAMAV_PORT }, timeoutMs }
}

/** The insurer's own help service, when it has one. */
function toInbenta(env: z.infer<typeof variablesSchema>) {
  const { INBENTA_URL: url, INBENTA_API_KEY: apiKey, INBENTA_SECRET: secret } = env
  if (!url || !apiKey || !secret) return null
  return { url, apiKey, secret, environment: env.INBENTA_ENV }
}

/** Mailbox and gallery: for the demonstration that stays on this machine, and nothing else. */
export const hasDevTools = ({
  demoData,
  publicProtocol,
  host,
}: Pick<Config, 'demoData' | 'publicProtocol' | 'host'>): boolean =>
  demoData && publicProtocol === 'http' && isLoopback(host)
