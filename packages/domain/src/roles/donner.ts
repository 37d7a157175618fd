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
 * Who may give what: nobody gives, or takes, more than they have. Roles, rights of roles and gestures on accounts all ask
 * here. `choisis` is what the client has decided of its roles.
 */
const couvre = (
  par: readonly Role[],
  ceux: readonly Role[],
  choisis: DroitsChoisis | null | undefined,
): boolean =>
  tousDroits.every((droit) => !hasDroit(ceux, droit, choisis) || hasDroit(par, droit, choisis))

/**
 * Whether somebody may give that role, or take it away. Medical reading is no right of the table: administrators do not have
 * it themselves, and they alone give it.
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

/** Whether somebody may lock, let in again or reset an account: not one that may do more than they may. */
export const canAgirSur = (
  par: readonly Role[],
  cible: readonly Role[],
  choisis: DroitsChoisis | null | undefined,
): boolean =>
  isBackOffice(par) && cible.every((role) => !isBackOffice([role]) || canDonner(par, role, choisis))

/** Why roles may not become others. */
export type RefusRoles = 'soi' | 'inconnu' | 'double' | 'membre' | 'medical' | 'trop'

type ChangementRoles = {
  par: readonly Role[]
  /** None of an account that is being made. */
  avant: readonly Role[]
  apres: readonly Role[]
  choisis: DroitsChoisis | null | undefined
  /** The account is their own, or another one of theirs. */
  isSoi: boolean
}

/** Null: they may. */
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
  // Whatever is changed of somebody who may do more is not theirs to change.
  const isPermis =
    canAgirSur(par, avant, choisis) && changes.every((role) => canDonner(par, role, choisis))
  return isPermis ? null : 'trop'
}

/** Two accounts of one person, as far as what is written on them tells: one mailbox, or one name. */
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
 * Why somebody may not give that right to a role, or take it from one that has it; null: they may. What is given is what
 * whoever gives has: nobody raises a role of their own, and what administrators lost nobody could give them back.
 */
export function refusDroit(
  { role, par, choisis }: Omit<ChangementDroits, 'voulus'>,
  droit: Droit,
): string | null {
  if (!couvre(par, [role], choisis)) return TROP
  if (!hasDroit(par, droit, choisis)) return PAS_LE_SIEN
  return role === 'Admin' && hasDroit([role], droit, choisis) ? GARDE : null
}

/** What is wrong with the rights that a role would have, by the part where it is to be mended. */
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
