export type Boite = { left: number; top: number; right: number; bottom: number }

/** Where messages may stand, the usual place first: what speaks against one is what lies beneath it. */
export const places = ['bas-fin', 'bas-debut', 'haut-fin', 'haut-debut'] as const
export type Place = (typeof places)[number]

/** How far from the edges. */
const MARGE = 20

type Fenetre = {
  width: number
  height: number
  /** Kept free at the foot, by what stays in sight. */
  bas: number
}

export function boiteDe(
  place: Place,
  { width, height }: Pick<Fenetre, 'width' | 'height'>,
  fenetre: Fenetre,
): Boite {
  const left = place.endsWith('fin') ? fenetre.width - MARGE - width : MARGE
  const top = place.startsWith('haut') ? MARGE : fenetre.height - fenetre.bas - MARGE - height
  return { left, top, right: left + width, bottom: top + height }
}

const isTouchee = (une: Boite, autre: Boite) =>
  une.left < autre.right &&
  une.right > autre.left &&
  une.top < autre.bottom &&
  une.bottom > autre.top

/** The first place under which nothing can be pressed; where there is none, that with the least beneath it. */
export function choosePlace(
  taille: Pick<Fenetre, 'width' | 'height'>,
  fenetre: Fenetre,
  boutons: readonly Boite[],
): Place {
  const couverts = places.map(
    (place) =>
      boutons.filter((bouton) => isTouchee(boiteDe(place, taille, fenetre), bouton)).length,
  )
  return places[couverts.indexOf(Math.min(...couverts))] ?? 'bas-fin'
}
