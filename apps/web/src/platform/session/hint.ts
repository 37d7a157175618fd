import { memory } from '../browser/memory.ts'

const KEY = 'espace-adherent.session'
const MEMBRE = 'membre'
/** The space of a relative, of which less may be read. */
const PROCHE = 'membre+'

/**
 * Whether a session may exist, and whose. The session's cookie is out of reach of scripts, and asking
 * the server on every visit would cost each visitor a refused request before the login screen.
 */
export const sessionHint = {
  isSet: () => memory.read(KEY) !== null,
  isMembre: () => memory.read(KEY)?.startsWith(MEMBRE) === true,
  set: ({ isMembre = false, isProche = false } = {}) =>
    memory.write(KEY, isProche ? PROCHE : isMembre ? MEMBRE : '1'),
  clear: () => memory.forget(KEY),
  /** Another page of this browser was signed out, or found its session over: so is this one's. */
  onClearedElsewhere: (react: () => void) =>
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key === KEY && newValue === null) react()
    }),
}

/** Asked once, before anything else of the page is there. */
export const wasProche = () => memory.read(KEY) === PROCHE
