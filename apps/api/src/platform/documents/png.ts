import { crc32, deflateSync } from 'node:zlib'

export type Dessin = {
  /** Of the square, in pixels. */
  cote: number
  fond: string
  encre: string
  /** Closed shapes, as the `d` of an SVG path: absolute M, L, H, V, Q, C and Z. */
  trace: string
  /** From the units of the shapes to pixels; the shapes' y goes upwards. */
  x: number
  y: number
  echelle: number
}

type Point = readonly [x: number, y: number]
type Arete = { haut: Point; bas: Point; sens: 1 | -1 }

/** How many lines are looked at in each row of pixels. */
const FINESSE = 4
/** Curves are drawn as that many straight lines. */
const PAS = 8

/** One shape of one colour on a plain square: enough for an icon, without a library for pictures. */
export function drawPng({ cote, fond, encre, trace, x, y, echelle }: Dessin): Buffer {
  const aretes = contours(trace).flatMap((contour) =>
    aretesDe(contour.map(([px, py]) => [x + px * echelle, y - py * echelle])),
  )
  const [a, b] = [fond, encre].map(couleur) as [number[], number[]]
  // Each row begins with the filter that it is written under: none.
  const pixels = Buffer.alloc(cote * (1 + cote * 3))
  const part = new Float32Array(cote)
  for (let rang = 0; rang < cote; rang++) {
    part.fill(0)
    for (let sous = 0; sous < FINESSE; sous++)
      couvre(part, aretes, rang + (sous + 0.5) / FINESSE, cote)
    const debut = rang * (1 + cote * 3) + 1
    for (let colonne = 0; colonne < cote; colonne++) {
      const plein = Math.min(1, (part[colonne] ?? 0) / FINESSE)
      for (let canal = 0; canal < 3; canal++) {
        const [de = 0, vers = 0] = [a[canal], b[canal]]
        pixels[debut + colonne * 3 + canal] = Math.round(de + (vers - de) * plein)
      }
    }
  }
  return png(cote, pixels)
}

/** Adds to each pixel how much of it the shapes cover on that line: inside is where the windings do not cancel out. */
function couvre(part: Float32Array, aretes: readonly Arete[], ligne: number, cote: number): void {
  const passages = aretes
    .filter(({ haut, bas }) => haut[1] <= ligne && ligne < bas[1])
    .map(({ haut, bas, sens }) => {
      const avance = (ligne - haut[1]) / (bas[1] - haut[1])
      return { x: haut[0] + (bas[0] - haut[0]) * avance, sens }
    })
    .sort((un, autre) => un.x - autre.x)
  let tours = 0
  for (const [rang, { x, sens }] of passages.entries()) {
    tours += sens
    const fin = passages[rang + 1]?.x
    if (tours === 0 || fin === undefined) continue
    const [de, jusqua] = [Math.max(0, x), Math.min(cote, fin)]
    for (let pixel = Math.floor(de); pixel < jusqua; pixel++)
      part[pixel] = (part[pixel] ?? 0) + Math.min(jusqua, pixel + 1) - Math.max(de, pixel)
  }
}

const aretesDe = (contour: readonly Point[]): Arete[] =>
  contour.flatMap((point, rang): Arete[] => {
    const suivant = contour[(rang + 1) % contour.length] ?? point
    if (point[1] === suivant[1]) return []
    return point[1] < suivant[1]
      ? [{ haut: point, bas: suivant, sens: 1 }]
      : [{ haut: suivant, bas: point, sens: -1 }]
  })

function contours(trace: string): Point[][] {
  const tous: Point[][] = []
  let ici: Point = [0, 0]
  for (const [, ordre = '', nombres = ''] of trace.matchAll(/([MLHVQCZ])([^MLHVQCZ]*)/g)) {
    const n = (nombres.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number)
    if (ordre === 'Z') continue
    if (ordre === 'M') tous.push([])
    const points =
      ordre === 'H'
        ? [[n[0] ?? 0, ici[1]] as const]
        : ordre === 'V'
          ? [[ici[0], n[0] ?? 0] as const]
          : Array.from(
              { length: n.length / 2 },
              (_, i) => [n[2 * i] ?? 0, n[2 * i + 1] ?? 0] as const,
            )
    const fin = points.at(-1) ?? ici
    if (ordre === 'Q' || ordre === 'C') tous.at(-1)?.push(...courbe([ici, ...points]))
    else tous.at(-1)?.push(...points)
    ici = fin
  }
  return tous
}

/** Bézier, of whichever degree, by repeated halves of the way. */
const courbe = (points: readonly Point[]): Point[] =>
  Array.from({ length: PAS }, (_, rang) => vers(points, (rang + 1) / PAS))

function vers(points: readonly Point[], t: number): Point {
  const [seul] = points
  if (points.length === 1 && seul) return seul
  const entre = points.slice(1).map(([x, y], rang): Point => {
    const [ax, ay] = points[rang] ?? [0, 0]
    return [ax + (x - ax) * t, ay + (y - ay) * t]
  })
  return vers(entre, t)
}

const couleur = (hex: string) =>
  [1, 3, 5].map((debut) => Number.parseInt(hex.slice(debut, debut + 2), 16))

function png(cote: number, pixels: Buffer): Buffer {
  const entete = Buffer.alloc(13)
  entete.writeUInt32BE(cote, 0)
  entete.writeUInt32BE(cote, 4)
  // Eight bits for each of three colours.
  entete.set([8, 2], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    morceau('IHDR', entete),
    morceau('IDAT', deflateSync(pixels)),
    morceau('IEND', Buffer.alloc(0)),
  ])
}

function morceau(nom: string, contenu: Buffer): Buffer {
  const dit = Buffer.concat([Buffer.from(nom, 'latin1'), contenu])
  const [longueur, somme] = [Buffer.alloc(4), Buffer.alloc(4)]
  longueur.writeUInt32BE(contenu.length)
  somme.writeUInt32BE(crc32(dit))
  return Buffer.concat([longueur, dit, somme])
}
