import { CONTRASTE_REQUIS } from './depuis-couleur.ts'
import { fromOklch, toOklch } from './oklch.ts'
import {
  type CouleurPalette,
  contraste,
  type PaireFaible,
  type Palette,
  pairesFaibles,
} from './palette.ts'

/** What each colour is for, as those who choose them read it. */
export const libellesCouleur: Record<CouleurPalette, string> = {
  ink: 'Texte',
  inkSoft: 'Texte secondaire',
  line: 'Filet',
  lineStrong: 'Filet appuyé',
  canvas: 'Fond de page',
  surface: 'Fond de carte',
  sunken: 'Fond en retrait',
  primary: 'Primaire',
  primaryStrong: 'Lien',
  primaryTint: 'Fond primaire',
  onPrimary: 'Texte sur primaire',
  secondary: 'Secondaire',
  secondaryTint: 'Fond secondaire',
  onSecondaryTint: 'Texte sur fond secondaire',
  success: 'Succès',
  successTint: 'Fond de succès',
  warning: 'Attention',
  warningTint: 'Fond d’attention',
  danger: 'Danger',
  dangerTint: 'Fond de danger',
  info: 'Information',
  infoTint: 'Fond d’information',
}

/** Rounded down: 4.49 is not enough and must not look as if it were. */
export const ecrireContraste = (valeur: number): string =>
  (Math.floor(valeur * 10) / 10).toLocaleString('fr-FR', { minimumFractionDigits: 1 })

/** « Attention » sur « Fond d’attention » : contraste de 3,1, il en faut 4,5. */
export const messagePaireFaible = ({ texte, fond, contraste: valeur }: PaireFaible): string =>
  `«\u00a0${libellesCouleur[texte]}\u00a0» n’est pas lisible sur «\u00a0${libellesCouleur[fond]}\u00a0»\u00a0: contraste de ${ecrireContraste(valeur)}, il en faut 4,5`

/**
 * The nearest shade of a colour that is read on every ground where the palette writes it; null where
 * none is, for its grounds are both too light and too dark.
 */
export function procheLisible(palette: Palette, nom: CouleurPalette): string | null {
  const isLisible = (couleur: string) =>
    pairesFaibles({ ...palette, [nom]: couleur }).every(({ texte }) => texte !== nom)
  const { l, c, h } = toOklch(palette[nom])
  for (let ecart = 0; ecart <= 1; ecart += 0.005)
    for (const clarte of [l - ecart, l + ecart]) {
      if (clarte < 0 || clarte > 1) continue
      const couleur = fromOklch({ l: clarte, c, h })
      if (isLisible(couleur)) return couleur
    }
  return null
}

/** The pair that decides about a colour of text: the one with the least contrast. */
export function pirePaire(
  palette: Palette,
  texte: CouleurPalette,
  fonds: readonly CouleurPalette[],
) {
  const [premier = 'surface', ...autres] = fonds
  const contrasteDe = (fond: CouleurPalette) => contraste(palette[texte], palette[fond])
  const fond = autres.reduce(
    (pire, autre) => (contrasteDe(autre) < contrasteDe(pire) ? autre : pire),
    premier,
  )
  const valeur = contrasteDe(fond)
  return { texte, fond, contraste: valeur, isLisible: valeur >= CONTRASTE_REQUIS }
}
