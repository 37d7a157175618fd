import { type ActeGestion, teteDe } from '@espace-adherent/contract'
import { dateAParis, modeGestionDe, type ReglesActe } from '@espace-adherent/domain'
import type { Client } from '../client.ts'

/** What an act is read by today, at this client and for whoever asks. */
export function reglesDe(
  { config }: Client,
  acte: ActeGestion,
  now: Date,
  demandeur?: ReglesActe['demandeur'],
): ReglesActe {
  return {
    ...(demandeur && { demandeur }),
    jour: dateAParis(now),
    modeGestion: modeGestionDe(config.modesGestion, teteDe(acte)),
    ibanEtrangerAccepte: config.ibanEtrangerAccepte,
  }
}
