import type { DateCalendaire } from '../calendrier/date.ts'
import type { Contrainte, RegleDateEffet } from '../calendrier/date-effet.ts'

type PlageRegle = RegleDateEffet['plages'][number]

/** The shorter form of a range: two fixed bounds, either of which may be open. */
export type PlageSimple = { borneMin: DateCalendaire | null; borneMax: DateCalendaire | null }

/** A range whose bounds are fixed dates can be read in the shorter form; null: it cannot. */
export function formeSimple({ contraintes }: PlageRegle): PlageSimple | null {
  const [bas, haut] = (['>=', '<='] as const).map((borne) =>
    contraintes.filter(({ detail }) => detail.borne === borne),
  )
  const isSimple =
    contraintes.every(isFixe) &&
    (bas?.length ?? 0) <= 1 &&
    (haut?.length ?? 0) <= 1 &&
    contraintes.every(({ detail }) => detail.borne === '>=' || detail.borne === '<=')
  if (!isSimple || contraintes.length === 0) return null
  return {
    borneMin: bas?.[0]?.detail.dateRelative ?? null,
    borneMax: haut?.[0]?.detail.dateRelative ?? null,
  }
}

const isFixe = ({ conditions, detail }: Contrainte) =>
  detail.dateReference === 'FIXE' &&
  conditions.length === 0 &&
  detail.modificateurJour === 0 &&
  detail.modificateurMois === 0 &&
  detail.modificateurAnnee === 0

/** The same range in the richer form, which is the one that is kept. */
export const contraintesSimples = ({ borneMin, borneMax }: PlageSimple): Contrainte[] => [
  ...(borneMin === null ? [] : [fixe('>=', borneMin)]),
  ...(borneMax === null ? [] : [fixe('<=', borneMax)]),
]

const fixe = (borne: '>=' | '<=', dateRelative: DateCalendaire): Contrainte => ({
  conditions: [],
  detail: {
    dateReference: 'FIXE',
    dateRelative,
    borne,
    modificateurJour: 0,
    modificateurMois: 0,
    modificateurAnnee: 0,
  },
})
