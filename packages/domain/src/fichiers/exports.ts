/** How many long exports one person may have in preparation, and ask for within a day. */
export const EXPORTS_EN_COURS = 3
export const EXPORTS_PAR_JOUR = 20

/** Why one more is refused now; null: it is allowed. */
export function refusExport({
  enCours,
  depuisUnJour,
}: {
  enCours: number
  depuisUnJour: number
}): string | null {
  if (enCours >= EXPORTS_EN_COURS)
    return `Vous avez déjà ${EXPORTS_EN_COURS} exports en préparation\u00a0: attendez que l’un d’eux soit prêt.`
  if (depuisUnJour >= EXPORTS_PAR_JOUR)
    return `Vous avez demandé ${EXPORTS_PAR_JOUR} exports en vingt-quatre heures\u00a0: réessayez plus tard.`
  return null
}
