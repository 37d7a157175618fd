import { insecables } from './insecables.ts'

/** What a keyboard gives (' and plain spaces), as it is printed: ’ and no line that begins with a mark. */
export const typographie = (texte: string) =>
  insecables(texte).replaceAll(/(?<=\p{L})'(?=[\p{L}«])/gu, '’')
