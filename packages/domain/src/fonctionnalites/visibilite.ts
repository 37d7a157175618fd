export type Fonctionnalite = {
  isActivated: boolean
  isActivatedPerContract: Readonly<Record<string, boolean>>
}
export type Fonctionnalites = Readonly<Record<string, Fonctionnalite>>

/** Who asks: nobody signed in, a signed-in user without contract, or one with a current contract. */
export type Demandeur = { connecte: false } | { connecte: true; numeroContrat: string | null }

/**
 * One feature, or several separated by commas of which one is enough. A feature that the client
 * never decided is visible: features are switched off by name, not on.
 */
export function isFonctionnaliteVisible(
  fonctionnalites: Fonctionnalites,
  noms: string,
  demandeur: Demandeur,
): boolean {
  const liste = noms.split(',').map((nom) => nom.trim())
  return liste.some((nom) => isVisible(fonctionnalites, nom, demandeur))
}

function isVisible(fonctionnalites: Fonctionnalites, nom: string, demandeur: Demandeur): boolean {
  // `hasOwn`, because a feature may be called « constructor ».
  if (!Object.hasOwn(fonctionnalites, nom)) return true
  const fonctionnalite = fonctionnalites[nom] as Fonctionnalite
  if (!fonctionnalite.isActivated) return false
  if (!demandeur.connecte || demandeur.numeroContrat === null) return true
  return fonctionnalite.isActivatedPerContract[demandeur.numeroContrat] === true
}
