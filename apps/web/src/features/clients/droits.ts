import { useDroit } from '../../platform/session/current-user.ts'

/** What whoever is signed in may do with clients: the same rights as the server's. */
export function usePermisClients() {
  const peut = useDroit()
  return {
    canCreate: peut({ domaine: 'clients', action: 'create' }),
    canUpdate: peut({ domaine: 'clients', action: 'update' }),
  }
}
