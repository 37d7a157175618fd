import { type BlocRendu, sansSalutation } from '@espace-adherent/domain'
import type { Client } from '../client.ts'
import { escapeHtml, textesDe } from '../portail/index.ts'
import type { Message, PieceMessage } from './message.ts'
import { cadreMail } from './mots.ts'
import { blocsPapier } from './papier.ts'
import { textes } from './textes.ts'

type Bloc = BlocRendu

export type Mail = {
  to: string
  sujet: string
  /** None when nobody of that name is known to read that address. */
  prenom: string | null
  blocs: readonly Bloc[]
  piece?: PieceMessage
  /** It tells of a document: where its reader says that they want it on paper. */
  papier?: string
}

/** All that a mail says, from its first word to its last line. It greets once: whoever wrote a text may have done so too. */
export function entourer(
  client: Client,
  { prenom, blocs }: Pick<Mail, 'prenom' | 'blocs'>,
): { corps: Bloc[]; pied: string } {
  const { adressePostale, contact } = client.config
  const { bonjour, joindre, pied } = textesDe(client, cadreMail, {
    prenom,
    // Of a client in preparation.
    adresse: adressePostale || textes.sansAdresse,
    telephone: contact?.telephone ?? null,
    horaires: contact?.horaires ?? null,
  })
  const dits = blocs.map((bloc) => ('texte' in bloc ? { texte: sansSalutation(bloc.texte) } : bloc))
  return { corps: [{ texte: bonjour }, ...dits], pied: `${joindre}\n${pied}` }
}

/** A mail in the client's name and charter. Blocks are text: whatever is in them is escaped here. */
export function createMail(
  client: Client,
  { to, sujet, prenom, blocs, piece, papier }: Mail,
): Message {
  const dits = papier === undefined ? blocs : [...blocs, ...blocsPapier(papier)]
  const { corps, pied } = entourer(client, { prenom, blocs: dits })
  // A mail that brings a code leads nowhere: those who fish for codes send links.
  const aide = blocs.some((bloc) => 'code' in bloc) ? null : `${client.adressePublique}/#/aide`
  return {
    clientCode: client.code,
    channel: 'MAIL',
    to,
    subject: sujet,
    text: [
      ...corps.map(toText),
      [`--\n${client.libelle}\n${pied}`, ...(aide === null ? [] : [aide])].join('\n'),
    ].join('\n\n'),
    html: toHtml(client, sujet, corps, { pied, aide }),
    ...(piece && { piece }),
  }
}

function toText(bloc: Bloc): string {
  if ('code' in bloc) return `    ${bloc.code}`
  return 'lien' in bloc ? `${bloc.libelle} :\n${bloc.lien}` : bloc.texte
}

/**
 * Mail readers know no variables, and few know style sheets: every element brings its own style, that of the day. Those
 * that do know them show the charter's night to whoever asked their device for it.
 */
function toHtml(
  client: Client,
  sujet: string,
  corps: readonly Bloc[],
  { pied, aide }: { pied: string; aide: string | null },
): string {
  const { canvas, surface, ink, inkSoft, line, primaryStrong } = client.charte.clair
  const nom = escapeHtml(client.libelle)
  const blocs = corps.map((bloc) => blocHtml(client, bloc)).join('\n')
  const lien =
    aide === null
      ? ''
      : `\n<p style="margin:4px 0 0"><a href="${escapeHtml(aide)}" class="fort" style="color:${primaryStrong}">${textes.nousJoindre}</a></p>`
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(sujet)}</title>
<style>${nuit(client)}</style></head>
<body class="page" style="margin:0;padding:24px 16px;background:${canvas};color:${ink};font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto">
<header><p class="fort" style="margin:0 0 16px;font-size:20px;font-weight:700;color:${primaryStrong}">${nom}</p></header>
<main class="feuille" style="padding:24px 24px 8px;background:${surface};border:1px solid ${line};border-radius:12px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">${escapeHtml(sujet)}</h1>
${blocs}
</main>
<footer class="doux" style="margin:16px 0 0;font-size:14px;color:${inkSoft}"><p style="margin:0">${escapeHtml(pied).replaceAll('\n', '<br>')}</p>${lien}</footer>
</div>
</body></html>`
}

function nuit({ charte: { sombre } }: Client): string {
  const { canvas, surface, ink, inkSoft, line, primary, primaryStrong, primaryTint, onPrimary } =
    sombre
  const regles = [
    ['page', `background:${canvas}!important;color:${ink}!important`],
    ['feuille', `background:${surface}!important;border-color:${line}!important`],
    ['fort', `color:${primaryStrong}!important`],
    ['doux', `color:${inkSoft}!important`],
    ['code', `background:${primaryTint}!important;color:${primaryStrong}!important`],
    ['bouton', `background:${primary}!important;color:${onPrimary}!important`],
  ]
  return `@media (prefers-color-scheme:dark){${regles.map(([nom, style]) => `.${nom}{${style}}`).join('')}}`
}

function blocHtml(client: Client, bloc: Bloc): string {
  const { primary, primaryStrong, primaryTint, onPrimary } = client.charte.clair
  if ('code' in bloc)
    return `<p class="code" style="margin:24px 0;padding:16px;text-align:center;font-size:32px;font-weight:700;letter-spacing:6px;color:${primaryStrong};background:${primaryTint};border-radius:8px">${escapeHtml(bloc.code)}</p>`
  if ('lien' in bloc)
    return `<p style="margin:24px 0"><a class="bouton" href="${escapeHtml(bloc.lien)}" style="display:inline-block;padding:12px 20px;font-weight:700;color:${onPrimary};background:${primary};border-radius:8px;text-decoration:none">${escapeHtml(bloc.libelle)}</a></p>`
  return `<p style="margin:0 0 16px">${escapeHtml(bloc.texte)}</p>`
}
