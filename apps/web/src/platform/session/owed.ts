import { memory } from '../browser/memory.ts'

const KEY = 'espace-adherent.sortie'

/**
 * A sign-out that the server could not be told, named by the anti-forgery token of its session,
 * which no other session has. The browser remembers it, because the page is gone.
 */
export const owedLogout = {
  token: () => memory.read(KEY),
  owe: (token: string) => memory.write(KEY, token),
  settle: () => memory.forget(KEY),
}
