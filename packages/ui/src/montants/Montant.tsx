import { formatMontant } from '@espace-adherent/domain/montants'

/** An amount in cents, as it is read: figures of one width, never cut at a line's end. */
export const Montant = ({ cents }: { cents: number }) => (
  <span className="tabular nowrap">{formatMontant(cents)}</span>
)
