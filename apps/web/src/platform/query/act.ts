import { type Address, resourceUrl, type Shape } from '@espace-adherent/contract/resources'
import { mutationOptions } from '@tanstack/react-query'
import { http } from '../http/http.ts'
import { acknowledgement } from './answers.ts'
import { submit } from './submission.ts'
import { textes } from './textes.ts'

/** An act on a resource: `POST …/form`, or `…/vel` for the acts of the online-sales family. */
export const act = <S extends Shape>(
  resource: Address<S>,
  verb: 'form' | 'vel' = 'form',
  failure: string = textes.demandeEchouee,
) =>
  mutationOptions({
    mutationFn: (data: S['data']) => submit(`${resourceUrl(resource, verb)}/${verb}`, { data }),
    meta: { failure, success: acknowledgement },
  })

/** The sentence of an update that has none of its own. */
export const updateMeta = {
  failure: textes.miseAJourEchouee,
  success: () => ({ title: textes.misAJour }),
}

export const update = <S extends Shape>(resource: Address<S>) =>
  mutationOptions({
    mutationFn: (data: S['data']) => http.post(resourceUrl(resource, 'update'), data),
    meta: updateMeta,
  })
