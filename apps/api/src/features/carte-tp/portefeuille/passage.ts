import { createHash } from 'node:crypto'
import type { CarteTp } from '@espace-adherent/contract'
import { formatDate, parseInstant } from '@espace-adherent/domain'

/**
 * Another year's card is another one, and so is that of a beneficiary, who sees themselves alone: on one
 * phone neither takes the other's place. A wallet is told nothing more than the card says.
 */
export const numeroDeSerie = ({ numeroContrat, dateDebut, assures }: CarteTp): string =>
  createHash('sha256')
    .update(JSON.stringify([numeroContrat, dateDebut, assures.map(({ prenom }) => prenom)]))
    .digest('hex')
    .slice(0, 32)

/** The last minute of the last day, in Paris; wallets read no fractions of a second. */
export const finDeValidite = ({ dateFin }: Pick<CarteTp, 'dateFin'>): string =>
  (parseInstant(`${formatDate(dateFin)} 23:59`) ?? '').replace('.000Z', 'Z')
