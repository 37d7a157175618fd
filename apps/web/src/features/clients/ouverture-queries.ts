import type { GesteOuverture, Ouverture } from '@espace-adherent/contract/clients/ouverture.ts'
import { clientsPaths, clientsResource } from '@espace-adherent/contract/clients/resource.ts'
import { resourceUrl } from '@espace-adherent/contract/resources'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../platform/http/http.ts'
import { lifetimeOptions } from '../../platform/query/lifetime.ts'
import { avecCode } from '../accords/index.ts'
import { textesOuverture as mots } from './textes-ouverture.ts'

const URL = resourceUrl(clientsResource, 'list')

export const ouvertureQuery = (id: string) =>
  queryOptions({
    queryKey: [URL, id, 'ouverture'],
    queryFn: async ({ signal }) =>
      (await http.get(clientsPaths.ouverture, { id }, signal)) as Ouverture,
    meta: { silent: true },
    ...lifetimeOptions(0),
  })

export function useOuvrir(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (geste: GesteOuverture) =>
      (await avecCode(() => http.post(clientsPaths.ouverture, { id, geste }))) as {
        ouverture: Ouverture | null
      },
    onSettled: () => client.invalidateQueries({ queryKey: [URL] }),
    meta: { silent: true },
  })
}

export const useEssaiClient = (id: string) =>
  useMutation({
    mutationFn: async () => (await http.post(clientsPaths.ouvertureEssai, { id })) as { a: string },
    meta: {
      failure: mots.essaiEchec,
      success: (envoye) => ({ title: mots.essaiParti((envoye as { a: string }).a) }),
    },
  })

/** In a tab of its own: the link is good for a few minutes. */
export const useVoir = (id: string) =>
  useMutation({
    mutationFn: async () => {
      const { url } = (await http.post(clientsPaths.ouvertureVue, { id })) as { url: string }
      window.open(url, '_blank', 'noopener')
    },
    meta: { failure: mots.voirEchec },
  })
