import {
  type ApercuMot,
  apercuMotResource,
  type EssaiMot,
  essaiMotResource,
  type MotEntree,
  type mailsResource,
  type SaisieMot,
  versionsMotResource,
} from '@espace-adherent/contract/mots'
import { resourceUrl } from '@espace-adherent/contract/resources'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../platform/http/http.ts'
import { lifetimeOptions } from '../../platform/query/lifetime.ts'
import { listQuery } from '../../platform/query/list.ts'
import { textes } from './textes.ts'

/** Which words a screen is about: they all have the same shape. */
export type Reglage = typeof mailsResource

export const motsQuery = (reglage: Reglage) => listQuery(reglage, {}, { lifetime: 0 })

export const versionsQuery = (key: string) =>
  listQuery(versionsMotResource, { key }, { lifetime: 0 })

/** Asked by `POST`, and yet a question: nothing is kept. */
export const apercuQuery = (essai: EssaiMot) =>
  queryOptions({
    queryKey: [resourceUrl(apercuMotResource, 'update'), essai],
    queryFn: () => http.post(resourceUrl(apercuMotResource, 'update'), essai) as Promise<ApercuMot>,
    retry: false,
    meta: { silent: true },
    ...lifetimeOptions(0),
  })

export function usePublier(reglage: Reglage) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (saisie: SaisieMot) =>
      http.post(resourceUrl(reglage, 'update'), saisie) as Promise<MotEntree>,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [resourceUrl(reglage)] }),
        client.invalidateQueries({ queryKey: [resourceUrl(versionsMotResource)] }),
      ]),
    meta: { silent: true },
  })
}

export const useEssai = () =>
  useMutation({
    mutationFn: (essai: EssaiMot) =>
      http.post(resourceUrl(essaiMotResource, 'update'), essai) as Promise<{ a: string }>,
    meta: {
      failure: textes.essaiEchec,
      success: (answer) => ({ title: textes.essaiParti((answer as { a: string }).a) }),
    },
  })
