import type { FastifyInstance } from 'fastify'
import { charteCss, escapeHtml, logoUrl } from '../features/portail/index.ts'
import { AppError } from '../platform/http/index.ts'

const styles = `
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--canvas);color:var(--ink);font:400 16px/1.5 var(--font)}
main{background:var(--surface);border:1px solid var(--line);border-radius:var(--radius);padding:32px;max-width:480px;margin:16px}
img{height:34px} h1{font-size:24px;line-height:1.25}
a{color:var(--primary-strong);font-weight:600}`

/** A person who mistyped an address gets a page; a program gets JSON. */
export function registerNotFound(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
    if (!isPage || request.url.startsWith('/api/')) throw new AppError('NotFound')
    const { client } = request
    const nonce = reply.cspNonce
    return reply.status(404).html(`<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Page introuvable – ${escapeHtml(client.libelle)}</title>
<style nonce="${nonce}">${charteCss(client.charte)}${styles}</style></head>
<body><main><img src="${logoUrl(client, 'entete')}" alt="${escapeHtml(client.libelle)}">
<h1>Cette page n’existe pas</h1>
<p>L’adresse est peut-être incomplète, ou la page a changé de place.</p>
<p><a href="/">Revenir à l’accueil</a></p></main></body></html>`)
  })
}
