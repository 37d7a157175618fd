import { motsDe } from '../texte/mots.ts'
import { racine } from '../texte/racine.ts'
import { isFaute } from './note.ts'
import type { Question } from './question.ts'

/** From which character up to which one, not included. */
export type Passage = readonly [debut: number, fin: number]

/**
 * Where a title holds what was typed, as it stands there: in whole words, or the beginning of one. Another name of it
 * is not marked: nobody typed it.
 */
export function surligner(question: Question, texte: string): Passage[] {
  return [...texte.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].flatMap(({ 0: brut, index }) => {
    const [mot] = motsDe(brut)
    if (!mot) return []
    const isVu = question.some(
      (cherche) => mot === cherche.mot || racine(mot) === cherche.racine || isFaute(cherche, mot),
    )
    if (isVu) return [[index, index + brut.length] as const]
    const debut = question.find(
      (cherche) => cherche.mot.length >= 3 && mot.startsWith(cherche.mot),
    )?.mot
    // Folded, a letter may have become two (œ): the beginning is then not marked letter by letter.
    if (!debut) return []
    return [[index, index + (mot.length === brut.length ? debut.length : brut.length)] as const]
  })
}
