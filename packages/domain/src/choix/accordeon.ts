/** Which panel of a group is open: one at most. */
export type Ouvert = string | null

/** A click on a title: opens its panel, which closes the other one, or closes it. */
export const basculer = (ouvert: Ouvert, panneau: string): Ouvert =>
  ouvert === panneau ? null : panneau

/** A panel that is open from the start; two of them in one group is a programmer's mistake. */
export function ouvrirAuDepart(ouvert: Ouvert, panneau: string): Ouvert {
  if (ouvert !== null && ouvert !== panneau)
    throw new Error('Un autre accordéon de ce groupe est déjà ouvert')
  return panneau
}
