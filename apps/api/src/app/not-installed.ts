import type { FastifyInstance } from 'fastify'
import type { Annuaire } from '../features/portail/index.ts'
import { AppError } from '../platform/http/index.ts'
import { textes } from './textes.ts'

const styles = `
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;font:400 1rem/1.5 system-ui,sans-serif}
main{max-width:30rem;padding:2rem} h1{font-size:1.5rem;line-height:1.25}`

/** Before the first insurer there is nothing to show, and no colours: one sentence says so. */
export function registerNotInstalled(app: FastifyInstance, { all }: Pick<Annuaire, 'all'>): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (all().length > 0 || request.routeOptions.config.isForMonitors) return done()
    reply.status(503).header('retry-after', '60')
    const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
    if (!isPage || request.url.startsWith('/api/')) {
      reply.send(new AppError('ServiceUnavailable', textes.pasInstalle.message).body)
      return
    }
    const { titre, message } = textes.pasInstalle
    reply.html(`<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${titre}</title>
<style nonce="${reply.cspNonce}">${styles}</style></head>
<body><main><h1>${titre}</h1><p>${message}</p></main></body></html>`)
  })
}
