import type { Consentement } from '@espace-adherent/contract'
import { AppError } from '../../platform/http/index.ts'
import type { RequestContext } from '../context.ts'
import { findAnswers } from './consentements.repository.ts'

/** What the client asks, and what whoever is signed in has answered. */
export const consentementsSource = {
  async list({ db, client, visiteur }: RequestContext): Promise<Consentement[]> {
    if (!visiteur) throw new AppError('Unauthorized')
    const answers = await findAnswers(db, visiteur.compteId)
    return client.config.consentements.map(({ nom, libelle }) => {
      // Who agreed to another sentence has not answered this one.
      const answer = answers.find((a) => a.nomConsentement === nom && a.libelle === libelle)
      return {
        nomConsentement: nom,
        libelle,
        isAccepted: answer?.isAccepted ?? null,
        le: answer?.le.toISOString() ?? null,
      }
    })
  },
}
