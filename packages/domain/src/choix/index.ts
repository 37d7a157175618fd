/** Which panel of a group is open: one at most. */
export type Ouvert = string | null

/** A click on a title: opens its panel, which closes the other one, or closes it. */
export const basculer = (ouvert: Ouvert, panneau: string): Ouvert =>
  ouvert === panneau ? null : panneau

/** A panel that is open from the start; two of them in one group is a programmer's mistake. */
export function ouvrirAuDepart(ouvert: Ouvert, panneau: string): Ouvert {
  if (ouvert !== null && ouvert !== panneau)
    throw new Error('Un autre accordéon de ce groupe est déjà ouvert')
  return panneau
}

/** One answer that may be chosen: what is read, and what the form receives. */
export type Choix<Valeur> = { libelle: string; valeur: Valeur }

export const OUI_NON: readonly Choix<boolean>[] = [
  { libelle: 'Oui', valeur: true },
  { libelle: 'Non', valeur: false },
]

/** Choices from two lists side by side. Lists of unequal lengths are a mistake of the programmer. */
export function choixDepuisListes<Valeur>(
  valeurs: readonly Valeur[],
  libelles: readonly string[],
): Choix<Valeur>[] {
  if (valeurs.length !== libelles.length)
    throw new Error(
      `Les valeurs (${valeurs.length}) et les libellés (${libelles.length}) n’ont pas la même longueur`,
    )
  return valeurs.map((valeur, rang) => ({ valeur, libelle: libelles[rang] ?? '' }))
}

/** Choices from rows of a reference table, or of anything with a label and a value. */
export function choixDepuisLignes<
  Ligne,
  ChampValeur extends keyof Ligne = 'code' & keyof Ligne,
  ChampLibelle extends keyof Ligne = 'libelle' & keyof Ligne,
>(
  lignes: readonly Ligne[],
  champLibelle: ChampLibelle = 'libelle' as ChampLibelle,
  champValeur: ChampValeur = 'code' as ChampValeur,
): Choix<Ligne[ChampValeur]>[] {
  return lignes.map((ligne) => ({
    libelle: String(ligne[champLibelle]),
    valeur: ligne[champValeur],
  }))
}

/** Choices from labels by value, in their order. */
export const choixDepuisLibelles = <Valeur extends string>(
  libelles: Readonly<Record<Valeur, string>>,
): Choix<Valeur>[] =>
  (Object.entries(libelles) as [Valeur, string][]).map(([valeur, libelle]) => ({ valeur, libelle }))
