import { isMoinsDe } from '../calendrier/age.ts'
import type { DateCalendaire } from '../calendrier/date.ts'

/** Why something is paid again before its time. */
export const libellesMotifAnticipe = {
  vue: 'La vue a changé d’au moins 0,5\u00a0dioptrie',
  monture: 'La monture ne convient plus à un enfant de 6\u00a0ans ou moins',
  maladie: 'Un ophtalmologue le prescrit\u00a0: une maladie ou un traitement change la vue',
  appareil: 'L’audition a changé, ou l’appareil n’est plus utilisable',
  affection: 'Pour une autre affection que la cure de l’année',
} as const
export type MotifAnticipe = keyof typeof libellesMotifAnticipe
export const motifsAnticipes = Object.keys(libellesMotifAnticipe) as MotifAnticipe[]
export const isMotifAnticipe = (value: string): value is MotifAnticipe =>
  Object.hasOwn(libellesMotifAnticipe, value)

const parGroupe: Readonly<Record<string, readonly MotifAnticipe[]>> = {
  paireDeLunettes: ['vue', 'monture', 'maladie'],
  oreille: ['appareil'],
  cureSurveillance: ['affection'],
  cureForfait: ['affection'],
  cureHebergement: ['affection'],
}

/**
 * The reasons that the law allows for acts counted under that name; none: they wait for their day.
 */
export const motifsDuGroupe = (groupe: string | null): readonly MotifAnticipe[] =>
  groupe === null ? [] : (parGroupe[groupe] ?? [])

/**
 * How many years are still waited for, given the reason; undefined: the reason does not fit the
 * person or the act. A change of sight counts after one year from sixteen on, at once before. A
 * frame that a small child has outgrown counts after six months. A prescription for an illness or a
 * treatment counts at once.
 */
export function attenteAnticipee(
  motif: MotifAnticipe,
  groupe: string | null,
  { dateNaissance, jour }: { dateNaissance: DateCalendaire; jour: DateCalendaire },
): number | undefined {
  if (!motifsDuGroupe(groupe).includes(motif)) return undefined
  if (motif === 'vue') return isMoinsDe(16, dateNaissance, jour) ? 0 : 1
  if (motif === 'monture') return isMoinsDe(7, dateNaissance, jour) ? 0.5 : undefined
  return 0
}
