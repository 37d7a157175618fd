import type { apercuNouveautesResource, Nouveaute, Query } from '@espace-adherent/contract'
import { audiencesDe } from '../audiences/index.ts'
import type { MembreContext, StaffContext } from '../context.ts'
import { findNouveautes, findNouveautesEcrites } from './nouveautes.repository.ts'

export const nouveautesSource = {
  async list({ db, client, visiteur, now }: MembreContext): Promise<Nouveaute[]> {
    const publiees = await findNouveautes(db, client.code, now)
    const cibles = new Set(publiees.flatMap(({ audienceId }) => audienceId ?? []))
    const qui = { clientCode: client.code, compteId: visiteur.compteId }
    return luesPar(publiees, await audiencesDe(db, qui, [...cibles], now), now)
  },
}

/** What everybody, or somebody of an audience, will read then, or would if every draft were public now. */
export const apercuNouveautesSource = {
  async list(
    { db, client, now }: StaffContext,
    { le, audience }: Query<typeof apercuNouveautesResource>,
  ): Promise<Nouveaute[]> {
    const ecrites =
      le === 'brouillon'
        ? await findNouveautesEcrites(db, client.code)
        : await findNouveautes(db, client.code, new Date(le))
    return luesPar(ecrites, new Set(audience ? [audience] : []), now)
  },
}

type Ecrites = Awaited<ReturnType<typeof findNouveautes>>

/** Without those that are for others. */
const luesPar = (ecrites: Ecrites, audiences: ReadonlySet<string>, now: Date): Nouveaute[] =>
  ecrites
    .filter(({ audienceId }) => audienceId === null || audiences.has(audienceId))
    .map(({ audienceId: _, publieeLe, ...nouveaute }) => ({
      ...nouveaute,
      publieeLe: (publieeLe ?? now).toISOString(),
    }))
