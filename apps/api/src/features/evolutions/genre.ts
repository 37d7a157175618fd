import type { Genre } from '../accords/a-deux/index.ts'
import { type EvolutionRow, lockEvolution, updateEvolution } from './evolutions.repository.ts'

/** A change of an offer, as what two persons decide to tell. */
export const genreEvolution: Genre<EvolutionRow> = {
  objet: 'evolutions',
  nom: 'evolution',
  droit: { domaine: 'notifications', action: 'update' },
  etatDe: ({ etat }) => etat,
  lock: lockEvolution,
  poser: updateEvolution,
}
