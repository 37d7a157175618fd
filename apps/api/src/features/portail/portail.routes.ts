import { createHash } from 'node:crypto'
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
import type { Client } from '../client.ts'
import { type CoteIcone, cotesIcone, drawIcone, manifesteDe, versionIcone } from './application.ts'
import { registerPartage } from './partage.routes.ts'
import { textes } from './textes.ts'

export function registerPortail(app: FastifyInstance): void {
  registerLogos(app)
  registerApplication(app)
  registerPartage(app)
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

/** What a phone installs is this host's insurer and no other: the host tells, no cookie is read. */
function registerApplication(app: FastifyInstance): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()
  typed.get(
    '/manifest.webmanifest',
    { config: { access: 'public' }, schema: { hide: true } },
    async ({ client, headers }, reply) => {
      const manifeste = JSON.stringify(manifesteDe(client))
      const etag = `"${createHash('sha256').update(manifeste).digest('base64url')}"`
      reply.header('cache-control', 'no-cache').header('etag', etag)
      if (headers['if-none-match'] === etag) return reply.code(304).send()
      // As bytes: to words, a character set would be added that this type has none of.
      return reply.header('content-type', 'application/manifest+json').send(Buffer.from(manifeste))
    },
  )
  const dessinees = new WeakMap<Client, Map<CoteIcone, Promise<Buffer>>>()
  typed.get(
    '/application/icone-:cote.png',
    {
      config: { access: 'public' },
      schema: { hide: true, params: z.object({ cote: z.enum(cotesIcone.map(String)) }) },
    },
    async ({ client, params, query }, reply) => {
      const cote = Number(params.cote) as CoteIcone
      const siennes = dessinees.get(client) ?? new Map<CoteIcone, Promise<Buffer>>()
      dessinees.set(client, siennes)
      const icone = siennes.get(cote) ?? drawIcone(client, cote)
      siennes.set(cote, icone)
      const isLasting = (query as { v?: string }).v === versionIcone(client)
      return reply
        .header('content-type', 'image/png')
        .header('cache-control', isLasting ? 'public, max-age=31536000, immutable' : 'no-cache')
        .send(await icone)
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
