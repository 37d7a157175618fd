import { formatTelephone } from '@espace-adherent/domain'
import { madeOnce } from '../../platform/resources/index.ts'
import type { Client } from '../client.ts'
import { charteCss, escapeHtml, fontFaceCss, logoUrl } from '../portail/index.ts'
import { styles } from './mailbox-styles.ts'
import type { SentMessage } from './messages.ts'
import { textes } from './textes.ts'

const t = textes.boite

const instant = madeOnce(
  () =>
    new Intl.DateTimeFormat('fr-FR', {
      timeZone: 'Europe/Paris',
      dateStyle: 'long',
      timeStyle: 'medium',
    }),
)

/** Newest first, the newest open: it is the one that somebody came for. */
export function mailboxPage({
  client,
  nonce,
  fontUrl,
  messages,
}: {
  client: Client
  nonce: string
  fontUrl: string | null
  messages: readonly SentMessage[]
}): string {
  const nom = escapeHtml(client.libelle)
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t.titre} – ${nom}</title>
<link rel="icon" href="${logoUrl(client, 'icone')}">
<style nonce="${nonce}">${fontUrl ? fontFaceCss(fontUrl) : ''}${charteCss(client.charte)}${styles}</style></head>
<body>
<header><a href="/"><picture><source media="(prefers-color-scheme:dark)" srcset="${logoUrl(client, 'clair')}">
<img src="${logoUrl(client, 'entete')}" alt="${t.accueil} ${nom}"></picture></a></header>
<main>
<h1>${t.titre}</h1>
<p class="chapo">${t.chapo}</p>
${messages.length === 0 ? vide : `<ol>${messages.map(toItem).join('')}</ol>`}
</main>
</body></html>`
}

const vide = `<div class="carte vide"><p><strong>${t.vide}</strong></p><p>${t.videAide}</p></div>`

function toItem(message: SentMessage, rang: number): string {
  const { id, channel, to, subject, text, sentAt, html, piece } = message
  const titre = escapeHtml(subject ?? text)
  return `<li><details class="carte"${rang === 0 ? ' open' : ''}>
<summary><span class="canal">${t.canaux[channel]}</span><span class="titre">${titre}</span>
<span class="note">${t.a} ${escapeHtml(channel === 'SMS' ? formatTelephone(to) : to)} · <time datetime="${sentAt.toISOString()}">${instant().format(sentAt)}</time></span></summary>
${html === null ? '' : `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy" src="/dev/mailbox/messages/${id}" title="${escapeHtml(t.apercu(subject ?? ''))}"></iframe><h2>${t.enTexte}</h2>`}
${piece ? `<p><a href="/dev/mailbox/messages/${id}/piece">${escapeHtml(t.piece(piece.nomFichier))}</a></p>` : ''}
<pre tabindex="0">${escapeHtml(text)}</pre>
</details></li>`
}
