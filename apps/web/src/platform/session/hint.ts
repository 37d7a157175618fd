import { memory } from '../browser/memory.ts'

const KEY = 'espace-adherent.session'

/** A member; somebody who looks at a relative's space and may read less; anybody else. */
type Qui = 'membre' | typeof PROCHE | 'autre'
const PROCHE = 'membre proche'

/**
 * Whether a session may exist, and whose. Scripts cannot read the session's cookie, and asking the
 * server at every visit would cost each visitor a refused request.
 */
export const sessionHint = {
  isSet: () => memory.read(KEY) !== null,
  isMembre: () => memory.read(KEY)?.[0] === 'm',
  set: (qui: Qui) => memory.write(KEY, qui),
  clear: () => memory.forget(KEY),
  /** Another page of this browser signed out, or found its session over. */
  onClearedElsewhere: (react: () => void) =>
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key === KEY && newValue === null) react()
    }),
}

/** Asked once, before anything else of the page is there. */
export const wasProche = () => memory.read(KEY) === PROCHE
