import type {
  ConsentementsClient,
  EssaiFonctionnalites,
  ExceptionContrat,
  ExceptionEcrite,
  FournisseurTrouve,
  OffreClient,
} from '@espace-adherent/contract/clients/essais.ts'
import type {
  CreationClient,
  FicheClient,
  LogoEnvoye,
  ModificationClient,
} from '@espace-adherent/contract/clients/fiche.ts'
import { clientsPaths, clientsResource } from '@espace-adherent/contract/clients/resource.ts'
import type { EvenementGestion } from '@espace-adherent/contract/gestion'
import type { NomDeLogo } from '@espace-adherent/contract/portail/charte.ts'
import { type Restauration, resourceUrl } from '@espace-adherent/contract/resources'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { withParams } from '../../platform/http/client.ts'
import { http } from '../../platform/http/http.ts'
import { lifetimeOptions } from '../../platform/query/lifetime.ts'
import { avecCode } from '../accords/index.ts'
import { textes } from './textes.ts'

const URL = resourceUrl(clientsResource, 'list')

const lire = async <T>(url: string, params: Record<string, string>, signal?: AbortSignal) =>
  (await http.get(url, params, signal)) as T

/** One edits what stands now, never an old copy. */
const frais = { meta: { silent: true }, ...lifetimeOptions(0) }

export const clientsQuery = queryOptions({
  queryKey: [URL],
  queryFn: async ({ signal }) => (await lire<{ items: FicheClient[] }>(URL, {}, signal)).items,
  ...frais,
})

export const clientQuery = (id: string) =>
  queryOptions({
    queryKey: [URL, id],
    queryFn: async ({ signal }) =>
      (await lire<{ items: FicheClient[] }>(URL, { id }, signal)).items[0] ?? null,
    ...frais,
  })

export const histoireQuery = (id: string) =>
  queryOptions({
    queryKey: [URL, id, 'historique'],
    queryFn: async ({ signal }) =>
      (await lire<{ evenements: EvenementGestion[] }>(clientsPaths.historique, { id }, signal))
        .evenements,
    ...frais,
  })

/** What the client sells: columns of the table of its features. */
export const offresQuery = (id: string) =>
  queryOptions({
    queryKey: [URL, id, 'offres'],
    queryFn: async ({ signal }) =>
      (await lire<{ offres: OffreClient[] }>(clientsPaths.offres, { id }, signal)).offres,
    ...frais,
  })

export const exceptionsQuery = (id: string) =>
  queryOptions({
    queryKey: [URL, id, 'exceptions'],
    queryFn: ({ signal }) =>
      lire<{ exceptions: ExceptionContrat[]; hasPlus: boolean }>(
        clientsPaths.exceptions,
        { id },
        signal,
      ),
    ...frais,
  })

export const consentementsQuery = (id: string) =>
  queryOptions({
    queryKey: [URL, id, 'consentements'],
    queryFn: async ({ signal }) =>
      (
        await lire<{ consentements: ConsentementsClient }>(
          clientsPaths.consentements,
          { id },
          signal,
        )
      ).consentements,
    ...frais,
  })

/** Another picture, another address: browsers never show an old one. */
export const logoUrl = ({ id, logos }: FicheClient, nom: NomDeLogo) =>
  withParams(clientsPaths.logo, { id, nom, v: logos[nom]?.empreinte })

const useReread = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [URL] })
}

/** How it went is said where it was typed. */
export function useEnregistrer() {
  const reread = useReread()
  return useMutation({
    mutationFn: async (modification: ModificationClient) => {
      const saved = (await avecCode(() =>
        http.post(resourceUrl(clientsResource, 'update'), modification),
      )) as FicheClient
      await reread()
      return saved
    },
    meta: { silent: true },
  })
}

export function useRestaurer() {
  const reread = useReread()
  return useMutation({
    mutationFn: async (restauration: Restauration) =>
      (await avecCode(() =>
        http.post(`${resourceUrl(clientsResource, 'restore')}/restore`, restauration),
      )) as FicheClient,
    onSettled: reread,
    meta: {
      failure: textes.histoire.echec,
      success: (rendue) => ({
        title: (rendue as FicheClient).accord
          ? textes.histoire.faiteEnPartie
          : textes.histoire.faite,
      }),
    },
  })
}

export function useLogo() {
  const reread = useReread()
  return useMutation({
    mutationFn: (envoi: LogoEnvoye) => http.post(clientsPaths.logo, envoi),
    onSettled: reread,
    meta: { silent: true },
  })
}

export function useCreer() {
  const reread = useReread()
  return useMutation({
    mutationFn: async (creation: CreationClient) => {
      const made = (await http.post(clientsPaths.create, creation)) as FicheClient
      await reread()
      return made
    },
    meta: { silent: true },
  })
}

export const useEssaiFournisseur = () =>
  useMutation({
    mutationFn: async (issuer: string) =>
      (await http.post(clientsPaths.essaiFournisseur, { issuer })) as FournisseurTrouve,
    meta: { silent: true },
  })

export const useEssaiFonctionnalites = (id: string) =>
  useMutation({
    mutationFn: (de: { numeroContrat: string } | { nomOffre: string }) =>
      lire<EssaiFonctionnalites>(clientsPaths.essaiFonctionnalites, { id, ...de }),
    meta: { silent: true },
  })

export function useException() {
  const reread = useReread()
  return useMutation({
    mutationFn: (exception: ExceptionEcrite) => http.post(clientsPaths.exceptions, exception),
    onSettled: reread,
    meta: { silent: true },
  })
}
