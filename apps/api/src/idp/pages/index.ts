export { type LoginErreur, loginPage } from './login-page.ts'
export { type Lien, messagePage } from './message-page.ts'
export type { Frame } from './page.ts'
export { textes } from './textes.ts'
