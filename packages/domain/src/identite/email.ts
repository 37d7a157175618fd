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
