import { choixAudienceResource } from '@espace-adherent/contract/audiences'
import {
  type Contenu,
  contenusResource,
  revisionsContenuResource,
} from '@espace-adherent/contract/contenu/gestion'
import { resourceUrl } from '@espace-adherent/contract/resources'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../../platform/http/http.ts'
import { listQuery } from '../../../platform/query/list.ts'
import { textes } from './textes.ts'

const url = resourceUrl(contenusResource)

export const contenusQuery = listQuery(contenusResource, {}, { lifetime: 0 })

export const revisionsQuery = (id: string) =>
  listQuery(revisionsContenuResource, { id }, { lifetime: 0 })

export const audiencesQuery = listQuery(choixAudienceResource)

/** All that staff do to a content answers with it, and makes what was read of it old. */
function useEnvoi<Body extends object>(
  verbe: '' | '/create' | '/publish' | '/restore' | '/delete',
  meta: object,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Body) => http.post(`${url}${verbe}`, body) as Promise<Contenu>,
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [url] }),
        // Of what is gone there is nothing to read again.
        verbe !== '/delete' &&
          client.invalidateQueries({ queryKey: [resourceUrl(revisionsContenuResource)] }),
        client.invalidateQueries({ queryKey: ['/api/cms/blocklists'] }),
      ]),
    meta,
  })
}

type Cible = { id: string; revision: number }
type Texte = { title: string; content: string; audienceId?: string | null }

export const useEnregistrer = () => useEnvoi<Cible & Texte>('', { silent: true })
export const useCreer = () =>
  useEnvoi<Texte & { bloc: string; name: string }>('/create', { silent: true })
export const usePublier = () =>
  useEnvoi<Cible & { le: string | null }>('/publish', { failure: textes.echec })
export const useReprendre = () =>
  useEnvoi<Cible & { version: number }>('/restore', {
    failure: textes.refuse,
    success: () => ({ title: textes.reprise }),
  })
export const useSupprimer = () =>
  useEnvoi<Cible>('/delete', { failure: textes.echec, success: () => ({ title: textes.supprime }) })
