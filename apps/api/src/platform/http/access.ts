import {
  type AccesMachine,
  type Access,
  isBackOfficeAccess,
  isMachineAccess,
} from '@espace-adherent/contract/resources'
import { type DroitsChoisis, isMembre, porteeDuDroit, type Role } from '@espace-adherent/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { AppError } from './app-error.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call this route. */
    access?: Access | AccesMachine
    /** Feature (or comma-separated features) that must be visible to the caller. */
    feature?: string
    /** Open pages call it by themselves: it is no sign that the person is there. */
    isPassive?: boolean
    /** `protocol`: the route is called by machines, whose protocol protects it by itself. */
    antiForgery?: 'protocol'
  }
}

/** What the guard must know of a caller; the application finds it. */
export type Caller = { roles: readonly Role[] }

export type AccessRules<C extends Caller> = {
  findCaller(request: FastifyRequest): Promise<C | null>
  /** The client's own choice of rights by role, where it made one. */
  droitsOf(request: FastifyRequest): DroitsChoisis | null
  /**
   * Whether what the route is about belongs to the caller; it may say that there is no such thing.
   */
  isTheirs(request: FastifyRequest, caller: C): Promise<boolean>
  isFeatureVisible(request: FastifyRequest, feature: string): Promise<boolean>
  /** Refuses whoever calls without a key for this. */
  requireMachine(request: FastifyRequest, access: AccesMachine, reply: FastifyReply): Promise<void>
  /** Somebody who is signed in called what is not for them. */
  onForbidden(request: FastifyRequest): Promise<void>
  /** Staff read what only staff may read. */
  onStaffRead(request: FastifyRequest): Promise<void>
}

/** Every route declares its access, or the boot stops; the guard then holds what was declared. */
export function registerAccess<C extends Caller>(
  app: FastifyInstance,
  rules: AccessRules<C>,
): void {
  // Checked once all routes are there: a library's routes get their access from the scope that
  // mounts it.
  const declared: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    declared.push(route)
  })
  app.addHook('onReady', async () => {
    for (const { method, url, config } of declared)
      if (!config?.access) throw new Error(`${method} ${url} declares no access (config.access)`)
  })
  app.addHook('onRequest', (request, reply, done) => {
    const { access, feature } = request.routeOptions.config
    // Only the not-found handler declares nothing. No promise where there is nothing to look up.
    if (access === undefined || (isOpen(access) && !feature)) return done()
    check(request, reply, access, rules).then(() => done(), done)
  })
}

async function check<C extends Caller>(
  request: FastifyRequest,
  reply: FastifyReply,
  access: Access | AccesMachine,
  rules: AccessRules<C>,
): Promise<void> {
  // No session opens what is a machine's, and no key anything else.
  if (isMachineAccess(access)) return rules.requireMachine(request, access, reply)
  const { feature, isPassive } = request.routeOptions.config
  const forbid = async (): Promise<never> => {
    if (!isOpen(access)) await rules.onForbidden(request)
    throw new AppError('Forbidden')
  }
  if (!isOpen(access)) {
    const caller = await rules.findCaller(request)
    if (!caller) throw new AppError('Unauthorized')
    if (!isAllowed(access, caller.roles, rules.droitsOf(request))) await forbid()
    if (!(await rules.isTheirs(request, caller))) await forbid()
  }
  if (feature && !(await rules.isFeatureVisible(request, feature))) await forbid()
  // What a page reads by itself does not show what its reader looked at.
  if (isBackOfficeAccess(access) && request.method === 'GET' && !isPassive)
    await rules.onStaffRead(request)
}

/** Anybody may call, whether or not the source is told who they are. */
const isOpen = (access: Access | AccesMachine) => access === 'public' || access === 'visiteur'

function isAllowed(access: Access, roles: readonly Role[], droits: DroitsChoisis | null): boolean {
  if (isOpen(access) || access === 'connecte') return true
  if (access === 'membre') return isMembre(roles)
  if (!isBackOfficeAccess(access)) return false
  const portee = porteeDuDroit(roles, access.backoffice, droits)
  return portee === 'Both' || (portee !== null && access.isDansPortee === true)
}
