import type { DomaineDelegation } from '@espace-adherent/domain/delegation'
import {
  type Fonctionnalites,
  isFonctionnaliteVisible,
} from '@espace-adherent/domain/fonctionnalites'
import {
  type Droit,
  type DroitsChoisis,
  hasDroit,
  isBackOffice,
  isDansPortee,
  isMembre,
  type Portee,
  type Qualite,
  type Role,
} from '@espace-adherent/domain/roles'

/** Who may enter a route; all conditions must hold. */
export type Guard = {
  /** `required`: signed in; `none`: visitors only, others are led on. */
  session?: 'required' | 'none'
  role?: 'membre' | 'backoffice'
  /** A member's screen that staff may preview: it needs no contract. */
  apercu?: true
  /** A right of the back office. */
  droit?: Droit
  /** Whether the adherent of the current contract, its beneficiaries or both may enter. */
  portee?: Portee
  /** Open to relatives: to all, or with that area. Without it they may not enter. */
  delegation?: DomaineDelegation | 'toujours'
  /** Feature, or comma-separated features of which any suffices. */
  feature?: string
  /** Refused at an address where no account may be created. */
  unrestrictedAddress?: boolean
  /** The route belongs to the embedded provider; with an external one it has no meaning. */
  embeddedProviderOnly?: boolean
  /** Where a person who is refused goes; without it, home with a message. */
  redirectUrl?: string
}

export type Visitor =
  | { etat: 'inconnue' | 'visiteur' | 'injoignable' }
  | {
      etat: 'connecte'
      user: {
        roles: readonly Role[]
        droits?: DroitsChoisis | undefined
        delegation?: { domaines: readonly DomaineDelegation[] } | null
      }
    }

export type Circumstances = {
  visitor: Visitor
  numeroContrat: string | null
  /** How the visitor stands in the current contract; null until its contracts are read. */
  qualite: Qualite | null
  /** Null while they are being read. */
  fonctionnalites: Fonctionnalites | null
  isUrlRestreinte: boolean
  oidcExternalProvider: boolean
  /** The portal is being previewed. */
  isApercu: boolean
}

export type Decision =
  | { type: 'enter' }
  /** The session or the features are still unknown. */
  | { type: 'wait' }
  | { type: 'sign-in' }
  | { type: 'already-signed-in' }
  | { type: 'refuse'; redirectUrl: string | null }
  /** Whether somebody is signed in could not be asked. */
  | { type: 'unreachable' }

export const needsSession = (guard: Guard) =>
  guard.session === 'required' || guard.role !== undefined

export function decide(guard: Guard, circumstances: Circumstances): Decision {
  const { visitor } = circumstances
  if (needsSession(guard) || guard.session === 'none') {
    if (visitor.etat === 'inconnue') return { type: 'wait' }
    if (needsSession(guard) && visitor.etat === 'injoignable') return { type: 'unreachable' }
    if (needsSession(guard) && visitor.etat === 'visiteur') return { type: 'sign-in' }
    if (guard.session === 'none' && visitor.etat === 'connecte')
      return { type: 'already-signed-in' }
  }
  if (guard.feature !== undefined && circumstances.fonctionnalites === null) return { type: 'wait' }
  // An external provider has its own login screen: signing in is going there.
  if (guard.session === 'none' && guard.embeddedProviderOnly && circumstances.oidcExternalProvider)
    return { type: 'sign-in' }
  return isAllowed(guard, circumstances)
    ? { type: 'enter' }
    : { type: 'refuse', redirectUrl: guard.redirectUrl ?? null }
}

/** Whether a relative may enter; what everybody may enter is open to them too. */
export const isDelegue = (guard: Guard, domaines: readonly DomaineDelegation[]): boolean =>
  !needsSession(guard) ||
  guard.delegation === 'toujours' ||
  (guard.delegation !== undefined && domaines.includes(guard.delegation))

function isAllowed(guard: Guard, circumstances: Circumstances): boolean {
  const { visitor, numeroContrat, qualite, fonctionnalites } = circumstances
  const roles = visitor.etat === 'connecte' ? visitor.user.roles : []
  const delegation = visitor.etat === 'connecte' ? visitor.user.delegation : null
  if (delegation && !isDelegue(guard, delegation.domaines)) return false
  const isPreviewed = guard.apercu && circumstances.isApercu && isBackOffice(roles)
  if (guard.role === 'membre' && !isMembre(roles) && !isPreviewed) return false
  if (guard.role === 'backoffice' && !isBackOffice(roles)) return false
  const droits = visitor.etat === 'connecte' ? visitor.user.droits : undefined
  if (guard.droit && !hasDroit(roles, guard.droit, droits)) return false
  // The shell of the member area draws no screen before contracts are known, and then decides.
  if (guard.portee && qualite && !isDansPortee(guard.portee, qualite)) return false
  if (guard.embeddedProviderOnly && circumstances.oidcExternalProvider) return false
  if (guard.unrestrictedAddress && circumstances.isUrlRestreinte) return false
  if (guard.feature === undefined || fonctionnalites === null) return true
  const demandeur =
    visitor.etat === 'connecte'
      ? { connecte: true as const, numeroContrat }
      : { connecte: false as const }
  return isFonctionnaliteVisible(fonctionnalites, guard.feature, demandeur)
}
