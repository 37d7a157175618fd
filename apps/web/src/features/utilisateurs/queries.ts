import type { Champs, Gestion } from '@espace-adherent/contract/gestion'
import { utilisateursGestion } from '@espace-adherent/contract/gestions'
import { resourceUrl } from '@espace-adherent/contract/resources'
import {
  type AssureContrat,
  comptesMembresResource,
  type DossierUtilisateur,
  rolesPersonnel,
  type Utilisateur,
} from '@espace-adherent/contract/utilisateurs'
import { canDonner, libellesRole } from '@espace-adherent/domain/roles'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../platform/http/http.ts'
import { lifetimeOptions } from '../../platform/query/lifetime.ts'
import { useCurrentUser } from '../../platform/session/current-user.ts'
import { textes } from './textes.ts'

export const gestion = utilisateursGestion as unknown as Gestion

/** With those roles alone that whoever is signed in may give or take: the server refuses the others. */
export function useGestionPermise(): Gestion {
  const moi = useCurrentUser()
  const donnables = rolesPersonnel.filter((role) => canDonner(moi.roles, role, moi.droits))
  if (donnables.length === rolesPersonnel.length) return gestion
  const choix = Object.fromEntries(donnables.map((role) => [role, libellesRole[role]]))
  const permis = (saisie: Champs = {}) =>
    saisie.roles?.genre === 'liste'
      ? { ...saisie, roles: { ...saisie.roles, choix, aide: textes.rolesDonnables } }
      : saisie
  const gestes = Object.entries(gestion.gestes ?? {}).map(([nom, geste]) => [
    nom,
    { ...geste, saisie: permis(geste.saisie) },
  ])
  return { ...gestion, gestes: Object.fromEntries(gestes) }
}

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
