import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Client } from '../features/client.ts'
import { bandeauDe, createPage, pageHead } from '../features/portail/index.ts'
import { AppError } from '../platform/http/index.ts'
import type { Fermee } from './page-fermee.ts'

const config = { access: 'public' } as const
/** A placeholder of the build, filled in each answer. */
const NONCE = '__CSP_NONCE__'

export type PagesDeps = {
  isEmbarque: (request: FastifyRequest) => boolean
  /** The blocks beside screens that hold something for somebody. */
  affichesDe: (client: Client) => readonly string[]
  fermee: Fermee
}

/** The application's one page and its assets, as built. */
export async function registerBuiltPages(
  app: FastifyInstance,
  { webDist, isEmbarque, affichesDe, fermee }: { webDist: string } & PagesDeps,
): Promise<void> {
  const template = readBuilt(webDist, 'index.html')
  const templates = { visitor: template, member: withPreloads(template, webDist) }
  // One page for each client object: a changed configuration is another object, hence another page.
  const pages = new WeakMap<Client, Map<string, (nonce: string) => string>>()

  const pageOf = (request: FastifyRequest) => {
    const { client, hostname } = request
    const known = pages.get(client) ?? new Map<string, (nonce: string) => string>()
    pages.set(client, known)
    const visitor = comesWithSession(request) ? 'member' : 'visitor'
    // Unknown hosts share the default page: visitors must not fill the memory with host names.
    const host = client.adresses.includes(hostname.toLowerCase()) ? hostname.toLowerCase() : ''
    const withTools = isEmbarque(request)
    const affiches = affichesDe(client)
    const key = `${visitor} ${withTools} ${host} ${affiches}`
    const page =
      known.get(key) ??
      createPage(
        templates[visitor],
        pageHead(client, { host, isEmbarque: withTools, affiches }),
        bandeauDe(client),
      )
    known.set(key, page)
    return page
  }

  app.get('/', { config, schema: { hide: true } }, async (request, reply) =>
    reply.html((await fermee(request, reply)) ?? pageOf(request)(reply.cspNonce)),
  )
  registerWorker(app, readBuilt(webDist, 'service-worker.js'))
  const galerie = readdirSync(join(webDist, 'assets')).find((name) => /^galerie-.*\.js$/.test(name))
  if (galerie) registerGallery(app, { file: `/assets/${galerie}`, isEmbarque })
  await app.register(
    async (scope) => {
      scope.addHook('onRoute', (route) => {
        route.config = { ...route.config, ...config, rateLimit: false }
        route.schema = { ...route.schema, hide: true }
      })
      await scope.register(fastifyStatic, {
        root: join(webDist, 'assets'),
        preCompressed: true,
        immutable: true,
        maxAge: '365d',
        index: false,
        decorateReply: false,
      })
    },
    { prefix: '/assets/' },
  )
}

/** A hint, not a proof: a browser with such a cookie will most likely see the member area next. */
const comesWithSession = ({ headers: { cookie = '' } }: FastifyRequest) =>
  /(?:^|; )(?:__Host-)?session=/.test(cookie)

/**
 * The files of the member area. Its code is asked for with the page, and its styles stand in the
 * page: a browser asks for six files at a time, and four fewer save a turn of a phone's line.
 */
function withPreloads(template: string, webDist: string): string {
  const assets = readdirSync(join(webDist, 'assets'))
  const named = (group: string, end: string) =>
    assets.filter((name) => name.startsWith(`${group}-`) && name.endsWith(end))
  // In the order in which they are needed: they share one line.
  const groups = ['routes', 'commun', 'membre']
  const scripts = groups
    .flatMap((group) => named(group, '.js'))
    .map((name) => `<link rel="modulepreload" crossorigin href="/assets/${name}">`)
  const sheets = ['socle', ...groups].flatMap((group) => named(group, '.css'))
  const styles = sheets.map((name) => readBuilt(join(webDist, 'assets'), name).trim())
  return template
    .replace(/<link rel="stylesheet"[^>]*>\s*/, '')
    .replace('</head>', () =>
      [
        ...scripts,
        `<style nonce="${NONCE}">${styles.join('')}</style>`,
        `<script nonce="${NONCE}">${saysToBeHere(sheets)}</script></head>`,
      ].join(''),
    )
}

/**
 * The screen loader looks for the link to its styles and asks for the missing ones. A script writes
 * these links: a browser that reads ahead would fetch a link in the page, even a disabled one.
 */
const saysToBeHere = (sheets: readonly string[]) => `
for (const name of ${JSON.stringify(sheets)}) {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', disabled: true, href: '/assets/' + name })
  document.head.append(link)
}`

/** Where the portal finds the gallery, whose file changes its name with each build. */
export function registerGallery(
  app: FastifyInstance,
  { file, isEmbarque }: { file: string; isEmbarque: (request: FastifyRequest) => boolean },
): void {
  app.get('/dev/galerie.js', { config, schema: { hide: true } }, (request, reply) => {
    if (!isEmbarque(request)) throw new AppError('NotFound')
    return reply
      .header('content-type', 'text/javascript; charset=utf-8')
      .send(`export * from ${JSON.stringify(file)}\n`)
  })
}

/**
 * The worker that keeps the page for use without a network. Its address never changes, so it is
 * asked for anew each time; it may fetch from this portal and nothing else.
 */
function registerWorker(app: FastifyInstance, script: string): void {
  const etag = `"${createHash('sha256').update(script).digest('base64url')}"`
  app.get('/service-worker.js', { config, schema: { hide: true } }, (request, reply) => {
    reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', "default-src 'none'; connect-src 'self'")
      .header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.header('content-type', 'text/javascript; charset=utf-8').send(script)
  })
}

function readBuilt(webDist: string, file: string): string {
  try {
    return readFileSync(join(webDist, file), 'utf8')
  } catch {
    throw new Error('L’interface n’est pas construite : lancez « npm run build ».')
  }
}
