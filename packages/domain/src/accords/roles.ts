import type { Role } from '../roles/index.ts'

/** Given by two: who runs the portal, and who reads what is medical. */
const donnesADeux: readonly Role[] = ['Admin', 'ServiceMedical']
/** Taken by two: whoever dismissed the others would be the only one, and name whom they like. */
const retiresADeux: readonly Role[] = ['Admin']

/** What of a change of roles takes two administrators; the roles that one alone may write (`seuls`). */
export function separerRoles(
  avant: readonly Role[],
  voulus: readonly Role[],
): { seuls: Role[]; isADeux: boolean } {
  const donnes = donnesADeux.filter((role) => voulus.includes(role) && !avant.includes(role))
  const retires = retiresADeux.filter((role) => avant.includes(role) && !voulus.includes(role))
  return {
    seuls: [...voulus.filter((role) => !donnes.includes(role)), ...retires],
    isADeux: donnes.length + retires.length > 0,
  }
}

/**
 * A client's only administrator names a second one alone: there is nobody to ask. Whoever has the role
 * counts, locked or not yet activated: locking the others out makes nobody the only one. Nobody else does.
 */
export const peutNommerSeul = (
  par: readonly Role[],
  avant: readonly Role[],
  voulus: readonly Role[],
  administrateurs: number,
): boolean =>
  par.includes('Admin') &&
  administrateurs <= 1 &&
  !avant.includes('Admin') &&
  voulus.includes('Admin') &&
  !separerRoles([...avant, 'Admin'], voulus).isADeux
