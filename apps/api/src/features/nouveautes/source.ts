import type { Nouveaute } from '@espace-adherent/contract'
import type { MembreContext } from '../context.ts'
import { findNouveautes } from './nouveautes.repository.ts'

export const nouveautesSource = {
  async list({ db, client, now }: MembreContext): Promise<Nouveaute[]> {
    const publiees = await findNouveautes(db, client.code, now)
    return publiees.flatMap(({ publieeLe, ...nouveaute }) =>
      publieeLe ? [{ ...nouveaute, publieeLe: publieeLe.toISOString() }] : [],
    )
  },
}
