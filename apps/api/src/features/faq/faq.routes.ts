import {
  FAQ_CLICK_PATH,
  FAQ_USEFUL_PATH,
  FONCTIONNALITE_FAQ,
  faqClickSchema,
  faqUsefulSchema,
} from '@espace-adherent/contract'
import type { UserType } from '@espace-adherent/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { RequestContext } from '../context.ts'
import type { FaqService } from './service.ts'
import { toDemande } from './source.ts'
import { textes } from './textes.ts'

type FaqRoutesDeps = {
  faq: FaqService
  contexts: { visiteur(request: FastifyRequest): Promise<RequestContext> }
}

/** A hurried reader opens one question a second, and gives an opinion now and then. */
const perMinute = (max: number) => ({ max, timeWindow: 60_000 })

const nothing = z.null().describe('Rien à répondre')

export function registerFaq(app: FastifyInstance, { faq, contexts }: FaqRoutesDeps): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const config = { access: 'public', feature: FONCTIONNALITE_FAQ } as const
  const demandeOf = async (request: FastifyRequest, userType: UserType | 2 | 4 | undefined) =>
    toDemande(
      await contexts.visiteur(request),
      userType === undefined ? undefined : (String(userType) as UserType),
    )

  routes.post(
    FAQ_CLICK_PATH,
    {
      config: { ...config, rateLimit: perMinute(60) },
      schema: {
        tags: [textes.etiquetteApi],
        summary: textes.resumeClick,
        body: faqClickSchema,
        response: { 204: nothing },
      },
    },
    async (request, reply) => {
      const { clickCode, userType } = request.body
      await faq.click(await demandeOf(request, userType), clickCode)
      return reply.code(204).send(null)
    },
  )

  routes.post(
    FAQ_USEFUL_PATH,
    {
      config: { ...config, rateLimit: perMinute(20) },
      schema: {
        tags: [textes.etiquetteApi],
        summary: textes.resumeUseful,
        body: faqUsefulSchema,
        response: { 204: nothing },
      },
    },
    async (request, reply) => {
      const { userType, ...avis } = request.body
      await faq.rate(await demandeOf(request, userType), avis)
      return reply.code(204).send(null)
    },
  )
}
