import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { type Portefeuilles, portefeuillesSchema } from '../features/carte-tp/index.ts'
import type { Client } from '../features/client.ts'
import type { Sealer } from '../platform/crypto/index.ts'
import type { Executor } from '../platform/db/index.ts'
import type { Config } from './config.ts'
import { demonstration } from './demonstration.ts'
import { StartRefusedError } from './start-refused.ts'
import { textes } from './textes.ts'

const parClient = z.record(z.string(), portefeuillesSchema)

type ParClient = z.infer<typeof parClient>

/** A certificate that signs nothing is noticed at the start, not at the first phone. */
function readPortefeuilles(fichier: string | null): ParClient {
  if (fichier === null) return {}
  let ou = ''
  try {
    const read = parClient.safeParse(JSON.parse(readFileSync(fichier, 'utf8')))
    if (read.success) return read.data
    ou = read.error.issues.map((issue) => issue.path.join('.')).join(', ')
  } catch {
    // Said below: neither the file nor what is in it is quoted.
  }
  throw new StartRefusedError(textes.portefeuillesMalEcrits(fichier, ou))
}

/** What an insurer has set up; in a demonstration without it, a certificate that the portal makes itself. */
export function choosePortefeuilles(
  { portefeuilles, demoData }: Pick<Config, 'portefeuilles' | 'demoData'>,
  db: Executor,
  sealer: Sealer,
) {
  const connus = readPortefeuilles(portefeuilles)
  return async (client: Client): Promise<Portefeuilles> => {
    const siens = connus[client.code]
    if (siens || !demoData) return siens ?? {}
    const { certificatDe } = await demonstration.portefeuille()
    return { apple: await certificatDe(db, sealer, client) }
  }
}
