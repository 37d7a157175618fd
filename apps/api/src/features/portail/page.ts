import { PORTAIL_ELEMENT_ID } from '@espace-adherent/contract'
import { de } from '@espace-adherent/domain'
import type { Client } from '../client.ts'
import { iconeUrl } from './application.ts'
import { charteCss } from './charte-css.ts'
import { logoUrl, type PageDemandee, toPortailSettings } from './client.ts'
import { textes } from './textes.ts'

const NONCE = '__CSP_NONCE__'
const HEAD = '<!--portail-->'

/** Inside a script element, `<` could close it. */
const jsonForScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

/** What the server writes into the head of the application's page for this client and host. */
export function pageHead(client: Client, demandee: PageDemandee): string {
  const settings = toPortailSettings(client, demandee)
  return [
    `<title>${escapeHtml(client.libelle)}</title>`,
    `<meta name="description" content="${escapeHtml(`Espace personnel des adhérents ${de(client.libelle)}`)}">`,
    `<meta name="theme-color" content="${client.charte.clair.primary}">`,
    `<link rel="icon" href="${logoUrl(client, 'icone')}">`,
    `<link rel="apple-touch-icon" href="${iconeUrl(client, 192)}">`,
    client.isEnPreparation
      ? `<meta name="robots" content="noindex">`
      : `<link rel="manifest" href="/manifest.webmanifest">`,
    `<style nonce="${NONCE}">${charteCss(client.charte)}</style>`,
    `<script type="application/json" id="${PORTAIL_ELEMENT_ID}">${jsonForScript(settings)}</script>`,
  ].join('')
}

/** Above whatever screen: what its administrators see of a client in preparation is no one else's. */
export const bandeauDe = ({ isEnPreparation }: Pick<Client, 'isEnPreparation'>): string =>
  isEnPreparation
    ? `<style nonce="${NONCE}">#preparation{margin:0;padding:.5rem 1rem;text-align:center;font:600 .875rem/1.4 var(--font);background:var(--warning-soft);color:var(--warning)}</style><p id="preparation" role="note">${textes.bandeau}</p>`
    : ''

/** The application's page, ready but for the nonce of each answer. */
export function createPage(
  template: string,
  head: string,
  bandeau = '',
): (nonce: string) => string {
  const parts = template
    .replace(HEAD, () => head)
    .replace('<body>', () => `<body>${bandeau}`)
    .split(NONCE)
  return (nonce) => parts.join(nonce)
}
