import type { Acteur, Geste } from './transitions.ts'

type Evenement = { geste: 'recevoir' | Geste; par: Acteur }

/** Whether staff have answered since the member last wrote: a document sent is a question too. */
export const isRepondue = (evenements: readonly Evenement[]): boolean =>
  evenements.findLast(isDit)?.par === 'gestionnaire'

/** Somebody has said something: who has taken it, or handed it over, answers nothing. */
const isDit = ({ geste }: Evenement) =>
  ['recevoir', 'ecrire', 'repondre', 'conclure'].includes(geste)

/** What was left to complete in an answer, as it stands there; null: nothing was. */
export const resteACompleter = (texte: string): string | null =>
  /\(\([^()]*\)\)/.exec(texte)?.[0] ?? null
