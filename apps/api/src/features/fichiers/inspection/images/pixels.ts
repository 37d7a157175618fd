import { refuse } from '../refus.ts'

/** The largest sensors of phones give 200 million; beyond, only a trap. */
const PIXELS_MAX = 250_000_000
const SIDE_MAX = 65_535

export function checkPixels(largeur: number, hauteur: number): void {
  if (largeur === 0 || hauteur === 0) refuse('incomplet')
  if (largeur > SIDE_MAX || hauteur > SIDE_MAX || largeur * hauteur > PIXELS_MAX) refuse('demesure')
}
