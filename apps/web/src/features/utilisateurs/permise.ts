import type { Champs, Gestion } from '@espace-adherent/contract/gestion'
import { utilisateursGestion } from '@espace-adherent/contract/gestions'
import type { CurrentUser } from '@espace-adherent/contract/identity'
import { rolesPersonnel } from '@espace-adherent/contract/utilisateurs'
import { canDonner, nomRole, rolesPropres } from '@espace-adherent/domain/roles'
import { textes } from './textes.ts'

export const gestion = utilisateursGestion as unknown as Gestion

/** With those roles alone that somebody may give or take, and why there are no others: the server refuses them. */
export function permettre({ roles, droits }: Pick<CurrentUser, 'roles' | 'droits'>): Gestion {
  const tous = [...rolesPersonnel, ...rolesPropres(droits)]
  const donnables = tous.filter((role) => canDonner(roles, role, droits))
  const isTous = donnables.length === tous.length
  if (isTous && tous.length === rolesPersonnel.length) return gestion
  const choix = Object.fromEntries(donnables.map((role) => [role, nomRole(role, droits)]))
  const aide = isTous ? undefined : textes.rolesDonnables
  const permis = (saisie: Champs = {}) =>
    saisie.roles?.genre === 'liste'
      ? { ...saisie, roles: { ...saisie.roles, choix, ...(aide && { aide }) } }
      : saisie
  const gestes = Object.entries(gestion.gestes ?? {}).map(([nom, geste]) => [
    nom,
    { ...geste, saisie: permis(geste.saisie) },
  ])
  return { ...gestion, gestes: Object.fromEntries(gestes) }
}
