import type { Nouveaute } from '@espace-adherent/contract'
import { audiencesDe } from '../audiences/index.ts'
import type { MembreContext } from '../context.ts'
import { findNouveautes } from './nouveautes.repository.ts'

export const nouveautesSource = {
  async list({ db, client, visiteur, now }: MembreContext): Promise<Nouveaute[]> {
    const publiees = await findNouveautes(db, client.code, now)
    const cibles = new Set(publiees.flatMap(({ audienceId }) => audienceId ?? []))
    const qui = { clientCode: client.code, compteId: visiteur.compteId }
    const siennes = await audiencesDe(db, qui, [...cibles], now)
    return publiees.flatMap(({ publieeLe, audienceId, ...nouveaute }) =>
      publieeLe && (audienceId === null || siennes.has(audienceId))
        ? [{ ...nouveaute, publieeLe: publieeLe.toISOString() }]
        : [],
    )
  },
}
