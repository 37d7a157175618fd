import type { Charte } from '@espace-adherent/contract'
import { type Palette, variablesCss } from '@espace-adherent/domain'

const couleurs = (palette: Palette) =>
  variablesCss(palette)
    .map(([nom, couleur]) => `${nom}:${couleur}`)
    .join(';')

/** The charter as CSS variables, light by default, dark when the system asks for it. */
export function charteCss({ clair, sombre, rayon, police }: Charte): string {
  const formes = [
    `--radius:${rayon}px`,
    `--radius-s:${Math.round(rayon * 0.65)}px`,
    '--radius-pill:999px',
    `--font:${police}`,
  ].join(';')
  const ombre = (force: number) =>
    `--shadow:0 1px 2px rgb(0 0 0/${force / 2}),0 8px 24px -12px rgb(0 0 0/${force})`
  return (
    `:root{color-scheme:light dark;${formes};${ombre(0.14)};${couleurs(clair)}}` +
    `@media screen and (prefers-color-scheme:dark){:root{${ombre(0.5)};${couleurs(sombre)}}}`
  )
}

/** The application's own font, for the pages that the server writes itself. */
export const fontFaceCss = (url: string) =>
  `@font-face{font-family:"Figtree Variable";font-style:normal;font-display:swap;font-weight:300 900;src:url("${url}") format("woff2")}`
