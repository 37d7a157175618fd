import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { bandeauDe, createPage, pageHead } from '../features/portail/index.ts'
import { type PagesDeps, registerGallery } from './pages.ts'

/** Requests that the server answers; the bundler answers the rest. */
const ours = /^\/(api|oidc|connexion|charte|health|dev|essai|essai-recu)(\/|$)|^\/(\?.*)?$/

/** Development: the bundler serves sources and reloads the browser when they change. */
export async function registerDevPages(
  app: FastifyInstance,
  { webRoot, isEmbarque, affichesDe, fermee }: { webRoot: string } & PagesDeps,
): Promise<void> {
  // Named by a variable, because production installs do without the bundler.
  const bundler = 'vite'
  const { createServer } = (await import(bundler)) as typeof import('vite')
  const vite = await createServer({
    root: webRoot,
    appType: 'custom',
    // Read as it is: a bundled copy would count as a changed file, and restart the server for ever.
    configLoader: 'native',
    server: { middlewareMode: true },
  })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    if (ours.test(request.url)) return done()
    vite.middlewares(request.raw, reply.handOver())
  })
  registerGallery(app, { file: '/galerie/index.ts', isEmbarque })
  app.get('/', { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
    const refus = await fermee(request, reply)
    if (refus !== null) return reply.html(refus)
    const source = readFileSync(join(webRoot, 'index.html'), 'utf8')
    const template = await vite.transformIndexHtml(request.url, source)
    const { client, hostname: host } = request
    const demandee = { host, isEmbarque: isEmbarque(request), affiches: affichesDe(client) }
    const head = pageHead(client, demandee)
    return reply.html(createPage(template, head, bandeauDe(request.client))(reply.cspNonce))
  })
}
