import { fromOklch, toOklch } from './oklch.ts'
import type { Palette } from './palette.ts'
import { contraste } from './palette.ts'

export type Palettes = { clair: Palette; sombre: Palette }

/**
 * Pages are nearly white, whatever the insurer's colour, so contrast on them is known beforehand.
 */
const CANVAS = '#f7f7f8'

/** What success, warning, danger and information look like: the same for every insurer. */
const tonsClairs = {
  success: '#1b6e3a',
  successTint: '#e3f3e8',
  warning: '#8a5200',
  warningTint: '#fff1d9',
  danger: '#b3261e',
  dangerTint: '#fde9e7',
  info: '#1d5c9a',
  infoTint: '#e5f0fb',
}
const tonsSombres = {
  success: '#74cb93',
  successTint: '#143321',
  warning: '#efb860',
  warningTint: '#382a10',
  danger: '#ff9d94',
  dangerTint: '#431a17',
  info: '#8cbdf0',
  infoTint: '#152d46',
}

const AMBRE = 75
const BLEU = 255

/**
 * The accent is amber, or blue where the insurer's colour is close to amber. It is never red, which
 * means danger.
 */
function accentDe(teinte: number): number {
  const ecart = Math.abs(teinte - AMBRE)
  return Math.min(ecart, 360 - ecart) > 50 ? AMBRE : BLEU
}

/**
 * A palette from one colour of the insurer: greys lean towards it, the accent stands far from it,
 * and every pair in which text is written can be read.
 */
export function palettesDepuis(couleur: string): Palettes {
  const { l, c, h } = toOklch(couleur)
  /** A shade, never more vivid than the colour of the insurer: a grey insurer gets greys. */
  const ton = (clarte: number, vivacite: number, teinte = h) =>
    fromOklch({ l: clarte, c: Math.min(c, vivacite), h: teinte })
  const accent = (clarte: number, vivacite: number) => ton(clarte, vivacite, accentDe(h))
  return {
    clair: {
      ink: ton(0.26, 0.03),
      inkSoft: ton(0.45, 0.03),
      line: ton(0.915, 0.01),
      lineStrong: ton(0.81, 0.018),
      canvas: CANVAS,
      surface: '#ffffff',
      sunken: ton(0.95, 0.006),
      primary: couleur,
      primaryStrong: fromOklch({ l: Math.max(0.15, l - 0.1), c, h }),
      primaryTint: ton(0.95, 0.03),
      onPrimary: '#ffffff',
      secondary: accent(0.8, 0.13),
      secondaryTint: accent(0.955, 0.03),
      onSecondaryTint: accent(0.42, 0.1),
      ...tonsClairs,
    },
    sombre: {
      ink: ton(0.95, 0.012),
      inkSoft: ton(0.78, 0.025),
      line: ton(0.33, 0.03),
      lineStrong: ton(0.47, 0.035),
      canvas: ton(0.2, 0.02),
      surface: ton(0.25, 0.025),
      sunken: ton(0.17, 0.018),
      primary: ton(0.76, 0.12),
      primaryStrong: ton(0.86, 0.08),
      primaryTint: ton(0.33, 0.055),
      onPrimary: ton(0.2, 0.04),
      secondary: accent(0.8, 0.13),
      secondaryTint: accent(0.31, 0.045),
      onSecondaryTint: accent(0.87, 0.07),
      ...tonsSombres,
    },
  }
}

/** How well the colour is read on the pages, as a link or a title; 4.5 is what is needed. */
export const contrasteSurPage = (couleur: string) => contraste(couleur, CANVAS)

export const CONTRASTE_REQUIS = 4.5

/** The same colour, darkened no more than is needed to be read. */
export function couleurLisible(couleur: string): string {
  const { c, h, l } = toOklch(couleur)
  let lisible = couleur
  for (let clarte = l; contrasteSurPage(lisible) < CONTRASTE_REQUIS; clarte -= 0.005)
    lisible = fromOklch({ l: clarte, c, h })
  return lisible
}
