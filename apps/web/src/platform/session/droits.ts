import { type Droit, hasDroit } from '@espace-adherent/domain/roles'
import { useCurrentUser } from './current-user.ts'

/** Whether whoever is signed in has a right of the back office: the same answer as the server's. */
export function useDroit(): (droit: Droit) => boolean {
  const { roles, droits } = useCurrentUser()
  return (droit) => hasDroit(roles, droit, droits)
}
