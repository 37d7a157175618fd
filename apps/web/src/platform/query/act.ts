import { type Data, type Resource, resourceUrl } from '@espace-adherent/contract/resources'
import { mutationOptions } from '@tanstack/react-query'
import { http } from '../http/http.ts'
import { textes } from './textes.ts'

/** What the server says of a request it accepted, as far as the message to the person needs it. */
export type ActAnswer = {
  isModeGestionManuel?: boolean
  /** An acknowledgement e-mail left. */
  isAccuseReception?: boolean
}

/** An act on a resource: `POST …/form`, or `…/vel` for the acts of the online-sales family. */
export const act = <R extends Resource>(resource: R, verb: 'form' | 'vel' = 'form') =>
  mutationOptions({
    mutationFn: (data: Data<R>) => http.post(`${resourceUrl(resource)}/${verb}`, { data }),
    meta: { failure: textes.demandeEchouee, success: acknowledgement },
  })

export const update = <R extends Resource>(resource: R) =>
  mutationOptions({
    mutationFn: (data: Data<R>) => http.post(resourceUrl(resource), { data }),
    meta: { failure: textes.miseAJourEchouee, success: () => ({ title: textes.misAJour }) },
  })

export function acknowledgement(answer: unknown): { title: string; detail?: string } {
  const { isModeGestionManuel, isAccuseReception } = (answer ?? {}) as ActAnswer
  const suite = isModeGestionManuel ? textes.traiteeSousPeu : ''
  return {
    title: `${textes.demandePriseEnCompte}${suite}`,
    ...(isAccuseReception ? { detail: textes.courrielEnvoye } : {}),
  }
}
