import { droitGeste, type Gestion, type VerbeGestion } from '@espace-adherent/contract/gestion'
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

/** Whether whoever is signed in has the right that a gesture takes: some take another one than the others. */
export function usePeutGeste(gestion: Gestion): (nom: string) => boolean {
  const peut = useDroit()
  return (nom) => {
    const droit = droitGeste(gestion, nom)
    return droit !== undefined && peut(droit)
  }
}
