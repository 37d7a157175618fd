import { memory } from '../browser/memory.ts'

const KEY = 'espace-adherent.session'

/** A member; one who looks at the space of a relative, of which less may be read; whoever else. */
type Qui = 'membre' | typeof PROCHE | 'autre'
const PROCHE = 'membre proche'

/**
 * Whether a session may exist, and whose. The session's cookie is out of reach of scripts, and asking
 * the server on every visit would cost each visitor a refused request before the login screen.
 */
export const sessionHint = {
  isSet: () => memory.read(KEY) !== null,
  isMembre: () => memory.read(KEY)?.[0] === 'm',
  set: (qui: Qui) => memory.write(KEY, qui),
  clear: () => memory.forget(KEY),
  /** Another page of this browser was signed out, or found its session over: so is this one's. */
  onClearedElsewhere: (react: () => void) =>
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key === KEY && newValue === null) react()
    }),
}

/** Asked once, before anything else of the page is there. */
export const wasProche = () => memory.read(KEY) === PROCHE
