import type { apercuNouveautesResource, Nouveaute, Query } from '@espace-adherent/contract'
import { nouveautesGestion } from '@espace-adherent/contract'
import { audiencesDe, requireAudience } from '../audiences/index.ts'
import { sanitizeContenu } from '../contenu/index.ts'
import type { MembreContext, StaffContext } from '../context.ts'
import { gere } from '../gestion/index.ts'
import { defineSlice } from '../slice.ts'
import { findNouveautes, findNouveautesEcrites, nouveautes } from './nouveautes.repository.ts'

/** Release notes of the insurer, written by its staff. */
const nouveautesTenues = gere(nouveautesGestion, {
  table: nouveautes,
  cle: nouveautes.id,
  part: ({ client }) => ({ clientCode: client.code }),
  verifie: async (context, tx, { audienceId }) => {
    await requireAudience(context, tx, audienceId)
    return {}
  },
  nettoie: (valeurs) =>
    typeof valeurs.contenu === 'string'
      ? { ...valeurs, contenu: sanitizeContenu(valeurs.contenu) }
      : valeurs,
})

const nouveautesSource = {
  async list({ db, client, visiteur, now }: MembreContext): Promise<Nouveaute[]> {
    const publiees = await findNouveautes(db, client.code, now)
    const cibles = new Set(publiees.flatMap(({ audienceId }) => audienceId ?? []))
    const qui = { clientCode: client.code, compteId: visiteur.compteId }
    return luesPar(publiees, await audiencesDe(db, qui, [...cibles], now), now)
  },
}

/** What everybody, or somebody of an audience, will read then, or would if every draft were public now. */
const apercuNouveautesSource = {
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

export const nouveautesSlice = defineSlice({
  nom: 'nouveautes',
  sources: () => ({ nouveautes: nouveautesSource, apercuNouveautes: apercuNouveautesSource }),
  gestions: [nouveautesTenues],
})
