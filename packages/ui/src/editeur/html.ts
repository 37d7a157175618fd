/** What the editor knows how to write; a text with anything else is left as it is. */
const CONNUES = new Set(
  'p h4 h5 h6 blockquote hr br ul ol li strong b em i u s sub sup abbr span a img table caption thead tbody tfoot tr th td'.split(
    ' ',
  ),
)

/** Attributes that would be lost: of another language, and of what only a browser draws. */
const PERDUS = /<[^>]*\s(lang|style)=/i

/** A title of a table is a line of text: its own markup would be lost. */
const TITRE_COMPOSE = /<caption[^>]*>[^<]*<(?!\/caption)/i

/** Tags that the editor cannot write, each once, as they come. */
export function inconnues(html: string): string[] {
  const balises = [...html.matchAll(/<([a-z][a-z0-9]*)/gi)].map(([, nom = '']) => nom.toLowerCase())
  return [
    ...new Set([
      ...balises.filter((nom) => !CONNUES.has(nom)),
      ...(PERDUS.exec(html)?.slice(1, 2) ?? []),
      ...(TITRE_COMPOSE.test(html) ? ['caption'] : []),
    ]),
  ]
}

/** A secure site, a mail, a number, or a page of the portal. */
export const isAdresseAcceptee = (adresse: string): boolean =>
  /^(https?:\/\/[^\s]+|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d ]+|#\/[^\s]*|\/[^/\s][^\s]*)$/i.test(
    adresse,
  )
