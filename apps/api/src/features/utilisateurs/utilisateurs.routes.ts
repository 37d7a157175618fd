import { FIN_VUE_PATH } from '@espace-adherent/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ConnecteContext } from '../context.ts'
import { createGestes, type GestesDeps } from './gestes.ts'
import { textes } from './textes.ts'

export type UtilisateursRoutesDeps = GestesDeps & {
  contexts: { connecte(request: FastifyRequest): Promise<ConnecteContext> }
}

/** Whoever looks at a member's portal has no right of staff there: leaving it is open to them. */
export function registerUtilisateurs(app: FastifyInstance, deps: UtilisateursRoutesDeps): void {
  const gestes = createGestes(deps)
  app.withTypeProvider<ZodTypeProvider>().post(
    FIN_VUE_PATH,
    {
      config: { access: 'connecte' },
      schema: {
        tags: [textes.etiquetteApi],
        summary: textes.resumeFin,
        response: { 200: z.object({}) },
      },
    },
    async (request) => {
      await gestes.quitter(await deps.contexts.connecte(request as FastifyRequest))
      return {}
    },
  )
}
