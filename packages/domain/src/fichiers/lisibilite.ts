/** What a device can tell of a photo of a sheet; a hint for whoever took it, never a refusal. */
export type Lisibilite = 'lisible' | 'petite' | 'floue'

/** Below it, the small print of a bill is a few dots high. */
const COTE_MIN = 700
/** Printed letters that are sharp change from dot to dot by far more. */
const NETTETE_MIN = 120
/** Tiles that a picture is cut into: most of a sheet is white, and says nothing. */
const CARREAU = 16
const PART_NETTE = 0.1

/** A picture in shades of grey, dot after dot, line after line. */
export type ImageGrise = { gris: ArrayLike<number>; largeur: number; hauteur: number }

/** `taille`: of the picture itself, of which `image` is a smaller copy. */
export function lisibiliteDe(
  taille: { largeur: number; hauteur: number },
  image: ImageGrise,
): Lisibilite {
  if (Math.min(taille.largeur, taille.hauteur) < COTE_MIN) return 'petite'
  return nettete(image) < NETTETE_MIN ? 'floue' : 'lisible'
}

/** How sharp the sharpest parts are: the variance of the Laplacian of each tile, the mean of the best tenth. */
export function nettete({ gris, largeur, hauteur }: ImageGrise): number {
  const variances: number[] = []
  for (let y = 1; y + CARREAU < hauteur; y += CARREAU)
    for (let x = 1; x + CARREAU < largeur; x += CARREAU)
      variances.push(varianceDe(gris, largeur, x, y))
  const gardees = variances
    .sort((un, autre) => autre - un)
    .slice(0, Math.max(1, Math.round(variances.length * PART_NETTE)))
  return gardees.reduce((somme, une) => somme + une, 0) / Math.max(1, gardees.length)
}

function varianceDe(gris: ArrayLike<number>, largeur: number, x0: number, y0: number): number {
  let somme = 0
  let carres = 0
  for (let y = y0; y < y0 + CARREAU; y++)
    for (let x = x0; x < x0 + CARREAU; x++) {
      const ici = y * largeur + x
      const autour =
        at(gris, ici - 1) + at(gris, ici + 1) + at(gris, ici - largeur) + at(gris, ici + largeur)
      const laplacien = autour - 4 * at(gris, ici)
      somme += laplacien
      carres += laplacien * laplacien
    }
  const nombre = CARREAU * CARREAU
  return carres / nombre - (somme / nombre) ** 2
}

const at = (gris: ArrayLike<number>, rang: number) => gris[rang] ?? 0
