import type { Consentement, consentementsResource, Data } from '@espace-adherent/contract'
import { AppError } from '../../platform/http/index.ts'
import type { RequestContext } from '../context.ts'
import { findAnswers, insertAnswer, lockAnswers } from './consentements.repository.ts'

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

  /** Each answer is a line, which says what was agreed to; the same one again adds nothing. */
  async form(
    { db, client, visiteur, now }: RequestContext,
    { nomConsentement, isAccepted }: Data<typeof consentementsResource>,
  ) {
    if (!visiteur) throw new AppError('Unauthorized')
    const { compteId } = visiteur
    const asked = client.config.consentements.find(({ nom }) => nom === nomConsentement)
    if (!asked) throw new AppError('NotFound')
    const { libelle } = asked
    await db.transaction(async (tx) => {
      await lockAnswers(tx, compteId)
      const answers = await findAnswers(tx, compteId)
      const last = answers.find((answer) => answer.nomConsentement === nomConsentement)
      if (last?.isAccepted === isAccepted && last.libelle === libelle) return
      await insertAnswer(tx, { compteId, nomConsentement, isAccepted, libelle, le: now })
    })
    return { isModeGestionManuel: false }
  },
}
