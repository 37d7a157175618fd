import type { EventEmitter } from 'node:events'
import type { AdapterFactory, ErrorOut, KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { Client } from '../../features/client.ts'
import { isHttps } from '../../features/identity/index.ts'
import { originOf, originsOf, publicOrigin } from '../origins.ts'
import type { ProviderSecrets } from '../secrets.ts'
import { library } from './library.ts'

/** The portal is the only client of its own provider. */
export const PORTAL_CLIENT_ID = 'portail'
export const CALLBACK_PATH = '/api/identity/callback'
export const MOUNT_PATH = '/oidc'

export const issuerOf = (client: Client) => `${publicOrigin(client)}${MOUNT_PATH}`

/** `session` must be known to the logout, which clears it. */
export const providerCookies = (client: Client) => {
  const prefix = isHttps(client) ? { host: '__Host-', path: '__Secure-' } : { host: '', path: '' }
  return {
    session: `${prefix.host}oidc_session`,
    interaction: `${prefix.path}oidc_interaction`,
    resume: `${prefix.path}oidc_resume`,
  }
}

const MINUTE = 60

export type ProviderDeps = {
  client: Client
  secrets: ProviderSecrets
  adapter: AdapterFactory
  /** Idle limit of the portal's sessions, which the provider's must not outlive. */
  idleMinutes: number
  /** Whether somebody whom it remembers is let in without a question. */
  isReconnu(compteId: string, amr: unknown): Promise<boolean>
  renderError(ctx: KoaContextWithOIDC, out: ErrorOut, error: Error): void
  onServerError(error: Error): void
}

export async function createProvider(deps: ProviderDeps): Promise<Provider> {
  const { client, secrets } = deps
  const { Provider, interactionPolicy } = await library()
  const { base, Check } = interactionPolicy
  const policy = base()
  policy.get('login')?.checks.add(
    new Check('reconnu', 'whoever is remembered must prove more', async ({ oidc }) => {
      const { session, result } = oidc
      // Nobody is remembered, or they have just answered.
      if (!session?.accountId || result?.login) return Check.NO_NEED_TO_PROMPT
      return !(await deps.isReconnu(session.accountId, session.amr))
    }),
  )
  const provider = new Provider(issuerOf(client), {
    adapter: deps.adapter,
    jwks: secrets.jwks,
    cookies: {
      names: providerCookies(client),
      keys: secrets.cookieKeys,
      long: { httpOnly: true, sameSite: 'lax', path: '/' },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    clients: [
      {
        client_id: PORTAL_CLIENT_ID,
        client_secret: secrets.clientSecret,
        redirect_uris: originsOf(client).map((origin) => `${origin}${CALLBACK_PATH}`),
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_basic',
        id_token_signed_response_alg: 'ES256',
        // A session opened without a question is no fresh proof.
        require_auth_time: true,
      },
    ],
    clientAuthMethods: ['client_secret_basic'],
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    responseTypes: ['code'],
    scopes: ['openid'],
    // How they proved themselves: the portal's session keeps it.
    claims: { openid: ['sub', 'amr'] },
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      // The portal ends the provider's session itself, on the server.
      rpInitiatedLogout: { enabled: false },
    },
    interactions: { url: (_ctx, interaction) => `/connexion/${interaction.uid}`, policy },
    ttl: {
      Interaction: 10 * MINUTE,
      AuthorizationCode: 30,
      // The grant and the access token only serve to answer the portal with an ID token.
      Grant: MINUTE,
      AccessToken: MINUTE,
      IdToken: 5 * MINUTE,
      // Otherwise somebody who sits down after an idle member could come back in without a
      // password.
      Session: Math.ceil(deps.idleMinutes * MINUTE),
    },
    // Saves a look at the session for each token; these live for seconds.
    expiresWithSession: () => false,
    // Checked at sign-in or below; the portal's session checks it again at every request.
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ sub }) }),
    // The insurer's own portal needs nobody's consent to know who signs in.
    async loadExistingGrant(ctx) {
      const { account, client: relyingParty } = ctx.oidc
      if (!account || !relyingParty) return undefined
      const grant = new ctx.oidc.provider.Grant({
        accountId: account.accountId,
        clientId: relyingParty.clientId,
      })
      grant.addOIDCScope('openid')
      await grant.save()
      return grant
    },
    renderError: deps.renderError,
  })
  provider.on('server_error', (_ctx, error) => deps.onServerError(error))
  // Without a listener the framework would write to the standard error.
  ;(provider as EventEmitter).on('error', deps.onServerError)
  answerUnderOwnAddresses(provider, client)
  return provider
}

/** Addresses and cookies follow the client's own addresses, whatever a proxy or a header says. */
function answerUnderOwnAddresses(provider: Provider, client: Client): void {
  const originFor = (request: { header: { host?: string } }) =>
    new URL(originOf(client, request.header.host ?? '') ?? publicOrigin(client))
  const { request } = provider as unknown as { request: object }
  Object.defineProperties(request, {
    protocol: {
      get() {
        return isHttps(client) ? 'https' : 'http'
      },
    },
    secure: {
      get() {
        return isHttps(client)
      },
    },
    host: {
      get() {
        return originFor(this).host
      },
    },
  })
}
