import { utilisateursGestion } from '@espace-adherent/contract/gestions'
import { resourceUrl } from '@espace-adherent/contract/resources'
import {
  accesMedicalResource,
  type DemandeAccesMedical,
  droitsResource,
  ficheRoleResource,
  type LigneAccesMedical,
  type LigneDroits,
  type NouveauRole,
  type Verification,
  verificationResource,
} from '@espace-adherent/contract/roles'
import type { Utilisateur } from '@espace-adherent/contract/utilisateurs'
import type { Reglage } from '@espace-adherent/domain/roles'
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { http } from '../../platform/http/http.ts'
import { updateMeta } from '../../platform/query/act.ts'
import { lifetimeOptions } from '../../platform/query/lifetime.ts'
import { CURRENT_USER_KEY } from '../../platform/session/current-user.ts'
import { avecCode } from '../accords/index.ts'
import { textes } from './textes.ts'

const URL = resourceUrl(droitsResource, 'list')
const MEDICAL = resourceUrl(accesMedicalResource, 'list')
const GENS = resourceUrl(utilisateursGestion.resource, 'list')

export const droitsQuery = queryOptions({
  queryKey: [URL],
  queryFn: async ({ signal }) =>
    ((await http.get(URL, {}, signal)) as { items: LigneDroits[] }).items,
  meta: { libelle: droitsResource.libelle },
  ...lifetimeOptions(0),
})

/** What somebody may do may be their own: it is read again with the roles. */
const relire = (client: QueryClient) => () =>
  Promise.all([
    client.invalidateQueries({ queryKey: [URL] }),
    client.invalidateQueries({ queryKey: CURRENT_USER_KEY }),
  ])

type Envoi = Reglage & { role: LigneDroits['role']; avant: Reglage }

/** What opens more takes a second administrator, and a proof of who asks. */
export function useEnregistrer() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (envoi: Envoi) =>
      avecCode(
        () => http.post(resourceUrl(droitsResource, 'update'), envoi) as Promise<LigneDroits>,
      ),
    onSettled: relire(client),
    meta: {
      ...updateMeta,
      success: (ligne) =>
        (ligne as LigneDroits).accord ? { title: textes.enPartie } : updateMeta.success(),
    },
  })
}

export function useCreer() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (nouveau: NouveauRole) =>
      http.post(`${URL}/create`, nouveau) as Promise<LigneDroits>,
    onSuccess: relire(client),
    meta: { silent: true },
  })
}

type Geste =
  | { geste: 'archiver'; role: string }
  | {
      geste: 'renommer'
      role: string
      nom: string
      description: string | null
      avant: { nom: string; description: string | null }
    }

export function useFiche() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (geste: Geste) => http.post(resourceUrl(ficheRoleResource, 'update'), geste),
    onSettled: relire(client),
    meta: { silent: true },
  })
}

/** Staff without words; whoever is looked for with some. */
export const gensQuery = (q: string) =>
  queryOptions({
    queryKey: [GENS, q],
    queryFn: async ({ signal }) =>
      ((await http.get(GENS, q === '' ? {} : { q }, signal)) as { items: Utilisateur[] }).items,
    placeholderData: keepPreviousData,
    meta: { libelle: textes.gens },
    ...lifetimeOptions(0),
  })

type Question = {
  agent: string
  membre: string
  brouillon: (Reglage & { role: LigneDroits['role'] }) | null
}

export const verificationQuery = (question: Question) =>
  queryOptions({
    queryKey: [resourceUrl(verificationResource, 'update'), question],
    queryFn: async () =>
      (await http.post(resourceUrl(verificationResource, 'update'), question)) as Verification,
    placeholderData: keepPreviousData,
    meta: { libelle: verificationResource.libelle },
    ...lifetimeOptions(0),
  })

export const medicalQuery = queryOptions({
  queryKey: [MEDICAL],
  queryFn: async ({ signal }) =>
    ((await http.get(MEDICAL, {}, signal)) as { items: LigneAccesMedical[] }).items,
  meta: { libelle: accesMedicalResource.libelle },
  ...lifetimeOptions(0),
})

export function useDemanderMedical() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (demande: DemandeAccesMedical) =>
      avecCode(() => http.post(`${MEDICAL}/create`, demande)),
    onSuccess: () => client.invalidateQueries({ queryKey: [MEDICAL] }),
    meta: { silent: true },
  })
}

export function useRetirerMedical() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (compteId: string) =>
      http.post(resourceUrl(accesMedicalResource, 'update'), { compteId }),
    onSettled: () => client.invalidateQueries({ queryKey: [MEDICAL] }),
    meta: { ...updateMeta, success: () => ({ title: textes.medical.retire }) },
  })
}
