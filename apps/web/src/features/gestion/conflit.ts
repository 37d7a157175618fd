import type { Champ, Champs, LigneGestion } from '@espace-adherent/contract/gestion'
import { champsSaisis, type Saisie, saisieDe } from './saisie.ts'

export type Cote = 'votre' | 'actuelle'

/** One field on which the two versions do not agree. */
export type Difference = {
  nom: string
  champ: Champ
  votre: string | boolean
  actuelle: string | boolean
  /** What most likely should stay: what only one of the two has touched. */
  propose: Cote
}

export function differencesDe(
  champs: Champs,
  depart: LigneGestion,
  saisie: Saisie,
  actuelle: LigneGestion,
): Difference[] {
  const avant = saisieDe(champs, depart)
  const maintenant = saisieDe(champs, actuelle)
  return champsSaisis(champs).flatMap(([nom, champ]) => {
    const [votre = '', autre = ''] = [saisie[nom], maintenant[nom]]
    if (champ.isFixe || votre === autre) return []
    return [
      { nom, champ, votre, actuelle: autre, propose: votre === avant[nom] ? 'actuelle' : 'votre' },
    ]
  })
}

/** What is kept once each difference is decided: to be saved from the version that stands. */
export const tranche = (
  champs: Champs,
  actuelle: LigneGestion,
  saisie: Saisie,
  choix: Readonly<Record<string, Cote>>,
): Saisie => ({
  ...saisieDe(champs, actuelle),
  ...Object.fromEntries(
    Object.entries(choix)
      .filter(([, cote]) => cote === 'votre')
      .map(([nom]) => [nom, saisie[nom] ?? '']),
  ),
})
