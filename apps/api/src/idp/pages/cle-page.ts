import { cache } from './code-page.ts'
import { boutonCle } from './login-page.ts'
import { type Frame, renderPage } from './page.ts'
import { textes } from './textes.ts'

const t = textes.cle

/** The second step of staff who hold a passkey and nothing else that a code could come to. */
export function clePage({
  antiForgeryToken,
  passkeyScript,
  ...frame
}: Frame & { antiForgeryToken: string; passkeyScript: string }): string {
  const contenu = `<div><h1>${t.titre}</h1><p class="chapo">${t.chapo}</p></div>
<div class="carte">
${cache('_xsrf', antiForgeryToken)}
${boutonCle(passkeyScript, frame.nonce, { libelle: t.bouton, aide: t.aide })}
<noscript><p>${t.sansScript}</p></noscript>
</div>
<p><a href="/api/identity/login">${textes.code.autreCompte}</a></p>`
  return renderPage({ ...frame, titre: t.titre, contenu })
}
