import { hasDroit } from '@espace-adherent/domain/roles'
import { useCurrentUser } from '../../platform/session/current-user.ts'

/** What whoever is signed in may do with clients: the same rights as the server's. */
export function usePermisClients() {
  const { roles } = useCurrentUser()
  return {
    canCreate: hasDroit(roles, { domaine: 'clients', action: 'create' }),
    canUpdate: hasDroit(roles, { domaine: 'clients', action: 'update' }),
  }
}
