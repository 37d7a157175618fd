import { isBackOfficeAccess } from '@espace-adherent/contract/resources'
import { hasDroit } from '@espace-adherent/domain/roles'
import { useCurrentUser } from '../../platform/session/current-user.ts'
import type { Reglage } from './queries.ts'

/** The same right as the server's. */
export function usePeutModifier({ can }: Reglage): boolean {
  const { roles } = useCurrentUser()
  const { access } = can.update
  return isBackOfficeAccess(access) && hasDroit(roles, access.backoffice)
}
