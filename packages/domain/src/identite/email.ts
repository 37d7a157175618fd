/** One address, as people have: a name, a domain with a dot, nothing exotic, 254 characters at most. */
const forme =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i

export const isEmail = (email: string) =>
  email.length <= 254 && email.indexOf('@') <= 64 && forme.test(email)

/** Two spellings of one identifier are one account. */
export const normalizeEmail = (email: string) => email.trim().toLowerCase()

/** The mailbox that it is read in: « karim+essai@example.org » is read where « karim@example.org » is. */
export const boiteDe = (email: string) => normalizeEmail(email).replace(/\+[^@]*(?=@)/, '')
