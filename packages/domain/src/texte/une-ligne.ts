/** As it is kept: on one line, without what cannot be seen, nor spaces around. */
export const uneLigne = (texte: string) => texte.replace(/[\p{Cc}\s]+/gu, ' ').trim()
