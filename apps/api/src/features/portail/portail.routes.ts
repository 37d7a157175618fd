import {
  isActeGestion,
  modeGestionSchema,
  nomDeLogoSchema,
  teteDe,
} from '@espace-adherent/contract'
import { modeGestionDe } from '@espace-adherent/domain'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AppError } from '../../platform/http/index.ts'
import { textes } from './textes.ts'

export function registerPortail(app: FastifyInstance): void {
  registerLogos(app)
  registerModeGestion(app)
}

/** Logos change their address with their content, so that they can be kept for ever. */
function registerLogos(app: FastifyInstance): void {
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

/** Who treats an act: forms ask for more when a clerk will read them. */
function registerModeGestion(app: FastifyInstance): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/identity/client/mode-gestion/:id',
    {
      config: { access: 'connecte' },
      schema: {
        tags: [textes.etiquetteApi],
        summary: textes.resumeModeGestion,
        params: z.object({ id: z.string().describe(textes.descriptionActe) }),
        response: { 200: modeGestionSchema },
      },
    },
    async ({ client, params: { id } }) => {
      if (!isActeGestion(id)) throw new AppError('NotFound')
      return { modeGestion: modeGestionDe(client.config.modesGestion, teteDe(id)) }
    },
  )
}
