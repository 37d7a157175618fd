import {
  type Access,
  isBackOfficeAccess,
  type Resource,
  type Scope,
  type Verb,
} from '@espace-adherent/contract/resources'

/**
 * What the guard has proven of the caller before a source is asked: nothing, maybe who they are,
 * that they are signed in, a member, a member of the current contract, or staff.
 */
export const circles = [
  'public',
  'visiteur',
  'connecte',
  'membre',
  'contrat',
  'backoffice',
] as const
export type Circle = (typeof circles)[number]

/** What the application tells a source of each circle. */
export type Told = { [C in Circle]: { now: Date } }

/** Staff have no contract of their own; what is open to all asks for none. */
export type CircleOf<A extends Access, S extends Scope> = A extends 'public' | 'visiteur'
  ? A
  : A extends 'connecte' | 'membre'
    ? S extends 'contrat'
      ? 'contrat'
      : A
    : 'backoffice'

export function circleOf(access: Access, scope: Scope): Circle {
  if (isBackOfficeAccess(access)) return 'backoffice'
  if (access === 'public' || access === 'visiteur') return access
  return scope === 'contrat' ? 'contrat' : access
}

/** The context that the source of a resource receives for a verb, or for any of several. */
export type Context<T extends Told, R extends Resource, V extends Verb> = {
  [Each in V & keyof R['can']]: T[CircleOf<NonNullable<R['can'][Each]>['access'], R['scope']>]
}[V & keyof R['can']]
