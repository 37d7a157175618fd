import type { FastifyReply, FastifyRequest } from 'fastify'
import { charteCss, escapeHtml, logoUrl } from '../features/portail/index.ts'
import type { AppError } from '../platform/http/index.ts'

const styles = `
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--canvas);color:var(--ink);font:400 16px/1.5 var(--font)}
main{background:var(--surface);border:1px solid var(--line);border-radius:var(--radius);padding:32px;max-width:480px;margin:16px}
img{height:34px} h1{font-size:24px;line-height:1.25}
a{color:var(--primary-strong);font-weight:600}`

const introuvable = {
  titre: 'Page introuvable',
  sujet: 'Cette page n’existe pas',
  texte: 'L’adresse est peut-être incomplète, ou la page a changé de place.',
}

const sayOf = ({ code, message }: AppError) =>
  code === 'NotFound'
    ? introuvable
    : { titre: 'Erreur', sujet: 'Cette page ne peut pas être affichée', texte: `${message}.` }

/** The page for a person whose browser asked for one that cannot be given. */
export function failurePage(
  request: FastifyRequest,
  reply: FastifyReply,
  failure: AppError,
): string | null {
  // No client, no page: a missing client may be the very failure.
  if (failure.code === 'ServiceUnavailable') return null
  const { client } = request
  const { titre, sujet, texte } = sayOf(failure)
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${titre} – ${escapeHtml(client.libelle)}</title>
<style nonce="${reply.cspNonce}">${charteCss(client.charte)}${styles}</style></head>
<body><main><img src="${logoUrl(client, 'entete')}" alt="${escapeHtml(client.libelle)}">
<h1>${sujet}</h1>
<p>${escapeHtml(texte)}</p>
<p><a href="/">Revenir à l’accueil</a></p></main></body></html>`
}
