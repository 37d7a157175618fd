import { crc32, deflateSync } from 'node:zlib'

/** How far a point is from an outline; below zero, it is inside. */
type Forme = (x: number, y: number) => number
export type Trait = { couleur: string; opacite?: number; forme: Forme }

export const cercle =
  (cx: number, cy: number, rayon: number): Forme =>
  (x, y) =>
    Math.hypot(x - cx, y - cy) - rayon

export const anneau =
  (cx: number, cy: number, rayon: number, epaisseur: number): Forme =>
  (x, y) =>
    Math.abs(Math.hypot(x - cx, y - cy) - rayon) - epaisseur / 2

/** A rectangle with round corners, by its left, top, width and height. */
export function pave(gauche: number, haut: number, large: number, long: number, coin = 0): Forme {
  const [cx, cy] = [gauche + large / 2, haut + long / 2]
  return (x, y) => {
    const dx = Math.abs(x - cx) - large / 2 + coin
    const dy = Math.abs(y - cy) - long / 2 + coin
    return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - coin
  }
}

/** From one point to another, with round ends. */
export const segment =
  (ax: number, ay: number, bx: number, by: number, epaisseur: number): Forme =>
  (x, y) => {
    const [ux, uy] = [bx - ax, by - ay]
    const part = ((x - ax) * ux + (y - ay) * uy) / (ux * ux + uy * uy)
    const t = Math.min(1, Math.max(0, part))
    return Math.hypot(x - ax - t * ux, y - ay - t * uy) - epaisseur / 2
  }

/** Everything below a wave. */
export const colline =
  (haut: number, creux: number, periode: number, decalage: number): Forme =>
  (x, y) =>
    haut + creux * Math.sin((x + decalage) / periode) - y

/** What two shapes share. */
export const commun =
  (une: Forme, autre: Forme): Forme =>
  (x, y) =>
    Math.max(une(x, y), autre(x, y))

const lire = (couleur: string): number[] =>
  [1, 3, 5].map((place) => Number.parseInt(couleur.slice(place, place + 2), 16))

/** Shapes are asked square by square: few of them have an outline in any one. */
const CARRE = 16
/** Further than this from its middle, none of a square is inside. */
const LOIN = CARRE * 0.8

type Lu = { rvb: readonly number[]; opacite: number; forme: Forme }

/** A picture, one stroke over the other, its edges smooth. */
export function dessiner(large: number, haut: number, fond: string, traits: readonly Trait[]) {
  const lus = traits.map(({ couleur, opacite = 1, forme }) => ({
    rvb: lire(couleur),
    opacite,
    forme,
  }))
  // Each line begins with how it is filtered: not at all.
  const pas = 1 + large * 3
  const lignes = Buffer.alloc(haut * pas)
  const base = lire(fond)
  for (let haute = 0; haute < haut; haute += CARRE)
    for (let gauche = 0; gauche < large; gauche += CARRE) {
      const ici = lus.filter(({ forme }) => forme(gauche + CARRE / 2, haute + CARRE / 2) < LOIN)
      for (let y = haute; y < Math.min(haute + CARRE, haut); y++)
        for (let x = gauche; x < Math.min(gauche + CARRE, large); x++)
          lignes.set(pointDe(base, ici, x + 0.5, y + 0.5), y * pas + 1 + x * 3)
    }
  return png(large, haut, lignes)
}

function pointDe(base: readonly number[], lus: readonly Lu[], x: number, y: number): number[] {
  let [r = 0, v = 0, b = 0] = base
  for (const { rvb, opacite, forme } of lus) {
    const part = Math.min(1, Math.max(0, 0.5 - forme(x, y))) * opacite
    const [tr = 0, tv = 0, tb = 0] = rvb
    r += (tr - r) * part
    v += (tv - v) * part
    b += (tb - b) * part
  }
  return [Math.round(r), Math.round(v), Math.round(b)]
}

/** Eight bits for each of red, green and blue. */
function png(large: number, haut: number, lignes: Buffer): Buffer {
  const entete = Buffer.alloc(13)
  entete.writeUInt32BE(large, 0)
  entete.writeUInt32BE(haut, 4)
  entete.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    morceau('IHDR', entete),
    morceau('IDAT', deflateSync(lignes)),
    morceau('IEND', Buffer.alloc(0)),
  ])
}

function morceau(nom: string, contenu: Buffer): Buffer {
  const corps = Buffer.concat([Buffer.from(nom, 'latin1'), contenu])
  const [longueur, somme] = [Buffer.alloc(4), Buffer.alloc(4)]
  longueur.writeUInt32BE(contenu.length)
  somme.writeUInt32BE(crc32(corps))
  return Buffer.concat([longueur, corps, somme])
}
