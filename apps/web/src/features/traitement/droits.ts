import { hasDroit } from '@espace-adherent/domain/roles'
import { useCurrentUser } from '../../platform/session/current-user.ts'

/** Whoever is signed in may treat requests, and not only look at them: the same right as the server's. */
export const usePeutTraiter = () =>
  hasDroit(useCurrentUser().roles, { domaine: 'demandes', action: 'update' })
