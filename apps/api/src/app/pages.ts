import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Client, createPage, pageHead } from '../features/portail/index.ts'

const config = { access: 'public' } as const

/** The application's one page and its assets, as built. */
export async function registerBuiltPages(
  app: FastifyInstance,
  { webDist, isEmbarque }: { webDist: string; isEmbarque: (request: FastifyRequest) => boolean },
): Promise<void> {
  const template = readBuilt(webDist, 'index.html')
  const templates = { visitor: template, member: withPreloads(template, webDist) }
  // A page per client object: a changed configuration is another object, hence another page.
  const pages = new WeakMap<Client, Map<string, (nonce: string) => string>>()

  const pageOf = (request: FastifyRequest) => {
    const { client, hostname } = request
    const known = pages.get(client) ?? new Map<string, (nonce: string) => string>()
    pages.set(client, known)
    const visitor = comesWithSession(request) ? 'member' : 'visitor'
    // Unknown hosts share the default page: a visitor must not fill the memory with host names.
    const host = client.adresses.includes(hostname.toLowerCase()) ? hostname.toLowerCase() : ''
    const withTools = isEmbarque(request)
    const key = `${visitor} ${withTools} ${host}`
    const page = known.get(key) ?? createPage(templates[visitor], pageHead(client, host, withTools))
    known.set(key, page)
    return page
  }

  app.get('/', { config, schema: { hide: true } }, (request, reply) =>
    reply.html(pageOf(request)(reply.cspNonce)),
  )
  registerWorker(app, readBuilt(webDist, 'service-worker.js'))
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

/** A hint, not a proof: whoever has such a cookie will most likely see the member area next. */
const comesWithSession = ({ headers: { cookie = '' } }: FastifyRequest) =>
  /(?:^|; )(?:__Host-)?session=/.test(cookie)

/** What the member area is made of, asked for with the page rather than once its script has run. */
function withPreloads(template: string, webDist: string): string {
  const assets = readdirSync(join(webDist, 'assets'))
  // In the order in which they are needed: they share one line.
  const links = ['routes', 'commun', 'mantine', 'membre']
    .flatMap((group) => assets.filter((name) => name.startsWith(`${group}-`)))
    .map((name) => {
      if (name.endsWith('.js'))
        return `<link rel="modulepreload" crossorigin href="/assets/${name}">`
      // In force at once: a screen whose styles are not waits for them before its code runs.
      if (name.endsWith('.css')) return `<link rel="stylesheet" crossorigin href="/assets/${name}">`
      return ''
    })
  return template.replace('</head>', () => `${links.join('')}</head>`)
}

/**
 * What keeps the page for when there is no network. Its address never changes, so that it is asked for
 * anew each time; it may fetch from this portal and do nothing else.
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
