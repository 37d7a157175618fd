import {
  type ApercuMot,
  apercuMotResource,
  type EssaiMot,
  essaiMotResource,
} from '@espace-adherent/contract/mots/reglages.ts'
import { resourceUrl } from '@espace-adherent/contract/resources'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { http } from '../../platform/http/http.ts'
import { lifetimeOptions } from '../../platform/query/lifetime.ts'
import { textes } from './textes.ts'

/** Asked by `POST`, and yet a question: nothing is kept. */
export const apercuQuery = (essai: EssaiMot) =>
  queryOptions({
    queryKey: [resourceUrl(apercuMotResource, 'update'), essai],
    queryFn: () => http.post(resourceUrl(apercuMotResource, 'update'), essai) as Promise<ApercuMot>,
    retry: false,
    meta: { silent: true },
    ...lifetimeOptions(0),
  })

export const useEssai = () =>
  useMutation({
    mutationFn: (essai: EssaiMot) =>
      http.post(resourceUrl(essaiMotResource, 'update'), essai) as Promise<{ a: string }>,
    meta: {
      failure: textes.essaiEchec,
      success: (answer) => ({ title: textes.essaiParti((answer as { a: string }).a) }),
    },
  })
