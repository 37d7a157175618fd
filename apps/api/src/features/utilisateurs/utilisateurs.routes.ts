import { FIN_VUE_PATH } from '@espace-adherent/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { write } from '../../noyau/index.ts'
import type { ConnecteContext } from '../context.ts'
import type { Identity } from '../identity/index.ts'
import { note } from '../nouvelles/index.ts'
import { textes } from './textes.ts'

export type UtilisateursRoutesDeps = {
  identity: Pick<Identity, 'showAs'>
  contexts: { connecte(request: FastifyRequest): Promise<ConnecteContext> }
}

/** Whoever looks at a member's portal has no right of staff there: leaving it is open to them. */
export function registerUtilisateurs(app: FastifyInstance, deps: UtilisateursRoutesDeps): void {
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
      const { db, client, visiteur, now } = await deps.contexts.connecte(request as FastifyRequest)
      const { vuPar, compteId } = visiteur
      if (vuPar)
        await write(db, { client, now, auteur: { compteId: vuPar.compteId } }, async (e) => {
          await deps.identity.showAs(e, visiteur, null)
          return note(e, { action: 'vu-comme-fin', cible: compteId, a: { compte: compteId } })
        })
      return {}
    },
  )
}
