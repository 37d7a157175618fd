import { boiteDe } from '../identite/email.ts'
import { isMemeNom } from '../identite/nom.ts'
import { hasDroit } from './droit.ts'
import {
  type DomaineBackOffice,
  type Droit,
  type DroitsChoisis,
  type DroitsDuRole,
  domainesBackOffice,
  droitsDuRole,
  hasPortee,
  isRole,
  isVerbe,
  type PorteesDuRole,
  porteeDuDroit,
  porteesDuRole,
  tousDroits,
} from './droits.ts'
import { isBackOffice, isRolePropre, type Portee, type Role } from './roles.ts'

/**
 * Who may give what. Nobody gives or takes more than they have: roles, rights of roles and gestures
 * on accounts all ask here. `choisis`: the client's own rights by role.
 */
const couvre = (
  par: readonly Role[],
  ceux: readonly Role[],
  choisis: DroitsChoisis | null | undefined,
): boolean =>
  tousDroits.every((droit) => {
    const leur = porteeDuDroit(ceux, droit, choisis)
    const sienne = porteeDuDroit(par, droit, choisis)
    return leur === null || (sienne !== null && contient(sienne, leur))
  })

const contient = (grande: Portee, petite: Portee) => grande === 'Both' || grande === petite

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
  isRole(role, choisis) &&
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
  // What was archived since is only taken.
  if (!apres.every((role) => avant.includes(role) || isRole(role, choisis))) return 'inconnu'
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

/** What a role may do, and on whose files. */
export type Reglage = { droits: DroitsDuRole; portees: PorteesDuRole }

export const reglageDe = (role: Role, choisis?: DroitsChoisis | null): Reglage => ({
  droits: droitsDuRole(role, choisis),
  portees: porteesDuRole(role, choisis),
})

type ChangementDroits = {
  role: Role
  voulu: Reglage
  par: readonly Role[]
  choisis: DroitsChoisis | null | undefined
}

const FOURNI = 'Un rôle fourni ne se modifie pas\u00a0: copiez-le, puis modifiez la copie'
const LE_SIEN = 'Vous avez vous-même ce rôle\u00a0: un collègue qui ne l’a pas peut le modifier'
const TROP =
  'Ce rôle a des droits que vous n’avez pas\u00a0: demandez à un administrateur digital de le modifier'
const PAS_LE_SIEN = 'Vous ne pouvez donner ou retirer que des droits que vous avez vous-même'
const AVEUGLE = 'Sans la visualisation, les autres droits ne servent à rien'
const NULLE_PART = 'Ce droit n’existe pas ici'

/**
 * Why somebody may change nothing of a role; null: they may. Whoever changes it must have all of its
 * rights and not the role itself, so that nobody raises a role of their own.
 */
export function refusRole({ role, par, choisis }: Omit<ChangementDroits, 'voulu'>): string | null {
  if (!isRolePropre(role) || !isRole(role, choisis)) return FOURNI
  if (par.includes(role)) return LE_SIEN
  return couvre(par, [role], choisis) ? null : TROP
}

/** Why somebody may not give that right to a role or take it away; null: they may. */
export function refusDroit(qui: Omit<ChangementDroits, 'voulu'>, droit: Droit): string | null {
  const refus = refusRole(qui)
  if (refus) return refus
  if (!isVerbe(droit)) return NULLE_PART
  return hasDroit(qui.par, droit, qui.choisis) ? null : PAS_LE_SIEN
}

/** What is wrong with the new rights of a role, by part of the back office. */
export function fautesDroits({
  voulu,
  ...qui
}: ChangementDroits): Partial<Record<DomaineBackOffice, string>> {
  const actuel = reglageDe(qui.role, qui.choisis)
  const fautes: Partial<Record<DomaineBackOffice, string>> = {}
  for (const domaine of domainesBackOffice) {
    const [avant, apres] = [actuel.droits[domaine], voulu.droits[domaine] ?? []]
    const changes = tousDroits.filter(
      (droit) =>
        droit.domaine === domaine && avant.includes(droit.action) !== apres.includes(droit.action),
    )
    const refus = changes.map((droit) => refusDroit(qui, droit)).find((raison) => raison !== null)
    const faute = refus ?? fautePortee(qui, domaine, actuel, voulu) ?? fauteVue(apres)
    if (faute) fautes[domaine] = faute
  }
  return fautes
}

const fauteVue = (actions: readonly string[]) =>
  actions.length > 0 && !actions.includes('read') ? AVEUGLE : null

function fautePortee(
  qui: Omit<ChangementDroits, 'voulu'>,
  domaine: DomaineBackOffice,
  actuel: Reglage,
  voulu: Reglage,
): string | null {
  if (!hasPortee(domaine)) return null
  const portee = voulu.portees[domaine]
  const isChange = portee !== actuel.portees[domaine]
  const given = tousDroits.filter(
    (droit) => droit.domaine === domaine && voulu.droits[domaine].includes(droit.action),
  )
  // A right may be theirs on one side only, whether it is new to the role or was there.
  const isTrop = given.some((droit) => {
    const sienne = porteeDuDroit(qui.par, droit, qui.choisis)
    return sienne === null || !contient(sienne, portee)
  })
  if (isChange) return refusRole(qui) ?? (isTrop ? PAS_LE_SIEN : null)
  const isRight = actuel.droits[domaine].join() !== voulu.droits[domaine].join()
  return isRight && isTrop ? PAS_LE_SIEN : null
}

/**
 * Splits a change of rights: what one may write alone (`seul`), which only takes away, and whether
 * something is left that opens more to whoever has the role, which takes a second person.
 */
export function splitReglage(avant: Reglage, voulu: Reglage): { seul: Reglage; isADeux: boolean } {
  const droits = Object.fromEntries(
    domainesBackOffice.map((domaine) => [
      domaine,
      avant.droits[domaine].filter((action) => voulu.droits[domaine].includes(action)),
    ]),
  ) as unknown as DroitsDuRole
  const [ancienne, nouvelle] = [avant.portees.demandes, voulu.portees.demandes]
  // Nobody sees what they do not read: where nothing is read, a side opens nothing.
  const isAlone = contient(ancienne, nouvelle) || !voulu.droits.demandes.includes('read')
  const seul = { droits, portees: { demandes: isAlone ? nouvelle : ancienne } }
  return { seul, isADeux: !isMemeReglage(seul, voulu) }
}

/** Which actions, in whichever order they were ticked. */
export const isMemeReglage = (un: Reglage, autre: Reglage): boolean =>
  changesDe(un, autre).length === 0

/** The parts in which two of them differ. */
export const changesDe = (un: Reglage, autre: Reglage): DomaineBackOffice[] =>
  domainesBackOffice.filter(
    (domaine) =>
      un.droits[domaine].toSorted().join() !== autre.droits[domaine].toSorted().join() ||
      (hasPortee(domaine) && un.portees[domaine] !== autre.portees[domaine]),
  )

/** Parts whose writing decides who gets in: a role of the insurer's that has one is given as administrators are. */
const quiFontEntrer: readonly DomaineBackOffice[] = ['clients', 'utilisateurs', 'roles']

export const faitEntrer = (role: Role, choisis: DroitsChoisis | null | undefined): boolean =>
  isRolePropre(role) &&
  quiFontEntrer.some((domaine) =>
    droitsDuRole(role, choisis)[domaine].some((action) => action !== 'read'),
  )
