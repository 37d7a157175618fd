import { resourceUrl } from '@espace-adherent/contract/resources'
import {
  type AssureContrat,
  comptesMembresResource,
  type DossierUtilisateur,
  type Utilisateur,
} from '@espace-adherent/contract/utilisateurs'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../platform/http/http.ts'
import { lifetimeOptions } from '../../platform/query/lifetime.ts'
import { useCurrentUser } from '../../platform/session/current-user.ts'
import { gestion, permettre } from './permise.ts'

/** As whoever is signed in may use it. */
export const useGestionPermise = () => permettre(useCurrentUser())

const LISTE = resourceUrl(gestion.resource, 'list')
const DOSSIER = `${LISTE}/dossier`

export const utilisateursQuery = (q: string) =>
  queryOptions({
    queryKey: [LISTE, q],
    queryFn: async ({ signal }) =>
      (await http.get(LISTE, q === '' ? {} : { q }, signal)) as {
        items: Utilisateur[]
        total: number
      },
    meta: { libelle: gestion.libelle },
    ...lifetimeOptions(0),
  })

export const dossierQuery = (id: string) =>
  queryOptions({
    queryKey: [DOSSIER, id],
    queryFn: async ({ signal }) => (await http.get(DOSSIER, { id }, signal)) as DossierUtilisateur,
    meta: { libelle: gestion.libelle },
    ...lifetimeOptions(0),
  })

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
