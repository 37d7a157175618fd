import { boiteDe } from '../identite/email.ts'
import { isMemeNom } from '../identite/nom.ts'
import {
  type DomaineBackOffice,
  type Droit,
  type DroitsChoisis,
  type DroitsDuRole,
  domainesBackOffice,
  droitsDuRole,
  hasDroit,
  tousDroits,
} from './droits.ts'
import { isBackOffice, type Role, tousRoles } from './roles.ts'

/**
 * Who may give what. Nobody gives or takes more than they have: roles, rights of roles and gestures
 * on accounts all ask here. `choisis`: the client's own rights by role.
 */
const couvre = (
  par: readonly Role[],
  ceux: readonly Role[],
  choisis: DroitsChoisis | null | undefined,
): boolean =>
  tousDroits.every((droit) => !hasDroit(ceux, droit, choisis) || hasDroit(par, droit, choisis))

/**
 * Whether somebody may give or take that role. Medical reading is not in the table of rights: only
 * administrators give it, who do not have it themselves.
 */
export const canDonner = (
  par: readonly Role[],
  role: Role,
  choisis: DroitsChoisis | null | undefined,
): boolean =>
  isBackOffice(par) &&
  isBackOffice([role]) &&
  (role !== 'ServiceMedical' || par.includes('Admin')) &&
  couvre(par, [role], choisis)

/** Whether somebody may lock, let in or reset an account: not one with more rights than theirs. */
export const canAgirSur = (
  par: readonly Role[],
  cible: readonly Role[],
  choisis: DroitsChoisis | null | undefined,
): boolean =>
  isBackOffice(par) && cible.every((role) => !isBackOffice([role]) || canDonner(par, role, choisis))

/** Why these roles must not be given. */
export type RefusRoles = 'soi' | 'inconnu' | 'double' | 'membre' | 'medical' | 'trop'

type ChangementRoles = {
  par: readonly Role[]
  /** Null while an account is being made. */
  avant: readonly Role[]
  apres: readonly Role[]
  choisis: DroitsChoisis | null | undefined
  /** The account is their own, or another of theirs. */
  isSoi: boolean
}

/** Null: allowed. */
export function refusRoles({
  par,
  avant,
  apres,
  choisis,
  isSoi,
}: ChangementRoles): RefusRoles | null {
  if (isSoi) return 'soi'
  if (!apres.every((role) => tousRoles.includes(role))) return 'inconnu'
  if (new Set(apres).size < apres.length) return 'double'
  const changes = [
    ...apres.filter((role) => !avant.includes(role)),
    ...avant.filter((role) => !apres.includes(role)),
  ]
  if (changes.length === 0) return null
  if (changes.some((role) => !isBackOffice([role]))) return 'membre'
  if (changes.includes('ServiceMedical') && !par.includes('Admin')) return 'medical'
  // An account with more rights than theirs is not theirs to change.
  const isPermis =
    canAgirSur(par, avant, choisis) && changes.every((role) => canDonner(par, role, choisis))
  return isPermis ? null : 'trop'
}

/** Whether two accounts are one person, as far as they show: same mailbox, or same name. */
type Titulaire = { email: string; nom: string; prenom: string }

export const isMemeTitulaire = (un: Titulaire, autre: Titulaire): boolean =>
  boiteDe(un.email) === boiteDe(autre.email) || isMemeNom(un, autre)

type ChangementDroits = {
  role: Role
  voulus: DroitsDuRole
  par: readonly Role[]
  choisis: DroitsChoisis | null | undefined
}

const TROP =
  'Ce rôle a des droits que vous n’avez pas\u00a0: demandez à un administrateur digital de le modifier'
const PAS_LE_SIEN = 'Vous ne pouvez donner ou retirer que des droits que vous avez vous-même'
const AVEUGLE = 'Sans la visualisation, les autres droits ne servent à rien'
const GARDE = 'Plus personne ne pourrait rendre ce droit\u00a0: l’administrateur digital le garde'

/**
 * Why somebody may not give that right to a role or take it away; null: they may. Whoever gives
 * must have the right and all rights of the role, so that nobody raises a role of their own.
 * Administrators keep every right: if they lost one, nobody could give it back.
 */
export function refusDroit(
  { role, par, choisis }: Omit<ChangementDroits, 'voulus'>,
  droit: Droit,
): string | null {
  if (!couvre(par, [role], choisis)) return TROP
  if (!hasDroit(par, droit, choisis)) return PAS_LE_SIEN
  return role === 'Admin' && hasDroit([role], droit, choisis) ? GARDE : null
}

/** What is wrong with the new rights of a role, by part of the back office. */
export function fautesDroits({
  voulus,
  ...qui
}: ChangementDroits): Partial<Record<DomaineBackOffice, string>> {
  const actuels = droitsDuRole(qui.role, qui.choisis)
  const fautes: Partial<Record<DomaineBackOffice, string>> = {}
  for (const domaine of domainesBackOffice) {
    const [avant, apres] = [actuels[domaine], voulus[domaine] ?? []]
    const changes = tousDroits.filter(
      (droit) =>
        droit.domaine === domaine && avant.includes(droit.action) !== apres.includes(droit.action),
    )
    const refus = changes.map((droit) => refusDroit(qui, droit)).find((raison) => raison !== null)
    const faute = refus ?? (apres.length > 0 && !apres.includes('read') ? AVEUGLE : null)
    if (faute) fautes[domaine] = faute
  }
  return fautes
}
