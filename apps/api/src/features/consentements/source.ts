import type { Consentement } from '@espace-adherent/contract'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import { sealed } from '../../schema/sealed.ts'
import type { RequestContext } from '../context.ts'
import { findEnCours } from '../demandes/index.ts'
import { findAnswers } from './consentements.repository.ts'

type Deps = { sealer: Sealer }
type Reponse = { nomConsentement: string; isAccepted: boolean }

/** What the client asks, what whoever is signed in has answered, and what of it a clerk still has to see. */
export const createConsentementsSource = (deps: Deps) => ({
  async list({ db, client, visiteur }: RequestContext): Promise<Consentement[]> {
    if (!visiteur) throw new AppError('Unauthorized')
    const [answers, waiting] = await Promise.all([
      findAnswers(db, visiteur.compteId),
      findWaiting(deps, db, visiteur.compteId),
    ])
    return client.config.consentements.map(({ nom, libelle }) => {
      // Who agreed to another sentence has not answered this one.
      const answer = answers.find((a) => a.nomConsentement === nom && a.libelle === libelle)
      const sent = waiting.find(({ nomConsentement }) => nomConsentement === nom)
      return {
        nomConsentement: nom,
        libelle,
        isAccepted: answer?.isAccepted ?? null,
        le: answer?.le.toISOString() ?? null,
        enAttente: sent ? { isAccepted: sent.isAccepted, demandeId: sent.demandeId } : null,
      }
    })
  },
})

/** Newest first. */
async function findWaiting({ sealer }: Deps, db: Executor, compteId: string) {
  const rows = await findEnCours(db, compteId, 'consentementActeGestion')
  return rows.flatMap(({ id, data }) =>
    data === null
      ? []
      : [
          {
            ...(JSON.parse(sealer.unseal(data, sealed.demandeData(id))) as Reponse),
            demandeId: id,
          },
        ],
  )
}
