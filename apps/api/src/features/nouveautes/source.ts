import type { Nouveaute } from '@espace-adherent/contract'
import type { RequestContext } from '../context.ts'
import { findNouveautes } from './nouveautes.repository.ts'

export const nouveautesSource = {
  async list({ db, client, now }: RequestContext): Promise<Nouveaute[]> {
    const publiees = await findNouveautes(db, client.code, now)
    return publiees.flatMap(({ publieeLe, ...nouveaute }) =>
      publieeLe ? [{ ...nouveaute, publieeLe: publieeLe.toISOString() }] : [],
    )
  },
}
