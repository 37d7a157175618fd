import type { Consentement } from '@espace-adherent/domain'
import type { Client } from '../client.ts'
import { textes } from './textes.ts'

/**
 * What is wrong with the answers: yes or no to each that the client asks, for silence is neither; yes alone where the client
 * imposes them.
 */
export function fauteConsentements(
  { config: { consentements, isConsentementImpose } }: Client,
  saisis: readonly Consentement[],
): string | null {
  const reponses = consentements.map(({ nom }) => saisis.find((saisi) => saisi.nom === nom))
  if (isConsentementImpose && !reponses.every((reponse) => reponse?.accepted))
    return textes.consentementsImposes
  return reponses.includes(undefined) ? textes.consentements : null
}

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
