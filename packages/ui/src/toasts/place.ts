export type Boite = { left: number; top: number; right: number; bottom: number }

export type Cote = 'fin' | 'debut'

/** Where messages stand: at which side, and how far above the foot of the window. */
export type Place = { cote: Cote; monte: number }

/** How far from the edges, and how finely a free place is looked for. */
const MARGE = 20
const PAS = 8

type Fenetre = {
  width: number
  height: number
  /** Kept free at the foot, by what stays in sight. */
  bas: number
}

export function boiteDe(
  { cote, monte }: Place,
  { width, height }: Pick<Fenetre, 'width' | 'height'>,
  fenetre: Fenetre,
): Boite {
  const left = cote === 'fin' ? fenetre.width - MARGE - width : MARGE
  const top = fenetre.height - fenetre.bas - MARGE - monte - height
  return { left, top, right: left + width, bottom: top + height }
}

const isTouchee = (une: Boite, autre: Boite) =>
  une.left < autre.right &&
  une.right > autre.left &&
  une.top < autre.bottom &&
  une.bottom > autre.top

/** The usual place, the other side, then higher and higher: where nothing lies beneath, or else the least. */
export function choosePlace(
  taille: Pick<Fenetre, 'width' | 'height'>,
  fenetre: Fenetre,
  boutons: readonly Boite[],
): Place {
  const haut = fenetre.height - fenetre.bas - 2 * MARGE - taille.height
  let choisie: Place = { cote: 'fin', monte: 0 }
  let moins = Number.POSITIVE_INFINITY
  for (let monte = 0; monte <= Math.max(0, haut); monte += PAS)
    for (const cote of ['fin', 'debut'] as const) {
      const boite = boiteDe({ cote, monte }, taille, fenetre)
      const couverts = boutons.filter((bouton) => isTouchee(boite, bouton)).length
      if (couverts === 0) return { cote, monte }
      if (couverts < moins) {
        moins = couverts
        choisie = { cote, monte }
      }
    }
  return choisie
}
