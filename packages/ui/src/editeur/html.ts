/** What the editor knows how to write; a text with anything else is left as it is. */
const CONNUES = new Set(
  'p h4 h5 h6 blockquote hr br ul ol li strong b em i u s span a img table thead tbody tr th td'.split(
    ' ',
  ),
)

/** Whether the editor would give back all that it was given. */
export const isConnu = (html: string): boolean =>
  [...html.matchAll(/<([a-z][a-z0-9]*)/gi)].every(([, nom = '']) => CONNUES.has(nom.toLowerCase()))

/** A secure site, a mail, a number, or a page of the portal. */
export const isAdresseAcceptee = (adresse: string): boolean =>
  /^(https?:\/\/[^\s]+|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d ]+|#\/[^\s]*|\/[^/\s][^\s]*)$/i.test(
    adresse,
  )
