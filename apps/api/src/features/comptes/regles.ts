import {
  dateAParis,
  INSCRIPTION_VIDE,
  type Inscription,
  validateInscription,
} from '@espace-adherent/domain'
import { AppError } from '../../platform/http/index.ts'
import type { Client } from '../client.ts'

/** The same rules as in the browser; each fault is tied to its field. */
export function checkInscription(
  client: Client,
  saisie: Partial<Inscription>,
  { isReinscription }: { isReinscription: boolean },
  now: Date,
): void {
  const messages = validateInscription(
    { ...INSCRIPTION_VIDE, ...saisie },
    {
      ...client.config,
      isMotDePasseDemande: !isReinscription && client.fournisseurExterne === null,
      isCguDemandees:
        !isReinscription && client.fonctionnalites.consentementCGUCreationCompteAutreActe !== false,
    },
    dateAParis(now),
  )
  refuseFaults(messages)
}

export function refuseFaults(messages: Readonly<Record<string, string | null | undefined>>): void {
  const champs: Record<string, string> = {}
  for (const [champ, message] of Object.entries(messages)) if (message) champs[champ] = message
  if (Object.keys(champs).length > 0) throw new AppError('BadRequest', undefined, champs)
}
