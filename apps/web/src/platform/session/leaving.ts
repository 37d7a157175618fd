import { memory } from '../browser/memory.ts'

const departure = new AbortController()

/** From a sign-out until the page is gone nothing more is read. */
export const leaving = {
  begin: () => departure.abort(),
  isUnderWay: () => departure.signal.aborted,
  /**
   * Aborted at that moment, so that streams stop before the session is over and are refused
   * nothing.
   */
  signal: departure.signal,
}

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

export const LOGOUT_URL = '/api/identity/logout'
