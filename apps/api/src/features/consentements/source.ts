import type { Consentement } from '@espace-adherent/contract'
import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { RequestContext } from '../context.ts'
import { findReponses } from './consentements.repository.ts'

type Deps = { sealer: Sealer }
type Reponse = { nomConsentement: string; isAccepted: boolean }

/** What the client asks, what whoever is signed in has answered, and what of it a clerk still has to see. */
export const createConsentementsSource = (deps: Deps) => ({
  async list({ db, client, visiteur }: RequestContext): Promise<Consentement[]> {
    if (!visiteur) throw new AppError('Unauthorized')
    const { answers, waiting: sealedOnes } = await findReponses(db, visiteur.compteId)
    const waiting = unseal(deps, sealedOnes)
    return client.config.consentements.map(({ nom, libelle }) => {
      // Who agreed to another sentence has not answered this one.
      const answer = answers.find((a) => a.nomConsentement === nom && a.libelle === libelle)
      const sent = waiting.find(({ nomConsentement }) => nomConsentement === nom)
      return {
        nomConsentement: nom,
        libelle,
        isAccepted: answer?.isAccepted ?? null,
        le: answer ? new Date(answer.le).toISOString() : null,
        enAttente: sent ? { isAccepted: sent.isAccepted, demandeId: sent.demandeId } : null,
      }
    })
  },
})

const unseal = ({ sealer }: Deps, rows: readonly { id: string; data: string | null }[]) =>
  rows.flatMap(({ id, data }) => {
    if (data === null) return []
    const reponse = JSON.parse(sealer.unseal(data, sealed.demandeData(id))) as Reponse
    return [{ ...reponse, demandeId: id }]
  })
