import { type Offerts, portefeuillesSchema } from '../features/carte-tp/index.ts'
import type { Client } from '../features/client.ts'
import type { Sealer } from '../platform/crypto/index.ts'
import type { Executor } from '../platform/db/index.ts'
import type { Config } from './config.ts'
import { demonstration } from './demonstration.ts'
import { readParClient } from './par-client.ts'

/** What an insurer has set up; in a demonstration without it, a certificate that the portal makes itself. */
export function choosePortefeuilles(
  { portefeuilles, demoData }: Pick<Config, 'portefeuilles' | 'demoData'>,
  db: Executor,
  sealer: Sealer,
) {
  // A certificate that signs nothing is noticed at the start, not at the first phone.
  const connus = readParClient('PORTEFEUILLES', portefeuilles, portefeuillesSchema)
  return (client: Client): Offerts => {
    const siens = connus[client.code]
    if (siens) {
      const { apple, google } = siens
      return { apple: apple && (async () => apple), google }
    }
    if (!demoData) return {}
    return {
      apple: async () => (await demonstration.portefeuille()).certificatDe(db, sealer, client),
    }
  }
}
