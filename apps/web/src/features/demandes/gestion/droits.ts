import { useDroit } from '../../../platform/session/current-user.ts'

/** Whoever is signed in may treat requests, and not only look at them: the same right as the server's. */
export const usePeutTraiter = () => useDroit()({ domaine: 'demandes', action: 'update' })
