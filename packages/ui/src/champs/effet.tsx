import type { Plage } from '@espace-adherent/domain/calendrier'
import { DateEffetField, type DateEffetFieldProps } from '../dates/DateEffetField.tsx'
import type { Rendu } from './champs.tsx'

/** The day from which something counts, within the allowed ones; only members choose it. */
export const jourEffet =
  (
    label: string,
    plages: readonly Plage[],
    options: Partial<DateEffetFieldProps> = {},
  ): Rendu<string> =>
  (champ) => <DateEffetField {...champ} label={label} required plages={plages} {...options} />
