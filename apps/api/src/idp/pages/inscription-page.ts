import { traceQr } from '../../platform/documents/index.ts'
import { alerte, cache, champCode } from './code-page.ts'
import { escapeHtml, type Frame, renderPage } from './page.ts'
import { textes } from './textes.ts'

/** A text as a QR code, black on white in every charter: what reads it is a camera. */
async function qrSvg(texte: string, titre: string): Promise<string> {
  const { cote, trace } = await traceQr(texte)
  return `<svg role="img" aria-label="${escapeHtml(titre)}" viewBox="0 0 ${cote} ${cote}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${cote}v${cote}H0z"/><path d="${trace}"/></svg>`
}

const t = textes.inscription

export type InscriptionPage = Frame & {
  antiForgeryToken: string
  vue: string
  action: string
  /** In base 32, to be typed where nothing can be scanned. */
  secret: string
  /** The same as a telephone reads it. */
  uri: string
  erreur?: string | undefined
}

/** Staff who have nothing to prove themselves with add an application, here and now. */
export async function inscriptionPage({
  antiForgeryToken,
  vue,
  action,
  secret,
  uri,
  erreur,
  ...frame
}: InscriptionPage): Promise<string> {
  const etapes = t.etapes.map((etape) => `<li>${etape}</li>`).join('')
  const contenu = `<div><h1>${t.titre}</h1><p class="chapo">${t.chapo}</p></div>
<form class="carte" method="post" action="${escapeHtml(action)}" novalidate>
${alerte(erreur)}
${cache('_xsrf', antiForgeryToken)}${cache('vue', vue)}
<ol class="etapes">${etapes}</ol>
<div class="qr">${await qrSvg(uri, t.dessin)}</div>
<p class="note">${t.cle}<br><code>${(secret.match(/.{1,4}/g) ?? []).join(' ')}</code></p>
${champCode(erreur)}
<button class="bouton" type="submit">${t.envoyer}</button>
</form>
<p><a href="/api/identity/login">${textes.code.autreCompte}</a></p>`
  const titre = erreur ? `${textes.connexion.erreur} – ${t.titre}` : t.titre
  return renderPage({ ...frame, titre, contenu })
}
