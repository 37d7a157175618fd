import { ecrireChemin, isMemeValeur, lireChemin } from './chemins.ts'
import { type ReglageSensible, reglagesSensibles } from './sensibles.ts'

/** Values by the place where they stand. */
export type ValeursAccord = Record<string, unknown>
export type SaisieAccord = { avant: ValeursAccord; apres: ValeursAccord }

const reglages = Object.keys(reglagesSensibles) as ReglageSensible[]

/**
 * Splits what one administrator wants: what they may write alone (`ordinaire`, where sensitive
 * settings stay as they were), and what waits for a second one; null when nothing does. `complet`
 * fills in defaults, so that a spelled-out default is no change.
 */
export function separerSensibles<T>(
  avant: T,
  voulu: T,
  complet: (etat: T) => T = (etat) => etat,
): { ordinaire: T; sensible: SaisieAccord | null } {
  const [ancien, nouveau] = [complet(avant), complet(voulu)]
  const saisie: SaisieAccord = { avant: {}, apres: {} }
  let ordinaire = voulu
  for (const chemin of reglages) {
    if (isMemeValeur(lireChemin(ancien, chemin), lireChemin(nouveau, chemin))) continue
    saisie.avant[chemin] = lireChemin(ancien, chemin) ?? null
    saisie.apres[chemin] = lireChemin(nouveau, chemin) ?? null
    ordinaire = ecrireChemin(ordinaire, chemin, lireChemin(avant, chemin))
  }
  return { ordinaire, sensible: Object.keys(saisie.apres).length === 0 ? null : saisie }
}

/**
 * The places that have changed since the accord was asked for: it was agreed to for other values.
 */
export const changesDepuis = (etat: unknown, { avant }: SaisieAccord): string[] =>
  Object.entries(avant)
    .filter(([chemin, ancien]) => !isMemeValeur(lireChemin(etat, chemin), ancien))
    .map(([chemin]) => chemin)

/**
 * Puts what was agreed to on top of what stands; a setting of `config` that was taken away goes.
 */
export const appliquerSensibles = <T>(etat: T, { apres }: SaisieAccord): T =>
  Object.entries(apres).reduce(
    (suite, [chemin, valeur]) =>
      ecrireChemin(
        suite,
        chemin,
        valeur === null && chemin.startsWith('config.') ? undefined : valeur,
      ),
    etat,
  )
