import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type ImageGrise, lisibiliteDe } from './lisibilite.ts'

const LARGEUR = 320
const HAUTEUR = 420

/** A white sheet with lines of letters on its upper third, as dark strokes two dots wide. */
const feuille = (): ImageGrise => ({
  largeur: LARGEUR,
  hauteur: HAUTEUR,
  gris: Array.from({ length: LARGEUR * HAUTEUR }, (_, rang) => {
    const [x, y] = [rang % LARGEUR, Math.floor(rang / LARGEUR)]
    return y < HAUTEUR / 3 && y % 12 < 6 && x % 5 < 2 ? 40 : 235
  }),
})

/** Each dot as its neighbourhood is on average; twice, it is as a lens out of focus draws it. */
function flouter({ gris, largeur, hauteur }: ImageGrise, rayon: number): ImageGrise {
  const flou = Array.from({ length: largeur * hauteur }, (_, rang) => {
    const [x, y] = [rang % largeur, Math.floor(rang / largeur)]
    let somme = 0
    let nombre = 0
    for (let dy = -rayon; dy <= rayon; dy++)
      for (let dx = -rayon; dx <= rayon; dx++) {
        const [u, v] = [x + dx, y + dy]
        if (u < 0 || v < 0 || u >= largeur || v >= hauteur) continue
        somme += gris[v * largeur + u] ?? 0
        nombre++
      }
    return somme / nombre
  })
  return { gris: flou, largeur, hauteur }
}

const GRANDE = { largeur: 3000, hauteur: 4000 }
const uni = { ...feuille(), gris: new Uint8Array(LARGEUR * HAUTEUR).fill(200) }

for (const [quoi, taille, image, attendu] of [
  ['a sharp sheet', GRANDE, feuille(), 'lisible'],
  ['one that the hand moved', GRANDE, flouter(flouter(feuille(), 3), 3), 'floue'],
  ['a table and nothing on it', GRANDE, uni, 'floue'],
  ['a thumbnail', { largeur: 320, hauteur: 420 }, feuille(), 'petite'],
  ['one that is wide and flat', { largeur: 4000, hauteur: 300 }, feuille(), 'petite'],
  ['nothing at all', GRANDE, { gris: [], largeur: 0, hauteur: 0 }, 'floue'],
] as const)
  test(`${quoi} is ${attendu}`, () => assert.equal(lisibiliteDe(taille, image), attendu))
