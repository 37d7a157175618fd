import type { IncomingMessage, ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'
import type { Client } from '../../features/portail/index.ts'
import { originsOf } from '../origins.ts'

export type EmbeddedProvider = {
  provider: Provider
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
}

/** One provider per client that has none of its own, made at the first visit. */
export type Providers = { of(client: Client): EmbeddedProvider | null }

export function createProviders(create: (client: Client) => Provider): Providers {
  const known = new Map<string, EmbeddedProvider & { origins: string }>()
  return {
    of(client) {
      if (client.fournisseurExterne) return null
      // Only a change of address makes another provider; other settings are read from the request.
      const origins = originsOf(client).join(' ')
      const kept = known.get(client.code)
      if (kept?.origins === origins) return kept
      const provider = create(client)
      const made = { origins, provider, handle: provider.callback() }
      known.set(client.code, made)
      return made
    },
  }
}
