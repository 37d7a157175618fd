import {
  annulationRibPath,
  annulationRibSchema,
  demandeRecueSchema,
} from '@espace-adherent/contract'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Executor } from '../../platform/db/index.ts'
import type { App } from '../../platform/http/index.ts'
import type { GestesDeps } from '../demandes/index.ts'
import { annuler } from './annulation.ts'
import { textes } from './textes.ts'

type Deps = { db: Executor; clock: () => Date; gestes: GestesDeps }

export function registerRib(app: App, { db, clock, gestes }: Deps): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    annulationRibPath,
    {
      config: { access: 'public' as const },
      schema: {
        tags: [textes.api.etiquette],
        summary: textes.api.annulation,
        body: annulationRibSchema,
        response: { 200: demandeRecueSchema },
      },
    },
    async ({ client, body }) => {
      await db.transaction((tx) => annuler(gestes, tx, client, body.code, clock()))
      return {}
    },
  )
}
