import type { IncomingMessage } from 'node:http'
import {
  HEADER_IDEMPOTENCY_KEY,
  HEADER_NUM_CONTRAT,
  HEADER_SECURITY_CODE,
  HEADER_VUE,
  isRouteDeleguee,
  NOTIFICATIONS_FLUX_PATH,
  reseauImageUrl,
} from '@espace-adherent/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Client } from '../features/client.ts'
import type {
  ConnecteContext,
  Contexts,
  ContratContext,
  RequestContext,
} from '../features/context.ts'
import { perimetreDe } from '../features/perimetre.ts'
import type { Appel, Cles, Machine } from '../features/systeme/index.ts'
import type { Visiteur } from '../features/visiteur.ts'
import type { Sealer } from '../platform/crypto/index.ts'
import type { Executor } from '../platform/db/index.ts'
import { AppError } from '../platform/http/index.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The insurer whose address was called. */
    client: Client
    /** Whoever is signed in; the session is looked up once per request, and only if asked for. */
    visiteur(): Promise<Visiteur | null>
    visiteurTrouve: Promise<Visiteur | null> | null
    /** The signed-in visitor, for routes that only they may call. */
    connecte(): Promise<Visiteur>
    /** The account that holds the session, whoever's space it shows. */
    porteurId(): Promise<string | null>
    /** The insurer's management system, by the key that it brings; whoever brings none is refused. */
    machine(): Promise<Machine>
    machineTrouvee: Promise<Machine> | null
  }
}

export type RequestContextDeps = {
  db: Executor
  /** The insurer whose address was called; null only before the first one exists. */
  clientOf(request: IncomingMessage): Client | undefined
  findVisiteur(request: FastifyRequest): Promise<Visiteur | null>
  cles: Pick<Cles, 'recognise'>
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
  const find = (request: FastifyRequest) => {
    request.visiteurTrouve ??= deps.findVisiteur(request)
    return request.visiteurTrouve
  }
  app.decorateRequest('visiteur', async function visiteur() {
    const visiteur = await find(this)
    // Open routes ask at most whether somebody is signed in.
    if (this.routeOptions.config.access !== 'public') requireOuvert(this, visiteur)
    return visiteur
  })
  app.decorateRequest('connecte', async function connecte() {
    const visiteur = await find(this)
    if (!visiteur) throw new AppError('Unauthorized')
    requireOuvert(this, visiteur)
    return visiteur
  })
  app.decorateRequest('machineTrouvee', null)
  app.decorateRequest('machine', function machine() {
    this.machineTrouvee ??= deps.cles.recognise(appelDe(this))
    return this.machineTrouvee
  })
  app.decorateRequest('porteurId', async function porteurId() {
    const visiteur = await find(this)
    return visiteur && (visiteur.delegation?.mandataireId ?? visiteur.compteId)
  })
}

/**
 * Lets somebody who looks at a relative's space read what was opened to them, and nothing else.
 * Every route that learns who calls passes here, so that a forgotten one is closed.
 */
function requireOuvert(request: FastifyRequest, visiteur: Visiteur | null): void {
  if (!visiteur?.delegation) return
  const { method, url = '', config } = request.routeOptions
  const isRead = request.method === 'GET'
  if (isRead && (config.access === 'visiteur' || url === USER_URL)) return
  const route = { method: typeof method === 'string' ? method : request.method, url }
  if (!isRouteDeleguee(route, visiteur.delegation.domaines)) throw new AppError('LectureSeule')
}

const USER_URL = '/api/identity/user'

/** Who calls with a key, from where. */
export const appelDe = ({ client, headers, ip }: FastifyRequest): Appel => ({
  clientCode: client.code,
  authorization: headers.authorization,
  ip,
})

function headerOf(request: FastifyRequest, name: string): string | null {
  const header = request.headers[name]
  return typeof header === 'string' && header !== '' ? header : null
}

/** The contract that the browser says it is looking at. */
export const claimedContrat = (request: FastifyRequest) => headerOf(request, HEADER_NUM_CONTRAT)

const COMPTE = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** What a browser asks for by itself: streams, and images. */
const sansEntete = new Set([NOTIFICATIONS_FLUX_PATH, `${reseauImageUrl('')}:id`])

/**
 * Whose portal the tab says it shows to staff; null: it is a tab like any other. What is no account is nobody's portal,
 * and never its reader's own.
 */
export function claimedVue(request: FastifyRequest): string | null {
  const { vue } = request.query as { vue?: unknown }
  const isSansEntete = sansEntete.has(request.routeOptions.url ?? '')
  const claimed = request.headers[HEADER_VUE] ?? (isSansEntete ? vue : undefined)
  if (claimed === undefined) return null
  return typeof claimed === 'string' && COMPTE.test(claimed) ? claimed : ''
}

/**
 * Drawn by the browser. One that we could not keep is refused: dropping it would double requests.
 */
export function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = headerOf(request, HEADER_IDEMPOTENCY_KEY)
  if (key !== null && !/^[\w-]{8,100}$/.test(key))
    throw new AppError('BadRequest', 'La clé d’idempotence de la demande est incorrecte')
  return key
}

type Deps = Pick<RequestContextDeps, 'db' | 'clock'>
type SourcesDeps = Deps & { sealer: Sealer }

/** What sources receive: the guard has proven all of it. */
export function contextsOf(deps: SourcesDeps): {
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
      return { ...context, sealer: deps.sealer }
    },
  }
}

const isConnecte = (context: RequestContext): context is ConnecteContext =>
  context.visiteur !== null
const isInContrat = (context: ConnecteContext): context is Omit<ContratContext, 'sealer'> =>
  context.perimetre !== null

/** The claim is kept only when the contract is the caller's. */
export async function contextOf(
  request: FastifyRequest,
  { db, clock }: Deps,
): Promise<RequestContext> {
  const visiteur = await request.visiteur()
  const claimed = claimedContrat(request)
  const now = clock()
  const perimetre = visiteur && claimed !== null ? perimetreDe(visiteur, claimed, now) : null
  return {
    db: request.ecriture?.db ?? db,
    client: request.client,
    visiteur,
    numeroContrat: perimetre?.numeroContrat ?? null,
    perimetre,
    securityCode: headerOf(request, HEADER_SECURITY_CODE),
    idempotencyKey: idempotencyKeyOf(request),
    now,
  }
}
