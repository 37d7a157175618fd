import {
  LOGIN_PATH,
  loginQuerySchema,
  SIGNED_IN_PATH,
  SIGNED_OUT_PATH,
} from '@espace-adherent/contract'
import { safeCallbackUrl, secondFacteurIntegre } from '@espace-adherent/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isCreationOuverte } from '../../features/portail/index.ts'
import { CALLBACK_PATH } from '../embedded/provider.ts'
import { frameOf } from '../frame.ts'
import { preparePages } from '../html-scope.ts'
import { originOf, publicOrigin } from '../origins.ts'
import { creation, type Lien, messagePage } from '../pages/message-page.ts'
import { textes } from '../pages/textes.ts'
import type { Arrival } from './arrival.ts'
import {
  type Exchange,
  ExchangeRefusedError,
  type Identite,
  ProviderUnavailableError,
} from './exchange.ts'
import type { Transactions } from './transactions.ts'

export type RelyingPartyDeps = {
  arrival: Arrival
  exchange: Exchange
  transactions: Transactions
  clock: () => Date
}

export async function registerRelyingParty(
  app: FastifyInstance,
  deps: RelyingPartyDeps,
): Promise<void> {
  const options = { config: { access: 'public' }, schema: { hide: true } } as const
  const login = {
    config: { access: 'public' },
    schema: {
      tags: [textes.api.etiquette],
      summary: textes.api.connexion,
      querystring: loginQuerySchema,
    },
  } as const
  await app.register(async (scope) => {
    preparePages(scope)
    scope.get(LOGIN_PATH, login, (request, reply) => begin(deps, request, reply))
    scope.post(LOGIN_PATH, login, (request, reply) => begin(deps, request, reply))
    scope.get(CALLBACK_PATH, options, (request, reply) => finish(deps, request, reply))
    scope.get(SIGNED_OUT_PATH, options, (request, reply) =>
      show(request, reply, 200, textes.deconnecte, {
        libelle: textes.deconnecte.reconnexion,
        href: LOGIN_PATH,
      }),
    )
  })
}

const one = (values: unknown, name: string) => {
  const value = (values as Record<string, unknown> | null)?.[name]
  return typeof value === 'string' ? value : undefined
}

async function begin(
  { exchange, transactions, clock }: RelyingPartyDeps,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { client } = request
  const asked = one(request.query, 'callbackUrl') ?? one(request.body, 'callbackUrl')
  const callbackUrl = safeCallbackUrl(asked)
  const origin = originOf(client, request.host)
  // Under an unknown host cookies would not come back: go to the public address first. Only once,
  // because a proxy may rewrite the host, and the public address then looks unknown too.
  if (origin === undefined && one(request.query, 'adresse') === undefined)
    return reply.redirect(publicLoginUrl(publicOrigin(client), callbackUrl), 303)
  try {
    const { url, transaction } = await exchange.begin(client, {
      origin: origin ?? publicOrigin(client),
      callbackUrl,
      now: clock(),
    })
    transactions.begin(request, reply, transaction)
    return reply.redirect(url.href, 303)
  } catch (error) {
    report(request, error)
    return show(request, reply, 503, textes.fournisseurAbsent)
  }
}

function publicLoginUrl(origin: string, callbackUrl: string | null): string {
  const url = new URL(LOGIN_PATH, origin)
  url.searchParams.set('adresse', 'publique')
  if (callbackUrl !== null) url.searchParams.set('callbackUrl', callbackUrl)
  return url.href
}

async function finish(deps: RelyingPartyDeps, request: FastifyRequest, reply: FastifyReply) {
  const { client } = request
  const transaction = deps.transactions.take(request, reply, one(request.query, 'state') ?? '')
  if (!transaction) {
    // The back button after a sign-in leads here: there is nothing to start again.
    if (await request.visiteur()) return reply.redirect(SIGNED_IN_PATH, 303)
    return show(request, reply, 400, textes.transactionPerdue)
  }
  let identite: Identite
  try {
    const search = request.url.slice(request.url.indexOf('?'))
    identite = await deps.exchange.finish(client, transaction, search)
  } catch (error) {
    report(request, error)
    return error instanceof ProviderUnavailableError
      ? show(request, reply, 503, textes.fournisseurAbsent)
      : show(request, reply, 400, textes.refusDuFournisseur)
  }
  const { callbackUrl, origin } = transaction
  if (!client.fournisseurExterne) {
    const { sujet: compteId, prouveLe, amr } = identite
    const secondFacteur = secondFacteurIntegre(amr)
    const session = { compteId, prouveLe, idToken: null, secondFacteur, callbackUrl }
    return reply.redirect(await deps.arrival.open(request, reply, session), 303)
  }
  const arrived = await deps.arrival.receive(request, reply, identite, callbackUrl)
  if (arrived.etat === 'inconnu') return showUnknown(deps, request, reply, origin, identite)
  if (arrived.etat === 'refuse') return show(request, reply, arrived.status, arrived.message)
  return reply.redirect(arrived.url, 303)
}

/** Known to the provider, not to the portal: the way out is another identity. */
async function showUnknown(
  { exchange }: RelyingPartyDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  origin: string,
  { idToken }: Identite,
) {
  const logout = await exchange.logoutUrl(request.client, origin, idToken).catch(() => null)
  return show(request, reply, 403, textes.inconnu, {
    libelle: textes.inconnu.deconnexion,
    href: logout?.href ?? SIGNED_OUT_PATH,
  })
}

function show(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  { titre, texte }: { titre: string; texte: string },
  action?: Lien,
) {
  // There the home screen is the provider's page, which may not say how to get a space.
  const { client, hostname } = request
  const autre =
    client.fournisseurExterne && isCreationOuverte(client, hostname) ? creation : undefined
  return reply
    .status(status)
    .html(messagePage({ ...frameOf(request, reply), titre, texte, action, autre }))
}

/** What went wrong, for the operator; never a code, a token or a person. */
function report(request: FastifyRequest, error: unknown): void {
  if (!(error instanceof ProviderUnavailableError || error instanceof ExchangeRefusedError))
    throw error
  const cause = error.cause as { name?: string; code?: string; error?: string } | undefined
  request.log.warn(
    {
      reqId: request.id,
      client: request.client.code,
      reason: error.message,
      type: cause?.name,
      code: cause?.error ?? cause?.code,
    },
    'sign-in refused',
  )
}
