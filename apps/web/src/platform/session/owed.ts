import { memory } from '../browser/memory.ts'

const KEY = 'espace-adherent.sortie'

/**
 * A sign-out that the server could not be told: by the anti-forgery token of its session, which another session
 * does not have. Remembered by the browser, for the page itself says goodbye.
 */
export const owedLogout = {
  token: () => memory.read(KEY),
  owe: (token: string) => memory.write(KEY, token),
  settle: () => memory.forget(KEY),
}
