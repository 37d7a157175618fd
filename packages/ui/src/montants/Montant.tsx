import { formatMontant } from '@espace-adherent/domain/montants'
import css from './montants.module.css'

/** An amount in cents, as it is read: figures of one width, never cut at a line's end. */
export const Montant = ({ cents }: { cents: number }) => (
  <span className={css.montant}>{formatMontant(cents)}</span>
)
