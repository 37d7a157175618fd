import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import { findContenuMedia } from './mediatheque.repository.ts'

/** What contents show, read by everybody; another file under the same address is seen within minutes. */
export function registerMedias(app: FastifyInstance, { db }: { db: Executor }): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/medias/:id',
    {
      config: { access: 'public' },
      compress: false,
      schema: { hide: true, params: z.object({ id: z.string().max(64) }) },
    },
    async (request, reply) => {
      const media = await findContenuMedia(db, request.client.code, request.params.id)
      if (!media) throw new AppError('NotFound')
      const etag = `"${media.empreinte}"`
      reply.header('etag', etag).header('cache-control', 'public, max-age=300')
      if (request.headers['if-none-match'] === etag) return reply.status(304).send()
      return reply
        .header('content-type', media.typeMime)
        .header('content-disposition', 'inline')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(Buffer.from(media.contenu))
    },
  )
}
