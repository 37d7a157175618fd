import {
  clientsPaths,
  codeClientSchema,
  droitsClients,
  essaiClientSchema,
  essaiEnvoyeSchema,
  gesteOuvertureSchema,
  ouvertureRendueSchema,
  ouvertureSchema,
  vueClientSchema,
} from '@espace-adherent/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { StaffContext } from '../context.ts'
import type { OuvertureService } from './ouverture.ts'
import { textes } from './textes.ts'

export type OuvertureRoutesDeps = {
  ouverture: OuvertureService
  contexts: { backoffice(request: FastifyRequest): Promise<StaffContext> }
}

const { resumes } = textes
const tags = [textes.etiquetteApi]
const { lire, modifier } = droitsClients

/** From a client in preparation to one that visitors meet. */
export function registerOuverture(
  app: FastifyInstance,
  { ouverture, contexts }: OuvertureRoutesDeps,
): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const contextOf = (request: unknown) => contexts.backoffice(request as FastifyRequest)

  routes.get(
    clientsPaths.ouverture,
    {
      config: { access: lire },
      schema: {
        tags,
        summary: resumes.ouverture,
        querystring: z.object({ id: codeClientSchema }),
        response: { 200: ouvertureSchema },
      },
    },
    async (request) => ouverture.lire(await contextOf(request), request.query.id),
  )

  routes.post(
    clientsPaths.ouverture,
    {
      config: { access: modifier },
      schema: {
        tags,
        summary: resumes.ouvrir,
        body: gesteOuvertureSchema,
        response: { 200: ouvertureRendueSchema },
      },
    },
    async (request) => {
      const { id, geste } = request.body
      return { ouverture: await ouverture.faire(await contextOf(request), id, geste) }
    },
  )

  routes.post(
    clientsPaths.ouvertureEssai,
    {
      config: { access: modifier },
      schema: {
        tags,
        summary: resumes.ouvertureEssai,
        body: essaiClientSchema,
        response: { 200: essaiEnvoyeSchema },
      },
    },
    async (request) => ouverture.essayer(await contextOf(request), request.body.id),
  )

  routes.post(
    clientsPaths.ouvertureVue,
    {
      config: { access: modifier },
      schema: {
        tags,
        summary: resumes.ouvertureVue,
        body: essaiClientSchema,
        response: { 200: vueClientSchema },
      },
    },
    async (request) => ouverture.voir(await contextOf(request), request.body.id),
  )
}
