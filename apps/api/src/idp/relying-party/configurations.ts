import * as oidc from 'openid-client'
import type { Client } from '../../features/client.ts'
import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import { type Door, TIMEOUT_SECONDS } from '../../platform/outgoing/door.ts'
import { issuerOf, PORTAL_CLIENT_ID } from '../embedded/provider.ts'

/** Providers change their addresses and keys now and then. */
const KEEP_MS = 60 * 60_000

export type Configurations = { of(client: Client): Promise<oidc.Configuration> }

export type ConfigurationsDeps = {
  sealer: Sealer
  /** The portal's secret at its embedded provider. */
  embeddedSecret: string
  embeddedFetch: oidc.CustomFetch
  /** By which an external provider is reached. */
  door: Door
  now(): number
}

/** What is known of each client's provider, discovered at the first sign-in. */
export function createConfigurations(deps: ConfigurationsDeps): Configurations {
  const known = new Map<
    string,
    { key: string; until: number; found: Promise<oidc.Configuration> }
  >()
  return {
    of(client) {
      const key = JSON.stringify([client.fournisseurExterne ?? issuerOf(client)])
      const kept = known.get(client.code)
      if (kept?.key === key && deps.now() < kept.until) return kept.found
      const found = discover(deps, client)
      known.set(client.code, { key, until: deps.now() + KEEP_MS, found })
      // A provider that was away for a moment is asked again by the next visitor.
      found.catch(() => {
        if (known.get(client.code)?.found === found) known.delete(client.code)
      })
      return found
    },
  }
}

function discover(deps: ConfigurationsDeps, client: Client): Promise<oidc.Configuration> {
  const externe = client.fournisseurExterne
  if (!externe)
    return discovery(issuerOf(client), PORTAL_CLIENT_ID, deps.embeddedSecret, {
      isInsecureAllowed: true, // It does not leave this process.
      isEmbedded: true,
      fetch: deps.embeddedFetch,
    })
  const { issuer, clientId, clientSecret } = externe
  const secret = clientSecret && deps.sealer.unseal(clientSecret, sealed.clientSecret(client.code))
  return discovery(issuer, clientId, secret, {
    isInsecureAllowed: deps.door.isPlainAllowed(issuer),
    isEmbedded: false,
    fetch: deps.door.fetch,
  })
}

type Way = { isInsecureAllowed: boolean; isEmbedded: boolean; fetch: oidc.CustomFetch }

async function discovery(
  issuer: string,
  clientId: string,
  secret: string,
  { isInsecureAllowed, isEmbedded, fetch }: Way,
): Promise<oidc.Configuration> {
  const configuration = await oidc.discovery(new URL(issuer), clientId, {}, oidc.None(), {
    timeout: TIMEOUT_SECONDS,
    [oidc.customFetch]: fetch,
    execute: isInsecureAllowed ? [oidc.allowInsecureRequests] : [],
  })
  const metadata = configuration.serverMetadata()
  // Only now does it say how its clients authenticate.
  const made = new oidc.Configuration(
    metadata,
    clientId,
    secret ? { client_secret: secret } : {},
    clientAuthentication(secret, metadata.token_endpoint_auth_methods_supported),
  )
  made.timeout = TIMEOUT_SECONDS
  made[oidc.customFetch] = fetch
  if (isInsecureAllowed) oidc.allowInsecureRequests(made)
  // The ID token's signature is checked too, besides the channel that brought it; a token that this
  // very process made needs no such proof.
  if (!isEmbedded) oidc.enableNonRepudiationChecks(made)
  return made
}

/** Basic is what the protocol supposes when the provider says nothing. */
function clientAuthentication(secret: string, methods = ['client_secret_basic']): oidc.ClientAuth {
  if (!secret) return oidc.None()
  return methods.includes('client_secret_basic')
    ? oidc.ClientSecretBasic(secret)
    : oidc.ClientSecretPost(secret)
}
