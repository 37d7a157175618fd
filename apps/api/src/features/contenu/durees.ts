import {
  direDuree,
  dureesConservation,
  type GenreConservation,
  genresConservation,
} from '@espace-adherent/domain'

export type DureeChoisie = { clientCode: string; genre: GenreConservation; mois: number }

/**
 * « ((duree papiers)) » in a content is how long papers are kept, as the client has set it: what is said of retention is
 * what the engine does. A kind that does not exist stays as it was typed, for its writer to see.
 */
export function ecrireDurees(
  content: string,
  clientCode: string,
  choisies: readonly DureeChoisie[],
): string {
  return content.replaceAll(/\(\(duree ([a-z-]+)\)\)/g, (tape, nom: string) => {
    const genre = genresConservation.find((un) => un === nom)
    if (!genre) return tape
    const choisie = choisies.find((une) => une.clientCode === clientCode && une.genre === genre)
    return direDuree(genre, choisie?.mois ?? dureesConservation[genre].defaut)
  })
}
