export const LONGUEUR_MAX_MOT_DE_PASSE = 100

/** The rules, in the order in which they are shown to tick themselves off. */
export const reglesMotDePasse = [
  'longueur',
  'minuscule',
  'majuscule',
  'chiffre',
  'special',
] as const
export type RegleMotDePasse = (typeof reglesMotDePasse)[number]

/** Which rules a password follows; special is anything that is neither a letter nor a digit. */
export function reglesSuivies(
  motDePasse: string,
  longueurMin: number,
): Record<RegleMotDePasse, boolean> {
  return {
    longueur: longueurDe(motDePasse) >= longueurMin,
    minuscule: /\p{Ll}/u.test(motDePasse),
    majuscule: /\p{Lu}/u.test(motDePasse),
    chiffre: /\d/.test(motDePasse),
    special: /[^\p{L}\p{N}\p{M}]/u.test(motDePasse),
  }
}

const longueurDe = (motDePasse: string) => [...motDePasse].length

/** Said apart from the rules: a password that is too long breaks none of them. */
export const isMotDePasseTropLong = (motDePasse: string) =>
  longueurDe(motDePasse) > LONGUEUR_MAX_MOT_DE_PASSE

export const isMotDePasse = (motDePasse: string, longueurMin: number) =>
  !isMotDePasseTropLong(motDePasse) &&
  Object.values(reglesSuivies(motDePasse, longueurMin)).every(Boolean)
