import { catalogue } from '@espace-adherent/contract'
import type { Refus } from '../../features/identity/index.ts'
import { champ } from './champ.ts'
import { escapeHtml, type Frame, renderPage } from './page.ts'
import { textes } from './textes.ts'

const t = textes.connexion

/** Why the form comes back. */
export type LoginErreur = 'refuse' | 'incomplet' | Refus

export type LoginPage = Frame & {
  antiForgeryToken: string
  /** What was typed stays, except the password. */
  userName: string
  erreur?: LoginErreur | undefined
  /** How many more passwords will be looked at, after a wrong one. */
  reste?: number | undefined
  /** Address of the passkey script; null where keys cannot be used. */
  passkeyScript?: string | undefined
}

export function loginPage({
  antiForgeryToken,
  userName,
  erreur,
  reste,
  passkeyScript,
  ...frame
}: LoginPage): string {
  const isFirst = erreur === undefined && userName === ''
  const contenu = `<div><h1>${t.titre}</h1><p class="chapo">${tenu(t.chapo)}</p></div>
<form class="carte" method="post" novalidate>
${erreur ? alerte(erreur, reste) : ''}
<input type="hidden" name="_xsrf" value="${escapeHtml(antiForgeryToken)}">
<p class="note">${t.obligatoires}</p>
${champ({
  nom: 'userName',
  libelle: t.userName,
  attributs: `type="email" autocomplete="username${passkeyScript ? ' webauthn' : ''}" autocapitalize="none" spellcheck="false" value="${escapeHtml(userName)}"${isFirst ? ' autofocus' : ''}`,
  faute: erreur === 'incomplet' && userName === '' ? t.champVide : undefined,
})}
${champ({
  nom: 'password',
  libelle: t.password,
  attributs: 'type="password" autocomplete="current-password"',
  faute: erreur === 'incomplet' && userName !== '' ? t.champVide : undefined,
  bouton: t.afficher,
})}
${voirMotDePasse(frame.nonce)}
<button class="bouton" type="submit">${t.envoyer}</button>
${passkeyScript ? boutonCle(passkeyScript, frame.nonce) : ''}
</form>
<p class="actions"><a href="/#/forgot-password">${t.oubliMotDePasse}</a>${
    frame.client.fonctionnalites.forgotUsernameAutreActe === false
      ? ''
      : `<a href="/#/forgot-username">${t.oubliIdentifiant}</a>`
  }<a href="/#/forgot-password">${t.activation}</a><a href="/">${t.accueil}</a></p>`
  const titre = erreur ? `${t.erreur} – ${t.titre}` : t.titre
  return renderPage({ ...frame, titre, contenu })
}

/** Shown by its script in a browser that knows keys. `seul`: nothing else is offered. */
export const boutonCle = (
  script: string,
  nonce: string,
  seul?: { libelle: string; aide: string },
) => `<div class="cle" id="cle" hidden
 data-aucune="${t.cleAucune}" data-echec="${t.cleEchec}">
${seul ? '' : `<p class="ou" aria-hidden="true">${t.ou}</p>`}
<button class="bouton${seul ? '' : ' secondaire'}" type="button">${iconeCle}${seul?.libelle ?? t.cle}</button>
<p class="note">${seul?.aide ?? t.cleAide}</p>
<div role="alert"></div>
</div>
<script type="module" nonce="${nonce}" src="${script}"></script>`

/** Tabler's fingerprint. */
const iconeCle =
  '<svg width="22" height="22" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M18.9 7a8 8 0 0 1 1.1 5v1a6 6 0 0 0 .8 3"/><path d="M8 11a4 4 0 0 1 8 0v1a10 10 0 0 0 2 6"/><path d="M12 11v2a14 14 0 0 0 2.5 8"/><path d="M8 15a18 18 0 0 0 1.8 6"/><path d="M4.9 19a22 22 0 0 1 -.9 -7v-1a8 8 0 0 1 12 -6.95"/></svg>'

/** In the clear, to check what was typed; without a script there is no button. */
const voirMotDePasse = (nonce: string) => `<script nonce="${nonce}">
const saisie = document.getElementById('password'), voir = document.getElementById('password-voir')
voir.hidden = false
voir.onclick = () => {
  const isVisible = saisie.type === 'text'
  saisie.type = isVisible ? 'password' : 'text'
  voir.setAttribute('aria-pressed', String(!isVisible))
}
saisie.form.addEventListener('submit', () => { saisie.type = 'password' })
</script>`

/** Said only when it matters: after two mistakes nobody need be afraid. */
const RESTE_DIT = 5

/** Takes the focus without a script, so that screen readers begin with it. */
function alerte(erreur: LoginErreur, reste?: number): string {
  const [titre, aide] = {
    refuse: [
      t.refuse,
      reste !== undefined && reste <= RESTE_DIT
        ? `${t.refuseAide} ${t.reste(reste)}`
        : t.refuseAide,
    ],
    verrouille: [catalogue.AccountLocked.message, ''],
    verrouilleJour: [t.verrouilleJour, t.verrouilleJourAide],
    reseau: [t.reseau, t.reseauAide],
    reseauJour: [t.reseau, t.reseauJourAide],
    incomplet: [t.incomplet, ''],
  }[erreur] as [string, string]
  return `<div class="alerte" role="alert" tabindex="-1" autofocus><strong>${titre}</strong>${aide}</div>`
}

/** « e-mail » stays on its line, on the narrowest phones too. */
const tenu = (phrase: string) => phrase.replaceAll('e-mail', '<span class="tenu">e-mail</span>')
