import type { Consentement } from '@espace-adherent/domain'
import type { Client } from '../portail/index.ts'

/** Yes or no to each that the client asks: silence is neither. */
export const isToutRepondu = (client: Client, saisis: readonly Consentement[]) =>
  client.config.consentements.every(({ nom }) => saisis.some((saisi) => saisi.nom === nom))

/** Only what the client asks, in its own words: what the browser says of the sentence is not kept. */
export function consentementsOf(
  client: Client,
  compteId: string,
  saisis: readonly Consentement[],
  now: Date,
) {
  return client.config.consentements.flatMap(({ nom, libelle }) => {
    const saisi = saisis.find((consentement) => consentement.nom === nom)
    return saisi
      ? [{ compteId, nomConsentement: nom, isAccepted: saisi.accepted, libelle, le: now }]
      : []
  })
}
