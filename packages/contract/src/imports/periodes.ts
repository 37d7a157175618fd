type Bornes = readonly (readonly [du: string, au: string])[]

/** The end that precedes its beginning, among the fields of a record; both days belong to a period. */
export function finAvant(valeur: object, bornes: Bornes, chemin = ''): string | null {
  const champs = valeur as Record<string, unknown>
  for (const [du, au] of bornes) {
    const [debut, fin] = [champs[du], champs[au]]
    if (typeof debut === 'string' && typeof fin === 'string' && fin < debut) return chemin + au
  }
  return null
}

/** The same of the first element of a list that is wrong. */
export function finAvantDans(
  elements: readonly object[] | undefined,
  champ: string,
  bornes: Bornes,
): string | null {
  for (const [rang, element] of (elements ?? []).entries()) {
    const faute = finAvant(element, bornes, `${champ}.${rang}.`)
    if (faute !== null) return faute
  }
  return null
}
