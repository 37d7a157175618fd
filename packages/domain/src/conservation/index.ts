export {
  direDuree,
  dureesConservation,
  fauteDuree,
  type GenreConservation,
  genresConservation,
  limiteConservation,
  type RegleConservation,
} from './durees.ts'
