import { SIGNED_OUT_PATH } from '@espace-adherent/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import { errors } from 'oidc-provider'
import { escapeHtml } from '../../src/features/portail/index.ts'
import { type DemoAccount, findDemoAccount, subjectOf } from './accounts.ts'
import { demoCodeForm, demoLoginForm, sendDemoPage } from './page.ts'
import { ACR_DEUX_FACTEURS, END_SESSION_PATH, SESSION_COOKIE } from './provider.ts'
import { textes } from './textes.ts'

export type DemoRoutesDeps = {
  provider: Provider
  accounts: readonly DemoAccount[]
  /** Names of the portals, by the client id that they use here. */
  libelles: ReadonlyMap<string, string>
  /** Where a sign-in may end. */
  origins: readonly string[]
  /** Whether somebody may create a space at that portal, by that host. */
  mayRegister(clientId: string, host: string): boolean
}

export function registerDemoRoutes(app: FastifyInstance, deps: DemoRoutesDeps): void {
  const { provider, accounts } = deps

  app.get('/connexion/:uid', async (request, reply) => {
    const asked = await findAsked(deps, request, reply)
    if (!asked) return expired(deps, request, reply)
    return asked.attente ? codeForm(deps, reply, asked, false) : form(deps, reply, asked)
  })

  app.post('/connexion/:uid', async (request, reply) => {
    const asked = await findAsked(deps, request, reply)
    if (!asked) return expired(deps, request, reply)
    const { email = '', password = '' } = (request.body ?? {}) as Record<string, string>
    const account = findDemoAccount(accounts, email, password)
    if (!account) return form(deps, reply, asked, email)
    if (account.code === undefined) return finish(request, reply, asked, account, ['pwd'])
    // Without a `login` in it, this result is no sign-in at all.
    asked.interaction.result = { attente: account.email }
    await asked.interaction.persist()
    return reply.redirect(`/connexion/${asked.interaction.uid}`, 303)
  })

  /** A second factor, which one may go without: the portal then asks for its own. */
  app.post('/connexion/:uid/code', async (request, reply) => {
    const asked = await findAsked(deps, request, reply)
    const { attente } = asked ?? {}
    if (!asked || !attente) return expired(deps, request, reply)
    const { code = '', sans } = (request.body ?? {}) as Record<string, string | undefined>
    if (sans !== undefined) return finish(request, reply, asked, attente, ['pwd'])
    if (code.replaceAll(/\s/g, '') !== attente.code) return codeForm(deps, reply, asked, true)
    return finish(request, reply, asked, attente, ['pwd', 'otp'])
  })

  async function finish(
    request: FastifyRequest,
    reply: FastifyReply,
    { portal }: { portal: URL },
    account: DemoAccount,
    proven: string[],
  ) {
    remember(reply, portal)
    const { amr = proven, acr = proven.length > 1 ? ACR_DEUX_FACTEURS : undefined } = account
    const next = await provider.interactionResult(request.raw, reply.raw, {
      login: { accountId: subjectOf(account), amr: amr as string[], ...(acr && { acr }) },
    })
    return reply.redirect(next, 303)
  }

  /** Leaves at once, without the question that the library would ask in English. */
  app.get(END_SESSION_PATH, async (request, reply) => {
    const query = request.query as Record<string, string | undefined>
    const session = await provider.Session.get(
      provider.createContext(request.raw, reply.raw) as never,
    )
    if (await isAskedByPortal(provider, query)) await session.destroy()
    else return expired(deps, request, reply)
    reply.header('set-cookie', `${SESSION_COOKIE}=; path=/; max-age=0`)
    const { post_logout_redirect_uri: next } = query
    if (next && deps.origins.some((origin) => next === `${origin}${SIGNED_OUT_PATH}`))
      return reply.redirect(next, 303)
    const { titre, texte } = textes.deconnecte
    return sendDemoPage(reply, 200, { titre, contenu: `<p>${texte}</p>` })
  })
}

/** Any site could send a browser here: only an ID token of ours tells that a portal did. */
async function isAskedByPortal(
  provider: Provider,
  query: Record<string, string | undefined>,
): Promise<boolean> {
  const client = await provider.Client.find(query.client_id ?? '')
  if (!client || !query.id_token_hint) return false
  try {
    await provider.IdToken.validate(query.id_token_hint, client)
    return true
  } catch {
    return false
  }
}

async function findAsked(
  { provider, accounts }: DemoRoutesDeps,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  try {
    const interaction = await provider.interactionDetails(request.raw, reply.raw)
    const { params, result } = interaction
    const email = (result as { attente?: string } | undefined)?.attente
    return {
      interaction,
      /** Whose password was right, while the second factor is awaited. */
      attente: accounts.find((account) => account.email === email),
      clientId: String(params.client_id),
      portal: new URL(String(params.redirect_uri)),
    }
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return null
    throw error
  }
}

const form = (
  deps: DemoRoutesDeps,
  reply: FastifyReply,
  { clientId, portal }: { clientId: string; portal: URL },
  refused?: string,
) =>
  sendDemoPage(reply, refused === undefined ? 200 : 401, {
    titre: textes.titre,
    formTargets: deps.origins,
    contenu: demoLoginForm({
      libelle: deps.libelles.get(clientId) ?? clientId,
      email: refused ?? '',
      isRefused: refused !== undefined,
      register: deps.mayRegister(clientId, portal.hostname) ? `${portal.origin}/#/register` : null,
    }),
  })

const codeForm = (
  { origins }: DemoRoutesDeps,
  reply: FastifyReply,
  { interaction, attente }: NonNullable<Awaited<ReturnType<typeof findAsked>>>,
  isRefused: boolean,
) =>
  sendDemoPage(reply, isRefused ? 401 : 200, {
    titre: textes.code.titre,
    formTargets: origins,
    contenu: demoCodeForm({
      action: `/connexion/${interaction.uid}/code`,
      code: attente?.code ?? '',
      isRefused,
    }),
  })

/** Whoever comes back here once signed in is led to the portal that they came from. */
const PORTAL_COOKIE = 'portail'
const remember = (reply: FastifyReply, { origin }: URL) =>
  reply.header(
    'set-cookie',
    `${PORTAL_COOKIE}=${encodeURIComponent(origin)}; path=/; httponly; samesite=lax`,
  )

function expired({ origins }: DemoRoutesDeps, { headers }: FastifyRequest, reply: FastifyReply) {
  const kept = new RegExp(`(?:^|; )${PORTAL_COOKIE}=([^;]+)`).exec(headers.cookie ?? '')?.[1]
  const portal = origins.find((origin) => encodeURIComponent(origin) === kept) ?? origins[0]
  const { titre, texte, retour } = textes.erreur
  const lien = portal ? `<p><a href="${escapeHtml(portal)}/">${retour}</a></p>` : ''
  return sendDemoPage(reply, 400, { titre, contenu: `<p>${texte}</p>${lien}` })
}
