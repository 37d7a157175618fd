import { createHash } from 'node:crypto'
import { SIGNED_OUT_PATH } from '@espace-adherent/contract'
import * as oidc from 'openid-client'
import type { Client } from '../../features/client.ts'
import { CALLBACK_PATH } from '../embedded/provider.ts'
import type { Configurations } from './configurations.ts'
import type { Transaction } from './transactions.ts'

/** The person that the provider vouches for. */
export type Identite = {
  /** The provider itself, as it signs. */
  issuer: string
  sujet: string
  /** The claim that names the account; null when the provider does not vouch for it. */
  identifiant: string | null
  /** When they proved who they are; null when the provider does not say. */
  prouveLe: Date | null
  /** By which means and at which level, as the provider wrote it. */
  amr: unknown
  acr: unknown
  idToken: string
}

/** The provider cannot be reached, or does not answer as a provider should. */
export class ProviderUnavailableError extends Error {}
/** The provider refused, or something in its answer was not what was asked for. */
export class ExchangeRefusedError extends Error {}

export type Exchange = ReturnType<typeof createExchange>

/** Authorization code with PKCE, state and nonce, whoever the provider is. */
export function createExchange(configurations: Configurations) {
  const configurationOf = async (client: Client) => {
    try {
      return await configurations.of(client)
    } catch (cause) {
      throw new ProviderUnavailableError('discovery failed', { cause })
    }
  }

  return {
    async begin(
      client: Client,
      { origin, callbackUrl, now }: { origin: string; callbackUrl: string | null; now: Date },
    ): Promise<{ url: URL; transaction: Transaction }> {
      const configuration = await configurationOf(client)
      const transaction = {
        clientCode: client.code,
        origin,
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
        callbackUrl,
        startedAt: now.getTime(),
      }
      const { scope = 'openid', acrAcceptes = [] } = client.fournisseurExterne ?? {}
      const url = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: `${origin}${CALLBACK_PATH}`,
        scope,
        response_type: 'code',
        code_challenge: createHash('sha256').update(transaction.verifier).digest('base64url'),
        code_challenge_method: 'S256',
        state: transaction.state,
        nonce: transaction.nonce,
        ui_locales: 'fr',
        ...(acrAcceptes.length > 0 && { acr_values: acrAcceptes.join(' ') }),
      })
      // The embedded provider answers at every address of the client: stay where the cookies are.
      if (!client.fournisseurExterne)
        return { url: new URL(url.pathname + url.search, origin), transaction }
      return { url, transaction }
    },

    /** `search`: the query of the callback, as the browser brought it. */
    async finish(client: Client, transaction: Transaction, search: string): Promise<Identite> {
      const configuration = await configurationOf(client)
      const { origin, state, nonce, verifier } = transaction
      try {
        const tokens = await oidc.authorizationCodeGrant(
          configuration,
          new URL(`${CALLBACK_PATH}${search}`, origin),
          {
            expectedState: state,
            expectedNonce: nonce,
            pkceCodeVerifier: verifier,
            idTokenExpected: true,
          },
        )
        const claims = tokens.claims()
        if (!claims || !tokens.id_token) throw new ExchangeRefusedError('no ID token')
        const identifiant = await nameClaims(configuration, client, claims, tokens.access_token)
        const prouveLe = claims.auth_time === undefined ? null : new Date(claims.auth_time * 1000)
        const { iss: issuer, sub: sujet, amr, acr } = claims
        return { issuer, sujet, identifiant, prouveLe, amr, acr, idToken: tokens.id_token }
      } catch (error) {
        throw asKnown(error)
      }
    },

    /** Where the browser must go to end the provider's session; null when the provider has no such place. */
    async logoutUrl(client: Client, origin: string, idToken: string | null): Promise<URL | null> {
      const configuration = await configurationOf(client)
      if (!configuration.serverMetadata().end_session_endpoint) return null
      return oidc.buildEndSessionUrl(configuration, {
        // Not home, which would sign in again without a word.
        post_logout_redirect_uri: `${origin}${SIGNED_OUT_PATH}`,
        ...(idToken !== null && { id_token_hint: idToken }),
      })
    },
  }
}

/** From the ID token, or from the user information when the provider keeps it there. */
async function nameClaims(
  configuration: oidc.Configuration,
  { fournisseurExterne }: Client,
  idTokenClaims: oidc.IDToken,
  accessToken: string,
): Promise<string | null> {
  if (!fournisseurExterne) return null
  const { claimIdentifiant } = fournisseurExterne
  const claims: Record<string, unknown> =
    claimIdentifiant in idTokenClaims || !configuration.serverMetadata().userinfo_endpoint
      ? idTokenClaims
      : await oidc.fetchUserInfo(configuration, accessToken, idTokenClaims.sub)
  const value = claims[claimIdentifiant]
  if (typeof value !== 'string' || value === '') return null
  // Without this check anybody could claim somebody else's account.
  if (claimIdentifiant === 'email' && claims.email_verified !== true) return null
  return value
}

function asKnown(error: unknown): Error {
  if (error instanceof ExchangeRefusedError || error instanceof ProviderUnavailableError)
    return error
  const cause = { cause: error }
  if (error instanceof oidc.AuthorizationResponseError || error instanceof oidc.ResponseBodyError)
    return new ExchangeRefusedError('refused by the provider', cause)
  // fetch fails with a TypeError, and gives up with a TimeoutError.
  if (error instanceof Error && /^(TypeError|TimeoutError|AbortError)$/.test(error.name))
    return new ProviderUnavailableError('provider unreachable', cause)
  return new ExchangeRefusedError('unexpected answer', cause)
}
