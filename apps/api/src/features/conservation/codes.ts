import { codesSinistre, type GenreSinistre, genreSinistre } from '@espace-adherent/domain'

/** The codes of the reference table that make a claim of this kind. */
export const codesDuGenre = (genre: GenreSinistre): readonly string[] =>
  codesSinistre.filter((code) => genreSinistre(code) === genre)
