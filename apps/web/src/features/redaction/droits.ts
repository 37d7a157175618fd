import { contenusResource } from '@espace-adherent/contract/redaction'
import { hasDroit } from '@espace-adherent/domain/roles'
import { useCurrentUser } from '../../platform/session/current-user.ts'

/** The same rights as the server's. */
export function usePeut(verbe: 'create' | 'update' | 'delete'): boolean {
  const { roles } = useCurrentUser()
  return hasDroit(roles, contenusResource.can[verbe].access.backoffice)
}
