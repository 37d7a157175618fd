import { nomDeLogoSchema } from '@espace-adherent/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AppError } from '../../platform/http/index.ts'

/** Logos change their address with their content, so that they can be kept for ever. */
export function registerLogos(app: FastifyInstance): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/charte/logos/:nom',
    {
      config: { access: 'public' },
      schema: { hide: true, params: z.object({ nom: nomDeLogoSchema }) },
    },
    async (request, reply) => {
      const logo = request.client.logos[request.params.nom]
      if (!logo) throw new AppError('NotFound')
      const { v } = request.query as { v?: string }
      const isLasting = v === logo.empreinte
      return reply
        .header('content-type', logo.typeMime)
        .header('etag', `"${logo.empreinte}"`)
        .header('cache-control', isLasting ? 'public, max-age=31536000, immutable' : 'no-cache')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .send(Buffer.from(logo.contenu))
    },
  )
}
