import { recuSansCompteSchema, SANS_COMPTE_PATH, sansCompteSchema } from '@espace-adherent/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Executor } from '../../platform/db/index.ts'
import type { Actes } from '../actes/index.ts'
import type { Publics } from '../budgets/index.ts'
import { recevoirSansCompte } from './recevoir.ts'
import { textes } from './textes.ts'

type Deps = { actes: Actes; publics: Publics; db: Executor; clock: () => Date }

/** Open to anybody: each sending is a mail to an address that nobody has proven, so that few are taken. */
export function registerSansCompte(
  app: FastifyInstance,
  { actes, publics, db, clock }: Deps,
): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    SANS_COMPTE_PATH,
    {
      config: { access: 'public', rateLimit: { max: 5, timeWindow: 60_000 } },
      schema: {
        tags: [textes.etiquetteApi],
        summary: textes.resume,
        body: sansCompteSchema,
        response: { 200: recuSansCompteSchema },
      },
    },
    async ({ client, body }) => {
      const now = clock()
      await publics.requirePlace(db, client, now)
      return recevoirSansCompte({ ...actes, publics }, { db, client, now }, body)
    },
  )
}
