import { memory } from '../browser/memory.ts'

const key = 'espace-adherent.session'

/**
 * Whether a session may exist. The session's cookie is out of reach of scripts, and asking the
 * server on every visit would cost each visitor a refused request before the login screen.
 */
export const sessionHint = {
  isSet: () => memory.read(key) !== null,
  set: () => memory.write(key, '1'),
  clear: () => memory.forget(key),
}
