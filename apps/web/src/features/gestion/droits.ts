import type { Gestion, VerbeGestion } from '@espace-adherent/contract/gestion'
import { useDroit } from '../../platform/session/current-user.ts'

export type Permis = Record<VerbeGestion, boolean>

/** What whoever is signed in may do with a table: the same rights as the server's. */
export function usePermis({ droits }: Gestion): Permis {
  const peut = useDroit()
  const may = (verbe: VerbeGestion) => {
    const droit = droits[verbe]
    return droit !== undefined && peut(droit.backoffice)
  }
  return {
    list: may('list'),
    export: may('export'),
    create: may('create'),
    update: may('update'),
    delete: may('delete'),
    publish: may('publish'),
    restore: may('restore'),
    geste: may('geste'),
  }
}
