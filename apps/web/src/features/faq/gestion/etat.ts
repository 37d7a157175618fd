import type { QuestionFaq } from '@espace-adherent/contract/faq/gestion'
import { sansAccents } from '@espace-adherent/domain/texte'
import type { Tone } from '@espace-adherent/ui/feedback'
import { textes } from './textes.ts'

type EtatQuestion = keyof typeof textes.etats

export function etatDe({ publieLe, publieeRevision, revision }: QuestionFaq): EtatQuestion {
  if (publieLe === null) return 'brouillon'
  return publieeRevision === revision ? 'publiee' : 'modifiee'
}

export const tons: Record<EtatQuestion, Tone> = {
  publiee: 'success',
  modifiee: 'warning',
  brouillon: 'neutral',
}

/** « 1 204 lectures, utile pour 89 % de 402 avis ». */
export function chiffresDe({ lectures, utiles, inutiles }: QuestionFaq): string {
  const avis = utiles + inutiles
  const utilite =
    avis === 0 ? textes.sansAvis : textes.utilite(Math.round((100 * utiles) / avis), avis)
  return `${textes.lectures(lectures)}, ${utilite}`
}

const plat = (texte: string) => sansAccents(texte).toLowerCase()

export const isTrouvee = ({ title }: QuestionFaq, q: string) => plat(title).includes(plat(q))
