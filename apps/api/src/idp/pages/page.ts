import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Client } from '../../features/client.ts'
import { charteCss, escapeHtml, fontFaceCss, logoUrl } from '../../features/portail/index.ts'
import { styles } from './styles.ts'
import { textes } from './textes.ts'

const content = readFileSync(new URL('./passkey.js', import.meta.url), 'utf8')
const path = '/connexion/cle-acces.js'

/** The only script of these pages, which do without it. */
export const passkeyScript = {
  path,
  content,
  url: `${path}?v=${createHash('sha256').update(content).digest('hex').slice(0, 12)}`,
}

/**
 * Stops the second click of a double click from sending a form again: a code serves once, and the
 * first answer would be lost. Without it the form works as before.
 */
export const envoiScript = `
let sentAt = -Infinity
addEventListener('submit', (event) => {
  if (event.timeStamp - sentAt < 3000) event.preventDefault()
  else sentAt = event.timeStamp
})
`

export { escapeHtml }

/** What every page needs of the request that it answers. */
export type Frame = {
  client: Client
  nonce: string
  /** The application's own font, once it is built. */
  fontUrl: string | null
}

export type Page = Frame & {
  titre: string
  /** HTML of the main column: its author escapes what people typed. */
  contenu: string
}

/** A page in the client's charter that needs no script: the panel on the left, one task on the right. */
export function renderPage({ client, nonce, fontUrl, titre, contenu }: Page): string {
  const nom = escapeHtml(client.libelle)
  const css = `${fontUrl ? fontFaceCss(fontUrl) : ''}${charteCss(client.charte)}${styles}`
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="${client.charte.clair.primary}">
<title>${escapeHtml(titre)} – ${nom}</title>
${client.logos.icone ? `<link rel="icon" href="${logoUrl(client, 'icone')}">` : ''}
${fontUrl ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="${fontUrl}">` : ''}
<style nonce="${nonce}">${css}</style></head>
<body>
<header class="panneau">
${client.logos.clair ? `<img src="${logoUrl(client, 'clair')}" alt="${nom}">` : `<p class="enseigne">${nom}</p>`}
${accroche(client)}
<p class="adresse">${[nom, escapeHtml(client.config.adressePostale)].filter(Boolean).join(' · ')}</p>
</header>
<div class="cote">
<main class="contenu">${contenu}</main>
<footer class="pied"><nav aria-label="${textes.pied.titre}"><ul>${liens(client)}</ul></nav></footer>
</div>
<script nonce="${nonce}">${envoiScript}</script>
</body></html>`
}

const liens = ({ config }: Client) =>
  textes.pied
    .pages(config.conformiteAccessibilite)
    .map(([page, libelle]) => `<li><a href="/#/${page}">${libelle}</a></li>`)
    .join('')

function accroche({ config: { accroche } }: Client): string {
  const points = accroche.points.map((point) => `<li>${escapeHtml(point)}</li>`).join('')
  return `<div class="accroche"><p>${escapeHtml(accroche.titre)}</p>${points && `<ul>${points}</ul>`}</div>`
}
