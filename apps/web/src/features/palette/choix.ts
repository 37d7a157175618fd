import type { Trouve } from '@espace-adherent/contract/demandes/gestion'
import { sansAccents } from '@espace-adherent/domain/texte'

export type Ecran = { libelle: string; href: string }
export type Choix = {
  genre: 'ecran' | Trouve['genre']
  cle: string
  titre: string
  detail: string
  /** Of a person, none: their panel opens over the screen. */
  href: string | null
}
export type Liens = {
  demande(id: string): string
  contenu(id: string): string
  question(id: string): string
}

const plat = (texte: string) => sansAccents(texte).toLowerCase()

/** Screens whose names hold every word that is typed; all of them while nothing is. */
const ecransPour = (ecrans: readonly Ecran[], saisie: string): Choix[] => {
  const mots = plat(saisie).split(/\s+/).filter(Boolean)
  return ecrans
    .filter(({ libelle }) => mots.every((mot) => plat(libelle).includes(mot)))
    .map(({ libelle, href }) => ({
      genre: 'ecran',
      cle: href,
      titre: libelle,
      detail: '',
      href,
    }))
}

/** What can be opened, in the order in which it is shown. */
export const choixDe = (
  ecrans: readonly Ecran[],
  trouves: readonly Trouve[],
  liens: Liens,
  saisie: string,
): Choix[] => [
  ...ecransPour(ecrans, saisie),
  ...trouves.map(({ genre, id, titre, detail }) => ({
    genre,
    cle: id,
    titre,
    detail,
    href: genre === 'personne' ? null : liens[genre](id),
  })),
]
