import type { Genre } from '../accords/a-deux/index.ts'
import { lockViolation, updateViolation, type ViolationRow } from './violations.repository.ts'

/** A breach, as what two persons decide to tell those whom it touched. */
export const genreViolation: Genre<ViolationRow> = {
  objet: 'violations',
  nom: 'violation',
  droit: { domaine: 'historique', action: 'update' },
  etatDe: ({ etatInformation, decision }) => (decision === 'informer' ? etatInformation : null),
  lock: lockViolation,
  poser: (tx, id, { etat: etatInformation, ...pose }) =>
    updateViolation(tx, id, { ...pose, etatInformation }),
}
