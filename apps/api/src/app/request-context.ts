import type { IncomingMessage } from 'node:http'
import {
  HEADER_IDEMPOTENCY_KEY,
  HEADER_NUM_CONTRAT,
  HEADER_SECURITY_CODE,
} from '@espace-adherent/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type {
  ConnecteContext,
  Contexts,
  ContratContext,
  Perimetre,
  RequestContext,
} from '../features/context.ts'
import type { Visiteur } from '../features/identity/index.ts'
import type { Client } from '../features/portail/index.ts'
import type { Executor } from '../platform/db/index.ts'
import { AppError } from '../platform/http/index.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The insurer whose address was called. */
    client: Client
    /** Whoever is signed in; the session is looked up once per request, and only if asked for. */
    visiteur(): Promise<Visiteur | null>
    visiteurTrouve: Promise<Visiteur | null> | null
    /** Whoever is signed in, where only they may call: nobody else passes. */
    connecte(): Promise<Visiteur>
  }
}

export type RequestContextDeps = {
  db: Executor
  /** The insurer whose address was called; none, only before the first one exists. */
  clientOf(request: IncomingMessage): Client | undefined
  findVisiteur(request: FastifyRequest): Promise<Visiteur | null>
  clock: () => Date
}

export function registerRequestContext(app: FastifyInstance, deps: RequestContextDeps): void {
  app.decorateRequest('client', {
    getter() {
      const client = deps.clientOf(this.raw)
      if (!client) throw new AppError('ServiceUnavailable')
      return client
    },
  })
  app.decorateRequest('visiteurTrouve', null)
  app.decorateRequest('visiteur', function visiteur() {
    this.visiteurTrouve ??= deps.findVisiteur(this)
    return this.visiteurTrouve
  })
  app.decorateRequest('connecte', async function connecte() {
    const visiteur = await this.visiteur()
    if (!visiteur) throw new AppError('Unauthorized')
    return visiteur
  })
}

function headerOf(request: FastifyRequest, name: string): string | null {
  const header = request.headers[name]
  return typeof header === 'string' && header !== '' ? header : null
}

/** The contract that the browser says it is looking at. */
export const claimedContrat = (request: FastifyRequest) => headerOf(request, HEADER_NUM_CONTRAT)

/** Drawn by the browser; one that we could not keep is refused, for dropping it would double requests. */
function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = headerOf(request, HEADER_IDEMPOTENCY_KEY)
  if (key !== null && !/^[\w-]{8,100}$/.test(key))
    throw new AppError('BadRequest', 'La clé d’idempotence de la demande est incorrecte')
  return key
}

function perimetreOf(visiteur: Visiteur | null, numeroContrat: string | null): Perimetre | null {
  if (!visiteur?.personneId || numeroContrat === null) return null
  const { personneId, qualites } = visiteur
  const qualite = Object.hasOwn(qualites, numeroContrat) ? qualites[numeroContrat] : undefined
  return qualite ? { numeroContrat, qualite, personneId } : null
}

type Deps = Pick<RequestContextDeps, 'db' | 'clock'>

/** What sources receive: the guard has let only those through of whom this is true. */
export function contextsOf(deps: Deps): {
  [C in keyof Contexts]: (
    request: FastifyRequest,
  ) => C extends 'public' ? Contexts[C] : Promise<Contexts[C]>
} {
  const visiteur = (request: FastifyRequest) => contextOf(request, deps)
  const connecte = async (request: FastifyRequest) => {
    const context = await visiteur(request)
    if (!isConnecte(context)) throw new Error(`${request.routeOptions.url} let a stranger in`)
    return context
  }
  return {
    public: (request) => ({
      db: deps.db,
      client: request.client,
      securityCode: null,
      idempotencyKey: null,
      now: deps.clock(),
    }),
    visiteur,
    connecte,
    membre: connecte,
    backoffice: connecte,
    contrat: async (request) => {
      const context = await connecte(request)
      if (!isInContrat(context)) throw new Error(`${request.routeOptions.url} let no contract in`)
      return context
    },
  }
}

const isConnecte = (context: RequestContext): context is ConnecteContext =>
  context.visiteur !== null
const isInContrat = (context: ConnecteContext): context is ContratContext =>
  context.perimetre !== null

/** The claim is kept only when the contract is the caller's own. */
export async function contextOf(
  request: FastifyRequest,
  { db, clock }: Deps,
): Promise<RequestContext> {
  const visiteur = await request.visiteur()
  const perimetre = perimetreOf(visiteur, claimedContrat(request))
  return {
    db,
    client: request.client,
    visiteur,
    numeroContrat: perimetre?.numeroContrat ?? null,
    perimetre,
    securityCode: headerOf(request, HEADER_SECURITY_CODE),
    idempotencyKey: idempotencyKeyOf(request),
    now: clock(),
  }
}
