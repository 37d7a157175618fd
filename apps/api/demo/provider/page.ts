import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { escapeHtml } from '../../src/features/portail/index.ts'
import { textes } from './textes.ts'

/** On purpose unlike the portal: whoever tries it sees that they have left it. */
const styles = `
*{box-sizing:border-box}
:root{color-scheme:light dark;--fond:#eef0f4;--carte:#fff;--encre:#1b2230;--doux:#4b5568;--trait:#6b7688;--fort:#2b3648;--sur-fort:#fff;--faute:#a61b1b}
@media (prefers-color-scheme:dark){:root{--fond:#12161d;--carte:#1c222c;--encre:#eef1f6;--doux:#b3bccb;--trait:#7f8a9c;--fort:#c9d3e4;--sur-fort:#12161d;--faute:#ffb0a8}}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1rem;background:var(--fond);color:var(--encre);font:400 1rem/1.5 ui-monospace,Consolas,monospace}
main{width:100%;max-width:27rem;background:var(--carte);border:2px dashed var(--trait);padding:1.5rem;display:grid;gap:1rem}
body,main,form,label{grid-template-columns:minmax(0,1fr)}
h1{font-size:1.25rem;line-height:1.3;margin:0} p{margin:0;color:var(--doux)}
form{display:grid;gap:1rem} label{display:grid;gap:.25rem;font-weight:700}
a{color:inherit} input{font:inherit;min-height:2.75rem;padding:.5rem .75rem;color:inherit;background:var(--carte);border:1px solid var(--trait)}
button{font:inherit;font-weight:700;min-height:2.75rem;border:0;background:var(--fort);color:var(--sur-fort);cursor:pointer}
[role=alert]{color:var(--faute);font-weight:700}
:focus-visible{outline:3px solid var(--trait);outline-offset:2px}`

export type DemoPage = { titre: string; contenu: string; formTargets?: readonly string[] }

/** `formTargets`: where a form may lead in the end, which browsers check along the redirects. */
export function demoPage(nonce: string, { titre, contenu }: DemoPage): string {
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(titre)} – ${textes.nom}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${styles}</style></head>
<body><main><p>${textes.nom}</p><h1>${escapeHtml(titre)}</h1>${contenu}</main></body></html>`
}

export const demoNonce = () => randomBytes(16).toString('base64')

export const demoPolicy = (nonce: string, formTargets: readonly string[] = []) =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    'img-src data:',
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

export function sendDemoPage(reply: FastifyReply, status: number, page: DemoPage) {
  const nonce = demoNonce()
  return reply
    .status(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', demoPolicy(nonce, page.formTargets))
    .send(demoPage(nonce, page))
}

export function demoLoginForm({
  libelle,
  email,
  isRefused,
  register,
}: {
  libelle: string
  email: string
  isRefused: boolean
  /** Where the portal creates spaces; null where it does not. */
  register: string | null
}): string {
  const alerte = `<p role="alert" tabindex="-1" autofocus>${textes.refuse}</p>`
  const creation = `<p>${textes.sansEspace} <a href="${escapeHtml(register ?? '')}">${textes.creer}</a></p>`
  return `<p>${escapeHtml(textes.pour(libelle))}</p>${isRefused ? alerte : ''}
<form method="post" novalidate>
<label>${textes.email}<input name="email" type="email" autocomplete="username" required value="${escapeHtml(email)}"${isRefused ? '' : ' autofocus'}></label>
<label>${textes.password}<input name="password" type="password" autocomplete="current-password" required></label>
<button type="submit">${textes.envoyer}</button></form>
${register ? creation : ''}
<p>${textes.explication}</p>`
}

export function demoCodeForm({
  action,
  code,
  isRefused,
}: {
  action: string
  code: string
  isRefused: boolean
}): string {
  const t = textes.code
  const alerte = `<p role="alert" tabindex="-1" autofocus>${t.refuse}</p>`
  return `<p>${escapeHtml(t.explication(code))}</p>${isRefused ? alerte : ''}
<form method="post" action="${escapeHtml(action)}" novalidate>
<label>${t.champ}<input name="code" inputmode="numeric" autocomplete="one-time-code" required${isRefused ? '' : ' autofocus'}></label>
<button type="submit">${textes.envoyer}</button>
<button type="submit" name="sans" value="1">${t.sans}</button></form>
<p>${t.suite}</p>`
}
