/** The browser navigates here to sign in. Apart from the schemas: the first page needs no zod. */
export const LOGIN_PATH = '/api/identity/login'
