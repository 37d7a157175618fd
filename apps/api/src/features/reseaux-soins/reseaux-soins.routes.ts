import { RESEAU_TOKEN_PATH, reseauImageUrl, reseauTokenSchema } from '@espace-adherent/contract'
import { isSitePartenaire, partenaireDe } from '@espace-adherent/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AppError } from '../../platform/http/index.ts'
import type { MembreContext } from '../context.ts'
import { issueJeton } from '../sso/index.ts'
import { findAdresse, findImage } from './reseaux-soins.repository.ts'
import { textes } from './textes.ts'

/** Whoever stands between the portal and all the networks, when the page names none of them. */
const TOUS_LES_RESEAUX = 'reseaux'

type Deps = { contexts: { membre(request: FastifyRequest): Promise<MembreContext> } }

export function registerReseauxSoins(
  app: FastifyInstance,
  { contexts: { membre: context } }: Deps,
): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const tags = ['reseaux-soins']

  routes.get(
    RESEAU_TOKEN_PATH,
    {
      config: { access: 'membre', rateLimit: { max: 30, timeWindow: 60_000 } },
      schema: {
        tags,
        summary: textes.api.token,
        querystring: z.object({ reseau: z.string().min(1).max(200).optional() }),
        response: { 200: reseauTokenSchema },
      },
    },
    async (request) => {
      const asked = await context(request)
      const { reseau } = request.query
      const adresse =
        reseau === undefined ? null : await findAdresse(asked.db, asked.client.code, reseau)
      // Nothing says who somebody is to a site that two administrators have not named.
      if (
        reseau !== undefined &&
        (adresse === null || !isSitePartenaire(adresse, asked.client.config.sitesPartenaires))
      )
        throw new AppError('NotFound')
      const partenaire = reseau === undefined ? TOUS_LES_RESEAUX : partenaireDe(reseau)
      return { scTokenId: await issueJeton(asked, partenaire) }
    },
  )

  routes.get(
    `${reseauImageUrl('')}:id`,
    {
      config: { access: 'membre' },
      schema: { tags, summary: textes.api.image, params: z.object({ id: z.uuid() }) },
    },
    async (request, reply) => {
      const { db, client } = await context(request)
      const image = await findImage(db, client.code, request.params.id)
      if (!image) throw new AppError('NotFound')
      return (
        reply
          .header('content-type', image.typeMime)
          .header('x-content-type-options', 'nosniff')
          // A drawing opened by itself runs nothing.
          .header(
            'content-security-policy',
            "default-src 'none'; style-src 'unsafe-inline'; sandbox",
          )
          // An image never changes under its identifier.
          .header('cache-control', 'private, max-age=86400, immutable')
          .send(Buffer.from(image.contenu))
      )
    },
  )
}
