import { sansAccents } from '@espace-adherent/domain'

/**
 * A commune's name as it is compared: capitals without accents, one space for each hyphen,
 * apostrophe or bracket, « Saint » spelled out. « St-Étienne » and « saint etienne » become one.
 */
export function normalizeLocalite(nom: string): string {
  return sansAccents(nom)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, ' ')
    .trim()
    .replaceAll(/\bST(E?)(?= )/g, 'SAINT$1')
}

/**
 * What a name may begin with when somebody has typed this much of it.
 * A final « st » is Strasbourg as well as Saint-Étienne: both are looked for.
 */
export function prefixesOf(saisie: string): [string, string] {
  const prefix = normalizeLocalite(saisie)
  return [prefix, prefix.replace(/\bST(E?)$/, 'SAINT$1')]
}
