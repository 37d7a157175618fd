import { createHash } from 'node:crypto'
import type { NomDeLogo } from '@espace-adherent/contract'
import { type NomTrace, nomsTraces } from './noms-traces.ts'

/** A mark on a square of 64, in two colours. */
type Marque = (fond: string, figure: string) => string

/** The line of the horizon: sky above, light below. */
const horizon: Marque = (fond, figure) =>
  `<path fill="${fond}" d="M20 0h24a20 20 0 0 1 20 20v16H0V20A20 20 0 0 1 20 0Z"/>` +
  `<path fill="${figure}" d="M0 36h64v8a20 20 0 0 1-20 20H20A20 20 0 0 1 0 44Z"/>`

/** A range: one summit before another. */
const atlas: Marque = (fond, figure) =>
  `<rect width="64" height="64" rx="20" fill="${fond}"/>` +
  `<path fill="${figure}" fill-opacity=".55" d="m28 49 12.200-21.400a3.500 3.500 0 0 1 6 0L57 46.500a1.700 1.700 0 0 1-1.500 2.500Z"/>` +
  `<path fill="${figure}" d="M9.500 49a2 2 0 0 1-1.700-3L23.600 18.100a4 4 0 0 1 7 0L46.400 46a2 2 0 0 1-1.700 3Z"/>`

type Couleurs = { fond: string; figure: string; nom: string; nomSombre?: string }

/** Mark, then name, on one line of 34. */
function logotype(marque: Marque, { texte, largeur, trace }: NomTrace, couleurs: Couleurs): string {
  const { fond, figure, nom, nomSombre } = couleurs
  const taille = 0.0195
  const width = Math.ceil(44 + largeur * taille)
  // The footer keeps one logo for both schemes: its name follows the system by itself.
  const style = nomSombre
    ? `<style>@media (prefers-color-scheme:dark){.n{fill:${nomSombre}}}</style>`
    : ''
  return svg(
    `0 0 ${width} 34`,
    texte,
    `${style}<g transform="scale(.53125)">${marque(fond, figure)}</g>` +
      `<path class="n" fill="${nom}" transform="translate(44 23.8) scale(${taille} -${taille})" d="${trace}"/>`,
  )
}

const svg = (viewBox: string, texte: string, contenu: string) => {
  const [, , width, height] = viewBox.split(' ')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}" role="img">` +
    `<title>${texte}</title>${contenu}</svg>`
  )
}

const logos: Record<'horizon' | 'atlas', Record<NomDeLogo, string>> = {
  horizon: {
    entete: logotype(horizon, nomsTraces.horizon, {
      fond: '#0b6765',
      figure: '#f3b562',
      nom: '#074a49',
    }),
    clair: logotype(horizon, nomsTraces.horizon, {
      fond: '#ffffff',
      figure: '#f3b562',
      nom: '#ffffff',
    }),
    pied: logotype(horizon, nomsTraces.horizon, {
      fond: '#0b6765',
      figure: '#f3b562',
      nom: '#46585d',
      nomSombre: '#a9bbb8',
    }),
    icone: svg('0 0 64 64', 'Mutuelle Horizon', horizon('#0b6765', '#f3b562')),
  },
  atlas: {
    entete: logotype(atlas, nomsTraces.atlas, {
      fond: '#3b3da3',
      figure: '#ff9e80',
      nom: '#2a2b7c',
    }),
    clair: logotype(atlas, nomsTraces.atlas, {
      fond: '#ffffff',
      figure: '#f0785a',
      nom: '#ffffff',
    }),
    pied: logotype(atlas, nomsTraces.atlas, {
      fond: '#3b3da3',
      figure: '#ff9e80',
      nom: '#4c4f70',
      nomSombre: '#b1b5d2',
    }),
    icone: svg('0 0 64 64', 'Prévoyance Atlas', atlas('#3b3da3', '#ff9e80')),
  },
}

export type LogoDemo = { nom: string; typeMime: string; contenu: Uint8Array; empreinte: string }

export const logosDe = (client: 'horizon' | 'atlas'): LogoDemo[] =>
  Object.entries(logos[client]).map(([nom, source]) => ({
    nom,
    typeMime: 'image/svg+xml',
    contenu: Buffer.from(source),
    empreinte: createHash('sha256').update(source).digest('base64url').slice(0, 16),
  }))
