import { LOGIN_PATH } from '@espace-adherent/contract'
import { escapeHtml, type Frame, renderPage } from './page.ts'
import { textes } from './textes.ts'

export type Lien = { libelle: string; href: string }

export const reessayer: Lien = { libelle: textes.reessayer, href: LOGIN_PATH }

const accueil: Lien = { libelle: textes.accueil, href: '/' }

/** For whoever has no space yet. */
export const creation: Lien = { libelle: textes.creation, href: '/#/register' }

/** A calm page that says what happened and how to get out of it. */
export function messagePage({
  titre,
  texte,
  action = reessayer,
  autre = accueil,
  ...frame
}: Frame & {
  titre: string
  texte: string
  action?: Lien | undefined
  /** Beside it. */
  autre?: Lien | undefined
}): string {
  const contenu = `<div><h1>${escapeHtml(titre)}</h1></div>
<div class="carte"><p>${escapeHtml(texte)}</p>
<p class="actions"><a class="bouton" href="${escapeHtml(action.href)}">${escapeHtml(action.libelle)}</a>
<a href="${escapeHtml(autre.href)}">${escapeHtml(autre.libelle)}</a></p></div>`
  return renderPage({ ...frame, titre, contenu })
}
