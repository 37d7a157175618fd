/** Lower case, accents removed, anything but letters and digits becomes one hyphen, none at the ends. */
export function slug(texte: string): string {
  return sansAccents(texte)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Letters without their accents, ligatures spelled out: « Cœur » gives « Coeur ». */
export function sansAccents(texte: string): string {
  return texte
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/œ/g, 'oe')
    .replace(/Œ/g, 'OE')
    .replace(/æ/g, 'ae')
    .replace(/Æ/g, 'AE')
}
