import type { Client } from '../client.ts'
import { charteCss, fontFaceCss } from './charte-css.ts'
import { logoUrl } from './client.ts'
import { escapeHtml } from './page.ts'

const styles = `body{margin:0;background:var(--canvas);color:var(--ink);font:400 1rem/1.5 var(--font);font-synthesis:none;-webkit-font-smoothing:antialiased;overflow-wrap:break-word}
a{color:var(--primary-strong);font-weight:600;text-underline-offset:.2em}
a:focus-visible{outline:3px solid var(--primary);outline-offset:3px;border-radius:.25rem}
header{padding:1rem 1.5rem;background:var(--surface);border-bottom:1px solid var(--line)}
header a{display:inline-block}
header img{display:block;height:2.5rem}
main{max-width:35rem;margin:3rem auto;padding:0 1rem}
.carte{padding:2rem;background:var(--surface);border:1px solid var(--line);border-radius:.75rem}
h1{margin:0 0 1rem;font:700 1.625rem/1.25 var(--font);letter-spacing:-.01em;text-wrap:balance}
p{margin:0}
p+p,p+form{margin-top:1.25rem}
button{padding:.75rem 1.25rem;border:0;border-radius:.5rem;background:var(--primary);color:var(--on-primary);font:inherit;font-weight:700;cursor:pointer}
button:focus-visible{outline:3px solid var(--primary);outline-offset:2px}`

type PageLien = {
  client: Client
  nonce: string
  fontUrl: string | null
  titre: string
  texte: string
  /** What is done once it is pressed; none: there is nothing to do. */
  bouton: string | null
  /** What else stands there, as HTML. */
  suite?: string
}

/** Where the link of a mail leads. No script, no session: a question with one button, or what was done. */
export function pageLien({
  client,
  nonce,
  fontUrl,
  titre,
  texte,
  bouton,
  suite = '',
}: PageLien): string {
  const nom = escapeHtml(client.libelle)
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(titre)} – ${nom}</title>
<link rel="icon" href="${logoUrl(client, 'icone')}">
<style nonce="${nonce}">${fontUrl ? fontFaceCss(fontUrl) : ''}${charteCss(client.charte)}${styles}</style></head>
<body>
<header><a href="/"><img src="${logoUrl(client, 'entete')}" alt="${nom}"></a></header>
<main><div class="carte">
<h1>${escapeHtml(titre)}</h1>
<p>${escapeHtml(texte)}</p>
${bouton === null ? '' : `<form method="post"><button type="submit">${escapeHtml(bouton)}</button></form>`}
${suite}
</div></main>
</body></html>`
}
