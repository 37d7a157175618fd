import type { Gestion, VerbeGestion } from '@espace-adherent/contract/gestion'
import { hasDroit } from '@espace-adherent/domain/roles'
import { useCurrentUser } from '../../platform/session/current-user.ts'

export type Permis = Record<VerbeGestion, boolean>

/** What whoever is signed in may do with a table: the same rights as the server's. */
export function usePermis({ droits }: Gestion): Permis {
  const { roles } = useCurrentUser()
  const may = (verbe: VerbeGestion) => {
    const droit = droits[verbe]
    return droit !== undefined && hasDroit(roles, droit.backoffice)
  }
  return {
    list: may('list'),
    export: may('export'),
    create: may('create'),
    update: may('update'),
    delete: may('delete'),
    publish: may('publish'),
    restore: may('restore'),
  }
}
