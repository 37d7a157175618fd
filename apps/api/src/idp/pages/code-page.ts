import { champ } from './champ.ts'
import { escapeHtml, type Frame, renderPage } from './page.ts'
import { textes } from './textes.ts'

const t = textes.code

export type CodePage = Frame & {
  antiForgeryToken: string
  /** Names this very page: what a reload sends again is no new try. */
  vue: string
  /** Address that takes the code. */
  action: string
  /** Where the code went, masked; and why by mail, if a text message was wanted. */
  envoi: readonly string[]
  /** Why it is asked for, unless the account is protected. */
  chapo?: string | undefined
  erreur?: string | undefined
  isResent?: boolean
  /** Read from an application, not from a message. */
  isApplication?: boolean
  /** Another can be sent. */
  isRenvoi?: boolean
  /** Where the demonstration shows its codes; none where they are really sent. */
  mailboxUrl: string | null
}

/** The second step of signing in. Without a script, as the first one. */
export function codePage({
  antiForgeryToken,
  vue,
  action,
  envoi,
  chapo,
  erreur,
  isResent = false,
  isApplication = false,
  isRenvoi = true,
  mailboxUrl,
  ...frame
}: CodePage): string {
  const jeton = cache('_xsrf', antiForgeryToken) + cache('vue', vue)
  const boite = isApplication ? null : mailboxUrl
  const vers = `method="post" action="${escapeHtml(action)}"`
  const contenu = `<div><h1>${t.titre}</h1><p class="chapo">${chapo ?? (isApplication ? textes.application.chapo : t.chapo)}</p></div>
<form class="carte" ${vers} novalidate>
${alerte(erreur)}
${jeton}
<div role="status">${isResent ? `<p><strong>${t.renvoye}</strong></p>` : ''}${envoi.map((texte) => `<p>${escapeHtml(texte)}</p>`).join('')}</div>
${champCode(erreur)}
<button class="bouton" type="submit">${t.envoyer}</button>
${boite === null ? '' : `<p class="note">${t.demonstration} <a href="${escapeHtml(boite)}" target="_blank" rel="noopener">${t.boite}</a></p>`}
</form>
${isRenvoi ? `<form ${vers}>${jeton}<button class="lien" type="submit" name="renvoyer" value="1">${isApplication ? textes.application.parSms : t.renvoyer}</button></form>` : ''}
<p><a href="/api/identity/login">${t.autreCompte}</a></p>`
  const titre = erreur ? `${textes.connexion.erreur} – ${t.titre}` : t.titre
  return renderPage({ ...frame, titre, contenu })
}

export const cache = (nom: string, valeur: string) =>
  `<input type="hidden" name="${nom}" value="${escapeHtml(valeur)}">`

export const alerte = (erreur: string | undefined) =>
  erreur
    ? `<div class="alerte" role="alert" tabindex="-1" autofocus><strong>${escapeHtml(erreur)}</strong></div>`
    : ''

export const champCode = (erreur: string | undefined) =>
  champ({
    nom: 'code',
    libelle: t.champ,
    attributs: `class="code" inputmode="numeric" autocomplete="one-time-code" maxlength="12"${erreur ? '' : ' autofocus'}`,
  })
