import type { IncomingMessage, ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'
import type { Client } from '../../features/client.ts'
import { originsOf } from '../origins.ts'

export type EmbeddedProvider = {
  provider: Provider
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
}

/** One provider per client that has none of its own, made at the first visit. */
export type Providers = { of(client: Client): Promise<EmbeddedProvider | null> }

export function createProviders(create: (client: Client) => Promise<Provider>): Providers {
  const known = new Map<string, { origins: string; made: Promise<EmbeddedProvider> }>()
  const make = async (client: Client) => {
    const provider = await create(client)
    return { provider, handle: provider.callback() }
  }
  return {
    async of(client) {
      if (client.fournisseurExterne) return null
      // Only a changed address makes another provider; other settings are read from the request.
      const origins = originsOf(client).join(' ')
      const kept = known.get(client.code)
      if (kept?.origins === origins) return kept.made
      const made = make(client)
      const entry = { origins, made }
      known.set(client.code, entry)
      // A provider that could not be made is tried again at the next visit.
      made.catch(() => {
        if (known.get(client.code) === entry) known.delete(client.code)
      })
      return made
    },
  }
}
