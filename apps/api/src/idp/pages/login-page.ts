import { catalogue } from '@espace-adherent/contract'
import { escapeHtml, type Frame, renderPage } from './page.ts'
import { textes } from './textes.ts'

const t = textes.connexion

/** Why the form comes back. */
export type LoginErreur = 'refuse' | 'verrouille' | 'incomplet'

export type LoginPage = Frame & {
  antiForgeryToken: string
  /** What was typed stays, except the password. */
  userName: string
  erreur?: LoginErreur | undefined
}

export function loginPage({ antiForgeryToken, userName, erreur, ...frame }: LoginPage): string {
  const isFirst = erreur === undefined && userName === ''
  const contenu = `<div><h1>${t.titre}</h1><p class="chapo">${t.chapo}</p></div>
<form class="carte" method="post" novalidate>
${erreur ? alerte(erreur) : ''}
<input type="hidden" name="_xsrf" value="${escapeHtml(antiForgeryToken)}">
<p class="note">${t.obligatoires}</p>
${champ({
  nom: 'userName',
  libelle: t.userName,
  attributs: `type="email" autocomplete="username" autocapitalize="none" spellcheck="false" value="${escapeHtml(userName)}"${isFirst ? ' autofocus' : ''}`,
  isVide: erreur === 'incomplet' && userName === '',
})}
${champ({
  nom: 'password',
  libelle: t.password,
  attributs: 'type="password" autocomplete="current-password"',
  isVide: erreur === 'incomplet' && userName !== '',
})}
<button class="bouton" type="submit">${t.envoyer}</button>
</form>
<p><a href="/">${t.accueil}</a></p>`
  const titre = erreur ? `${t.erreur} – ${t.titre}` : t.titre
  return renderPage({ ...frame, titre, contenu })
}

/** Takes the focus without a script, so that screen readers begin with it. */
function alerte(erreur: LoginErreur): string {
  const [titre, aide] = {
    refuse: [t.refuse, t.refuseAide],
    verrouille: [catalogue.AccountLocked.message, ''],
    incomplet: [t.incomplet, ''],
  }[erreur] as [string, string]
  return `<div class="alerte" role="alert" tabindex="-1" autofocus><strong>${titre}</strong>${aide}</div>`
}

function champ({
  nom,
  libelle,
  attributs,
  isVide,
}: {
  nom: string
  libelle: string
  attributs: string
  isVide: boolean
}): string {
  const faute = isVide
    ? { attributs: ` aria-invalid="true" aria-describedby="${nom}-faute"`, texte: t.champVide }
    : { attributs: '', texte: '' }
  return `<div class="champ"><label for="${nom}">${libelle}</label>
<input id="${nom}" name="${nom}" required ${attributs}${faute.attributs}>
${faute.texte && `<p class="faute" id="${nom}-faute">${faute.texte}</p>`}</div>`
}
