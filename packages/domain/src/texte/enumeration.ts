/** « Léa », « Léa et Tom », « Léa, Tom et Zoé ». By hand: the browser's own formatter takes 25 ms to make. */
export const enumere = (mots: readonly string[]): string =>
  mots.length < 2 ? mots.join('') : `${mots.slice(0, -1).join(', ')} et ${mots.at(-1)}`
