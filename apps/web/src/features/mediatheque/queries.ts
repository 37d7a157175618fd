import {
  documentsResource,
  type Media,
  type SaisieMedia,
} from '@espace-adherent/contract/mediatheque/documents.ts'
import { resourceUrl } from '@espace-adherent/contract/resources'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../platform/http/http.ts'
import { listQuery } from '../../platform/query/list.ts'
import { useDroit } from '../../platform/session/current-user.ts'
import { textes } from './textes.ts'

const url = resourceUrl(documentsResource)

export const mediasQuery = {
  ...listQuery(documentsResource, {}, { lifetime: 0 }),
  meta: { libelle: documentsResource.libelle, silent: true },
}

/** The same rights as the server's. */
export const usePeut = (verbe: 'create' | 'update' | 'delete'): boolean =>
  useDroit()(documentsResource.can[verbe].access.backoffice)

function useEnvoi<Body extends object>(verbe: '' | '/create' | '/delete', meta: object) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Body) => http.post(`${url}${verbe}`, body) as Promise<Media>,
    onSuccess: () => client.invalidateQueries({ queryKey: [url] }),
    meta,
  })
}

type Creation = { remoteFileName: string; titre: string; alt: string | null }

export const useCreer = () => useEnvoi<Creation>('/create', { silent: true })
export const useEnregistrer = () => useEnvoi<SaisieMedia>('', { silent: true })
export const useJeter = () =>
  useEnvoi<{ id: string; revision: number }>('/delete', {
    failure: textes.jeterEchec,
    success: () => ({ title: textes.jete }),
  })
