import { type Client, charteCss, escapeHtml, logoUrl } from '../../features/portail/index.ts'
import { styles } from './styles.ts'

export { escapeHtml }

export type Page = {
  client: Client
  nonce: string
  titre: string
  /** HTML of the main column: whoever writes it escapes what people typed. */
  contenu: string
}

/** A page in the client's charter that needs no script: the panel on the left, one task on the right. */
export function renderPage({ client, nonce, titre, contenu }: Page): string {
  const nom = escapeHtml(client.libelle)
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="${client.charte.clair.primary}">
<title>${escapeHtml(titre)} – ${nom}</title>
${client.logos.icone ? `<link rel="icon" href="${logoUrl(client, 'icone')}">` : ''}
<style nonce="${nonce}">${charteCss(client.charte)}${styles}</style></head>
<body>
<header class="panneau">
${client.logos.clair ? `<img src="${logoUrl(client, 'clair')}" alt="${nom}">` : `<p class="enseigne">${nom}</p>`}
${accroche(client)}
<p class="adresse">${escapeHtml(client.config.adressePostale)}</p>
</header>
<main class="contenu">${contenu}</main>
</body></html>`
}

function accroche({ config: { accroche } }: Client): string {
  const points = accroche.points.map((point) => `<li>${escapeHtml(point)}</li>`).join('')
  return `<div class="accroche"><p>${escapeHtml(accroche.titre)}</p>${points && `<ul>${points}</ul>`}</div>`
}
