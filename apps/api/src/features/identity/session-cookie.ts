/** The address under which people reach the client says whether cookies travel encrypted. */
type Adressee = { adressePublique: string }

export const isHttps = ({ adressePublique }: Adressee) => adressePublique.startsWith('https:')

/** `__Host-` makes browsers refuse the cookie from a sub-domain or over plain http. */
export const sessionCookieName = (client: Adressee) =>
  isHttps(client) ? '__Host-session' : 'session'

/** Out of reach of scripts, and not sent when another site posts a form here. */
export const sessionCookieOptions = (client: Adressee) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(client) }) as const
