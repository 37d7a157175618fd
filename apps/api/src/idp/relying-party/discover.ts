import type { FournisseurTrouve } from '@espace-adherent/contract'
import * as oidc from 'openid-client'
import { isLoopback } from '../../platform/http/index.ts'

/** Whoever asks is waiting in front of a button. */
const TIMEOUT_SECONDS = 10

/** What a provider says of itself, asked for really; null when it does not answer as one. */
export async function discoverProvider(issuer: string): Promise<FournisseurTrouve | null> {
  const { hostname } = new URL(issuer)
  try {
    const found = await oidc.discovery(new URL(issuer), 'essai', {}, oidc.None(), {
      timeout: TIMEOUT_SECONDS,
      execute: isLoopback(hostname) ? [oidc.allowInsecureRequests] : [],
    })
    const {
      authorization_endpoint,
      token_endpoint,
      end_session_endpoint,
      scopes_supported,
      issuer: nom,
    } = found.serverMetadata()
    if (!authorization_endpoint || !token_endpoint) return null
    return {
      issuer: nom,
      authorizationEndpoint: authorization_endpoint,
      tokenEndpoint: token_endpoint,
      endSessionEndpoint: end_session_endpoint ?? null,
      scopes: scopes_supported ?? [],
    }
  } catch {
    return null
  }
}
