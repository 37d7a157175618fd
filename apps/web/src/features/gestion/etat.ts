import type { Champ, Gestion } from '@espace-adherent/contract/gestion'
import type { Tri } from '@espace-adherent/ui/tableau/Tableau.tsx'

/** How a list is being looked at: all of it stands in the address. */
export type EtatListe = {
  q: string
  tri: Tri
  colonnes: readonly string[]
  /** By the name of their parameter. */
  filtres: Readonly<Record<string, string>>
}

/** The parameters that narrow a list to a field. */
export function parametresDe(nom: string, champ: Champ): string[] {
  if (!champ.isFiltre) return []
  return champ.genre === 'jour' || champ.genre === 'instant' ? [`${nom}Du`, `${nom}Au`] : [nom]
}

export const lireTri = (texte: string): Tri =>
  texte.startsWith('-')
    ? { nom: texte.slice(1), isDescendant: true }
    : { nom: texte, isDescendant: false }
export const ecrireTri = ({ nom, isDescendant }: Tri) => (isDescendant ? `-${nom}` : nom)

/** What means nothing is left out: an old link, or a view kept before a field went, still opens. */
export function lireEtat(gestion: Gestion, search: URLSearchParams): EtatListe {
  const tri = lireTri(search.get('tri') ?? gestion.tri)
  const colonnes = (search.get('colonnes') ?? '')
    .split(',')
    .filter((nom) => Object.hasOwn(gestion.champs, nom))
  const filtres = Object.entries(gestion.champs)
    .flatMap(([nom, champ]) => parametresDe(nom, champ))
    .map((nom): [string, string] => [nom, search.get(nom) ?? ''])
    .filter(([, valeur]) => valeur !== '')
  return {
    q: search.get('q') ?? '',
    tri: gestion.tris.includes(tri.nom) ? tri : lireTri(gestion.tri),
    colonnes: colonnes.length > 0 ? colonnes : gestion.colonnes,
    filtres: Object.fromEntries(filtres),
  }
}

/** What differs from the list as it is first met, and nothing else. */
export function ecrireEtat(gestion: Gestion, etat: EtatListe): Record<string, string> {
  const tri = ecrireTri(etat.tri)
  const colonnes = etat.colonnes.join(',')
  return {
    ...(etat.q && { q: etat.q }),
    ...(tri !== gestion.tri && { tri }),
    ...(colonnes !== gestion.colonnes.join(',') && { colonnes }),
    ...Object.fromEntries(Object.entries(etat.filtres).filter(([, valeur]) => valeur !== '')),
  }
}

/** What the server is asked with. */
export const demandeDe = ({ q, tri, filtres }: EtatListe): Record<string, string> => ({
  ...(q && { q }),
  tri: ecrireTri(tri),
  ...filtres,
})

export const isFiltre = ({ q, filtres }: EtatListe) => q !== '' || Object.keys(filtres).length > 0
