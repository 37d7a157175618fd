/** One address, as people have: a name, a domain with a dot, nothing exotic, 254 characters at most. */
const forme =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i

export const isEmail = (email: string) =>
  email.length <= 254 && email.indexOf('@') <= 64 && forme.test(email)

/** Makes one spelling of an identifier, so that two spellings are one account. */
export const normalizeEmail = (email: string) => email.trim().toLowerCase()

/**
 * The mailbox of an address: « karim+essai@example.org » is read where « karim@example.org » is.
 */
export const boiteDe = (email: string) => normalizeEmail(email).replace(/\+[^@]*(?=@)/, '')

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/**
 * The moment from which another identifier counts: so many hours after the request, rounded up to a
 * whole minute, because people are told the minute.
 */
export const effetChangementIdentifiant = (demandeLe: Date, delaiHeures: number): Date =>
  new Date(Math.ceil((demandeLe.getTime() + delaiHeures * HOUR) / MINUTE) * MINUTE)
