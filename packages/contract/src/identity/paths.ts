/** The browser navigates here to sign in. Apart from the schemas: the first page needs no zod. */
export const LOGIN_PATH = '/api/identity/login'

/** What is left of the session; asked now and then by a page that would lose what is typed. */
export const FIN_SESSION_PATH = '/api/identity/session'

/** Where people land after sign-in, unless they came for something else. */
export const SIGNED_IN_PATH = '/#/accueil'

/** Says that the sign-out is done; the home screen would sign in again. */
export const SIGNED_OUT_PATH = '/connexion/fin'
