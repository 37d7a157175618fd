import type { Lectorat } from '@espace-adherent/domain'
import { fr, type Organisme } from '../contenus/types.ts'

/** `cle` names a question inside the demonstration: related questions point to it. */
export type QuestionDemo = {
  cle: string
  title: string
  content: string
  motsCles: string[]
  lectorat: Lectorat
  reliees: string[]
  /** How often it was read, so that « Top 5 » has something to say on the first day. */
  lectures: number
}

export type CategorieDemo = { name: string; questions: QuestionDemo[] }

type Redaction = Pick<QuestionDemo, 'title' | 'content'> & Partial<QuestionDemo>

/** A question as it is written: French typography is applied here, and most need not say the rest. */
export const question = (cle: string, redaction: Redaction): QuestionDemo => ({
  motsCles: [],
  lectorat: 'visiteur',
  reliees: [],
  lectures: 0,
  ...redaction,
  cle,
  title: fr(redaction.title),
  content: fr(redaction.content),
})

/** A number that a phone can dial. */
export const telephone = ({ telephone: numero, horaires }: Organisme) =>
  `<a href="tel:+33${numero.replaceAll(' ', '').slice(1)}">${numero}</a> (appel non surtaxé), ${horaires}`
