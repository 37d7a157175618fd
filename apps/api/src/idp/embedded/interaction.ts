import type { FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import { isHttps } from '../../features/identity/index.ts'
import { library } from './library.ts'
import { providerCookies } from './provider.ts'
import type { Providers } from './providers.ts'

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>
/** A sign-in under way at the embedded provider. */
export type Current = { provider: Provider; interaction: Interaction }

/** Null when it has expired, was used, or belongs to another browser. */
export async function findCurrent(
  providers: Providers,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Current | null> {
  const embedded = await providers.of(request.client)
  if (!embedded) return null
  const { provider } = embedded
  try {
    const interaction = await provider.interactionDetails(request.raw, reply.raw)
    const { uid } = request.params as { uid: string }
    return interaction.uid === uid && interaction.prompt.name === 'login'
      ? { provider, interaction }
      : null
  } catch (error) {
    const { errors } = await library()
    if (error instanceof errors.SessionNotFound) return null
    throw error
  }
}

/** The provider decides where the browser goes next, and its session begins. */
export async function complete(
  current: Current,
  compteId: string,
  amr: string[],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  await leaveOtherAccount(current, compteId, request, reply)
  const { interaction } = current
  interaction.result = { login: { accountId: compteId, amr } }
  await interaction.persist()
  forgetInteractionCookies(request, reply)
  return interaction.returnTo
}

/**
 * Somebody else is signed in at the provider in this browser: that session ends, or the library
 * would ask about it on a page of its own.
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

/** They are useless now, and each sign-in would leave two behind. */
function forgetInteractionCookies(request: FastifyRequest, reply: FastifyReply): void {
  const { client, url } = request
  const name = providerCookies(client).interaction
  // The second step and the passkey stand one level further down.
  const path = new URL(url, client.adressePublique).pathname.replace(/\/(code|cle)$/, '')
  for (const cookie of [name, `${name}.sig`])
    reply.clearCookie(cookie, { path, httpOnly: true, sameSite: 'lax', secure: isHttps(client) })
}
