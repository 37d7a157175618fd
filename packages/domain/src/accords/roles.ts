import { type DroitsChoisis, faitEntrer, type Role } from '../roles/index.ts'

/** Two administrators give these: running the portal, and reading medical papers; and what lets others in. */
const donnesADeux: readonly Role[] = ['Admin', 'ServiceMedical']
/**
 * Two administrators take this one: whoever dismissed all others alone could then name whom they
 * like.
 */
const retiresADeux: readonly Role[] = ['Admin']

/**
 * What of a change of roles takes two administrators, and the roles that one may write alone
 * (`seuls`).
 */
export function separerRoles(
  avant: readonly Role[],
  voulus: readonly Role[],
  choisis?: DroitsChoisis | null,
): { seuls: Role[]; isADeux: boolean } {
  const donnes = voulus.filter(
    (role) => !avant.includes(role) && (donnesADeux.includes(role) || faitEntrer(role, choisis)),
  )
  const retires = retiresADeux.filter((role) => avant.includes(role) && !voulus.includes(role))
  return {
    seuls: [...voulus.filter((role) => !donnes.includes(role)), ...retires],
    isADeux: donnes.length + retires.length > 0,
  }
}

/**
 * A client's only administrator names a second one alone, because there is nobody to ask. Locked
 * and not yet activated administrators count too: locking the others makes nobody the only one.
 */
export const peutNommerSeul = (
  par: readonly Role[],
  avant: readonly Role[],
  voulus: readonly Role[],
  administrateurs: number,
  choisis?: DroitsChoisis | null,
): boolean =>
  par.includes('Admin') &&
  administrateurs <= 1 &&
  !avant.includes('Admin') &&
  voulus.includes('Admin') &&
  !separerRoles([...avant, 'Admin'], voulus, choisis).isADeux
