import { isBackOfficeAccess } from '@espace-adherent/contract/resources'
import { useDroit } from '../../platform/session/droits.ts'
import type { Reglage } from './queries.ts'

/** The same right as the server's. */
export function usePeutModifier({ can }: Reglage): boolean {
  const peut = useDroit()
  const { access } = can.update
  return isBackOfficeAccess(access) && peut(access.backoffice)
}
