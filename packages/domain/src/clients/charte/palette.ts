export const couleursPalette = [
  'ink',
  'inkSoft',
  'line',
  'lineStrong',
  'canvas',
  'surface',
  'sunken',
  'primary',
  'primaryStrong',
  'primaryTint',
  'onPrimary',
  'secondary',
  'secondaryTint',
  'onSecondaryTint',
  'success',
  'successTint',
  'warning',
  'warningTint',
  'danger',
  'dangerTint',
  'info',
  'infoTint',
] as const
export type CouleurPalette = (typeof couleursPalette)[number]
export type Palette = Record<CouleurPalette, string>

/** The palette as CSS variables: `onPrimary` becomes `--on-primary`. */
export const variablesCss = (palette: Palette): [nom: `--${string}`, couleur: string][] =>
  couleursPalette.map((nom) => [
    `--${nom.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`,
    palette[nom],
  ])

/** Every pair of colours in which the portal writes text: foreground, background. */
export const pairesDeTexte: readonly (readonly [CouleurPalette, CouleurPalette])[] = [
  ...(['canvas', 'surface', 'sunken', 'primaryTint'] as const).flatMap(
    (fond) =>
      [
        ['ink', fond],
        ['inkSoft', fond],
        ['primaryStrong', fond],
      ] as const,
  ),
  ['primary', 'surface'],
  ['primary', 'canvas'],
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryStrong'],
  ['onSecondaryTint', 'secondaryTint'],
  ['ink', 'secondaryTint'],
  ...(['success', 'warning', 'danger', 'info'] as const).flatMap(
    (ton) =>
      [
        [ton, 'surface'],
        [ton, 'canvas'],
        [ton, `${ton}Tint`],
        ['ink', `${ton}Tint`],
      ] as const,
  ),
]

export type PaireFaible = { texte: CouleurPalette; fond: CouleurPalette; contraste: number }

/** The pairs that a reader with weak sight could not read (below 4.5 to 1). */
export function pairesFaibles(palette: Palette): PaireFaible[] {
  return pairesDeTexte
    .map(([texte, fond]) => ({ texte, fond, contraste: contraste(palette[texte], palette[fond]) }))
    .filter((paire) => paire.contraste < 4.5)
}

/** WCAG 2 contrast between two `#rrggbb` colours, from 1 (the same) to 21 (black on white). */
export function contraste(a: string, b: string): number {
  const [clair, sombre] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (clair + 0.05) / (sombre + 0.05)
}

function luminance(couleur: string): number {
  const [r, v, b] = [1, 3, 5].map((i) => lineaire(Number.parseInt(couleur.slice(i, i + 2), 16)))
  return 0.2126 * (r ?? 0) + 0.7152 * (v ?? 0) + 0.0722 * (b ?? 0)
}

function lineaire(octet: number): number {
  const s = octet / 255
  return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4
}
