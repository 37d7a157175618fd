import {
  type AdresseEcartee,
  type ApercuEnvoi,
  apercuEnvoiResource,
  type DossierEnvoi,
  dossierEnvoiResource,
  type Envoi,
  envoisResource,
  essaiEnvoiResource,
  type GesteSurEnvoi,
  gesteEnvoiResource,
  type SaisieEnvoi,
  suppressionsEnvoiResource,
} from '@espace-adherent/contract/envois'
import { audiencesGestion } from '@espace-adherent/contract/gestions'
import { resourceUrl } from '@espace-adherent/contract/resources'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../platform/http/http.ts'
import { lifetimeOptions } from '../../platform/query/lifetime.ts'
import { textes } from './textes.ts'

const LISTE = resourceUrl(envoisResource, 'list')
const DOSSIER = resourceUrl(dossierEnvoiResource, 'list')
const ECARTEES = resourceUrl(suppressionsEnvoiResource, 'list')
const SUIVI_MS = 2_000

const frais = { meta: { libelle: envoisResource.libelle }, ...lifetimeOptions(0) }

export const envoisQuery = queryOptions({
  queryKey: [LISTE],
  queryFn: async ({ signal }) => ((await http.get(LISTE, {}, signal)) as { items: Envoi[] }).items,
  ...frais,
})

/** While it leaves, how far it has come is asked again and again. */
export const dossierQuery = (id: string) =>
  queryOptions({
    queryKey: [DOSSIER, id],
    queryFn: async ({ signal }) => (await http.get(DOSSIER, { id }, signal)) as DossierEnvoi,
    refetchInterval: ({ state }) => (state.data?.etat === 'encours' ? SUIVI_MS : false),
    ...frais,
  })

export const ecarteesQuery = queryOptions({
  queryKey: [ECARTEES],
  queryFn: async ({ signal }) =>
    ((await http.get(ECARTEES, {}, signal)) as { items: AdresseEcartee[] }).items,
  ...frais,
})

const AUDIENCES = resourceUrl(audiencesGestion.resource, 'list')

export const audiencesQuery = queryOptions({
  queryKey: [AUDIENCES, 'noms'],
  queryFn: async ({ signal }) =>
    (
      (await http.get(AUDIENCES, { taille: 500 }, signal)) as {
        items: { id: string; nom: string }[]
      }
    ).items,
  ...frais,
})

export function useEnregistrer() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ cible, saisie }: { cible: Envoi | null; saisie: SaisieEnvoi }) =>
      (cible
        ? await http.post(resourceUrl(envoisResource, 'update'), {
            id: cible.id,
            revision: cible.revision,
            ...saisie,
          })
        : await http.post(`${resourceUrl(envoisResource, 'create')}/create`, saisie)) as Envoi,
    onSuccess: ({ id }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: [LISTE] }),
        client.invalidateQueries({ queryKey: [DOSSIER, id] }),
      ]),
    // Somebody was faster: what stands is there for whoever gives up what they typed.
    onError: (_, { cible }) => client.invalidateQueries({ queryKey: [DOSSIER, cible?.id] }),
    meta: { silent: true },
  })
}

export function useGeste() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (geste: GesteSurEnvoi) =>
      (await http.post(resourceUrl(gesteEnvoiResource, 'update'), geste)) as DossierEnvoi,
    onSuccess: (dossier) => {
      client.setQueryData([DOSSIER, dossier.id], dossier)
      void client.invalidateQueries({ queryKey: [LISTE] })
    },
    // Somebody was faster, or the number has changed: what stands is shown.
    onError: (_, { id }) => client.invalidateQueries({ queryKey: [DOSSIER, id] }),
    meta: { silent: true },
  })
}

export const useApercu = () =>
  useMutation({
    mutationFn: async (saisie: SaisieEnvoi) =>
      (await http.post(resourceUrl(apercuEnvoiResource, 'update'), saisie)) as ApercuEnvoi,
    meta: { silent: true },
  })

export const useEssai = () =>
  useMutation({
    mutationFn: async (saisie: SaisieEnvoi) =>
      (await http.post(resourceUrl(essaiEnvoiResource, 'update'), saisie)) as { a: string },
    meta: {
      silent: true,
      success: (answer) => ({ title: textes.essaiParti((answer as { a: string }).a) }),
    },
  })

export function useRetablir() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => http.post(resourceUrl(suppressionsEnvoiResource, 'update'), { id }),
    onSettled: () => client.invalidateQueries({ queryKey: [ECARTEES] }),
    meta: { failure: textes.echec, success: () => ({ title: textes.retablie }) },
  })
}
