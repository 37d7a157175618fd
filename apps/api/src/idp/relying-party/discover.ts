import type { FournisseurTrouve } from '@espace-adherent/contract'
import * as oidc from 'openid-client'
import { type Door, TIMEOUT_SECONDS } from '../../platform/outgoing/door.ts'

/**
 * Really asks a provider what it says of itself; null when it does not answer as one, or may not be
 * asked.
 */
export const discoverProvider =
  (door: Door) =>
  async (issuer: string): Promise<FournisseurTrouve | null> => {
    try {
      const found = await oidc.discovery(new URL(issuer), 'essai', {}, oidc.None(), {
        timeout: TIMEOUT_SECONDS,
        [oidc.customFetch]: door.fetch,
        execute: door.isPlainAllowed(issuer) ? [oidc.allowInsecureRequests] : [],
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
