import { COOKIE_ANTI_FORGERY, catalogue, SIGNED_IN_PATH } from '@espace-adherent/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import { errors } from 'oidc-provider'
import { type Identity, isHttps } from '../../features/identity/index.ts'
import { frameOf } from '../frame.ts'
import { preparePages } from '../html-scope.ts'
import { type LoginErreur, loginPage, messagePage, textes } from '../pages/index.ts'
import { providerCookies } from './provider.ts'
import type { Providers } from './providers.ts'

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>
type Current = { provider: Provider; interaction: Interaction }

const statuses: Record<LoginErreur, number> = {
  incomplet: catalogue.BadRequest.status,
  refuse: catalogue.Unauthorized.status,
  verrouille: catalogue.AccountLocked.status,
}

/** The sign-in form of the embedded provider. Its cookie lives under this very path. */
export async function registerInteraction(
  app: FastifyInstance,
  { providers, identity }: { providers: Providers; identity: Identity },
): Promise<void> {
  const options = { config: { access: 'public' }, schema: { hide: true } } as const
  await app.register(async (scope) => {
    preparePages(scope)

    scope.get('/connexion/:uid', options, async (request, reply) => {
      const current = await findCurrent(providers, request, reply)
      return current ? showForm(request, reply, { userName: '' }) : showExpired(request, reply)
    })

    scope.post('/connexion/:uid', options, async (request, reply) => {
      const current = await findCurrent(providers, request, reply)
      if (!current) return showExpired(request, reply)
      const { userName, password } = readForm(request.body)
      if (userName === '' || password === '')
        return showForm(request, reply, { userName, erreur: 'incomplet' })
      const result = await identity.authenticate(request.client.code, {
        userName,
        motDePasse: password,
      })
      if (result.etat !== 'accepte')
        return showForm(request, reply, { userName, erreur: result.etat })
      await leaveOtherAccount(current, result.compteId, request, reply)
      const { interaction } = current
      interaction.result = { login: { accountId: result.compteId, amr: ['pwd'] } }
      await interaction.persist()
      forgetInteractionCookies(request, reply)
      return reply.redirect(interaction.returnTo, 303)
    })
  })
}

/** Null when it has expired, has already served, or belongs to another browser. */
async function findCurrent(
  providers: Providers,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Current | null> {
  const embedded = providers.of(request.client)
  if (!embedded) return null
  const { provider } = embedded
  try {
    const interaction = await provider.interactionDetails(request.raw, reply.raw)
    const { uid } = request.params as { uid: string }
    return interaction.uid === uid && interaction.prompt.name === 'login'
      ? { provider, interaction }
      : null
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return null
    throw error
  }
}

/**
 * Somebody else is signed in at the provider in this browser (another tab): that session ends, or
 * the library would ask about it on a page of its own.
 */
async function leaveOtherAccount(
  { provider, interaction }: Current,
  compteId: string,
  { raw }: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const session = await provider.Session.get(provider.createContext(raw, reply.raw) as never)
  if (session.accountId === undefined || session.accountId === compteId) return
  delete interaction.session
  await session.destroy()
}

/** They are of no use any more, and each sign-in would leave two behind. */
function forgetInteractionCookies(request: FastifyRequest, reply: FastifyReply): void {
  const { client, url } = request
  const name = providerCookies(client).interaction
  const path = new URL(url, client.adressePublique).pathname
  for (const cookie of [name, `${name}.sig`])
    reply.clearCookie(cookie, { path, httpOnly: true, sameSite: 'lax', secure: isHttps(client) })
}

function readForm(body: unknown): { userName: string; password: string } {
  const { userName, password } = (body ?? {}) as Record<string, unknown>
  return {
    userName: typeof userName === 'string' ? userName.trim() : '',
    password: typeof password === 'string' ? password : '',
  }
}

function showForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { userName, erreur }: { userName: string; erreur?: LoginErreur },
) {
  const page = loginPage({
    ...frameOf(request, reply),
    antiForgeryToken: request.cookies[COOKIE_ANTI_FORGERY] ?? '',
    userName,
    erreur,
  })
  return reply.status(erreur ? statuses[erreur] : 200).html(page)
}

async function showExpired(request: FastifyRequest, reply: FastifyReply) {
  // The back button after a sign-in leads here: there is nothing to start again.
  if (await request.visiteur()) return reply.redirect(SIGNED_IN_PATH, 303)
  return reply
    .status(410)
    .html(messagePage({ ...frameOf(request, reply), ...textes.interactionExpiree }))
}
