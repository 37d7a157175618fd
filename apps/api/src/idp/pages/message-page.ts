import { LOGIN_PATH } from '@espace-adherent/contract'
import type { Client } from '../../features/portail/index.ts'
import { escapeHtml, renderPage } from './page.ts'
import { textes } from './textes.ts'

export type Lien = { libelle: string; href: string }

export const reessayer: Lien = { libelle: textes.reessayer, href: LOGIN_PATH }

/** A calm page that says what happened and how to get out of it. */
export function messagePage({
  client,
  nonce,
  titre,
  texte,
  action = reessayer,
}: {
  client: Client
  nonce: string
  titre: string
  texte: string
  action?: Lien
}): string {
  const contenu = `<div><h1>${escapeHtml(titre)}</h1></div>
<div class="carte"><p>${escapeHtml(texte)}</p>
<p class="actions"><a class="bouton" href="${escapeHtml(action.href)}">${escapeHtml(action.libelle)}</a>
<a href="/">${textes.accueil}</a></p></div>`
  return renderPage({ client, nonce, titre, contenu })
}
