import type { Droit, Portee, PorteeMachine } from '@espace-adherent/domain'

/**
 * Who may call. `public`: anybody, and who they are changes nothing. `visiteur`: anybody, and the
 * source is told who is signed in. `connecte`: anybody signed in. `membre`: somebody with a
 * contract role. A right opens the back office. A route without one of these stops the boot.
 */
export type Access = 'public' | 'visiteur' | 'connecte' | 'membre' | AccesPersonnel

/**
 * Where a role may stop at some members, a route is closed to it, unless the route says that it holds
 * that limit itself (`isDansPortee`).
 */
export type AccesPersonnel = { backoffice: Droit; isDansPortee?: true }

/** The insurer's management system, with a key that was given for this; it is nobody who signs in. */
export type AccesMachine = { machine: PorteeMachine }

/** With `contrat`, the current contract of the request is needed and its ownership checked. */
export type Scope = 'contrat' | 'compte'

/** What can be done with a resource. */
export const verbs = [
  'list',
  'export',
  'print',
  'visionneuse',
  'form',
  'vel',
  'update',
  'create',
  'delete',
  'publish',
  'restore',
] as const
export type Verb = (typeof verbs)[number]

/** Who may do one thing with a resource, and under what conditions. */
export type Rights<A extends Access = Access> = {
  access: A
  /** With scope `contrat`: whether its adherent, its beneficiaries or both may call. */
  portee: Portee
  /** Feature (or comma-separated features) without which the verb is refused. */
  feature?: string
}

/** The verbs of a resource, each with its own rights. */
export type Can = { readonly [V in Verb]?: Rights }

/** Staff work on what is not theirs, so no contract of their own is asked for. */
export const isBackOfficeAccess = (access: Access | AccesMachine): access is AccesPersonnel =>
  typeof access === 'object' && 'backoffice' in access

export const isMachineAccess = (access: Access | AccesMachine): access is AccesMachine =>
  typeof access === 'object' && 'machine' in access
