import { resourceUrl } from '@espace-adherent/contract/resources'
import {
  type AssureContrat,
  comptesMembresResource,
  type DossierUtilisateur,
  dossierUtilisateurResource,
  type GesteUtilisateur,
  gesteUtilisateurResource,
  type Utilisateur,
  utilisateursResource,
} from '@espace-adherent/contract/utilisateurs'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../platform/http/http.ts'
import { lifetimeOptions } from '../../platform/query/lifetime.ts'
import { avecCode } from '../accords/index.ts'
import { textes } from './textes.ts'

const LISTE = resourceUrl(utilisateursResource, 'list')
const DOSSIER = resourceUrl(dossierUtilisateurResource, 'list')

export const utilisateursQuery = (q: string) =>
  queryOptions({
    queryKey: [LISTE, q],
    queryFn: async ({ signal }) =>
      (await http.get(LISTE, q === '' ? {} : { q }, signal)) as {
        items: Utilisateur[]
        total: number
      },
    meta: { libelle: utilisateursResource.libelle },
    ...lifetimeOptions(0),
  })

export const dossierQuery = (id: string) =>
  queryOptions({
    queryKey: [DOSSIER, id],
    queryFn: async ({ signal }) => (await http.get(DOSSIER, { id }, signal)) as DossierUtilisateur,
    meta: { libelle: utilisateursResource.libelle },
    ...lifetimeOptions(0),
  })

/** What it has become is answered: nothing is read twice. */
export function useGeste() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (geste: GesteUtilisateur) =>
      (await http.post(
        resourceUrl(gesteUtilisateurResource, 'update'),
        geste,
      )) as DossierUtilisateur,
    onSuccess: (dossier, { geste }) => {
      // Of another session by now: the page starts again as the member's.
      if (geste === 'voir-comme') {
        window.location.assign('/#/accueil')
        window.location.reload()
        return
      }
      client.setQueryData([DOSSIER, dossier.id], dossier)
      void client.invalidateQueries({ queryKey: [LISTE] })
    },
    meta: { silent: true },
  })
}

export function useRoles() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (data: Pick<Utilisateur, 'id' | 'roles'> & { avant: Utilisateur['roles'] }) =>
      avecCode(() => http.post(resourceUrl(utilisateursResource, 'update'), data)),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [LISTE] }),
        client.invalidateQueries({ queryKey: [DOSSIER] }),
      ]),
    meta: { silent: true },
  })
}

type Invite = { email: string; nom: string; prenom: string; roles: Utilisateur['roles'] }

export function useInviter() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (invite: Invite) =>
      (await avecCode(() =>
        http.post(`${resourceUrl(utilisateursResource, 'create')}/create`, invite),
      )) as Utilisateur,
    onSuccess: () => client.invalidateQueries({ queryKey: [LISTE] }),
    meta: { silent: true },
  })
}

const MEMBRES = resourceUrl(comptesMembresResource, 'list')

/** Whom a contract covers; asked for once its number was typed. */
export const useAssures = () =>
  useMutation({
    mutationFn: async (contrat: string) =>
      ((await http.get(MEMBRES, { contrat })) as { items: AssureContrat[] }).items,
    meta: { silent: true },
  })

export function useCreerMembre() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (data: { numeroContrat: string; personneId: string; email: string }) =>
      (await http.post(`${MEMBRES}/create`, data)) as AssureContrat,
    onSuccess: () => client.invalidateQueries({ queryKey: [LISTE] }),
    meta: { silent: true },
  })
}

export const faitDe = (geste: GesteUtilisateur['geste']) => textes.faits[geste]
