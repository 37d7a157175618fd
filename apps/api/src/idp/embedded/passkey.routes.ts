import {
  connexionCleFaiteSchema,
  connexionCleOptionsSchema,
  connexionCleSchema,
} from '@espace-adherent/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { ClesAcces } from '../../features/cles-acces/index.ts'
import { AppError } from '../../platform/http/index.ts'
import { passkeyScript } from '../pages/page.ts'
import type { Etapes } from '../relying-party/etapes.ts'
import { complete, findCurrent } from './interaction.ts'
import type { Providers } from './providers.ts'

export type PasskeyDeps = { providers: Providers; clesAcces: ClesAcces; etapes: Etapes }

/**
 * Signs in with a passkey, or proves with one what an external provider does not. The script of the
 * sign-in page calls these routes, under whose path the interaction's cookie lives; answers are
 * data, failures included.
 */
export function registerPasskey(
  app: FastifyInstance,
  { providers, clesAcces, etapes }: PasskeyDeps,
): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const config = { access: 'public' } as const

  /** What a key opens here, once its owner is known. */
  const requireSuite = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.client.fournisseurExterne) {
      const pending = await etapes.find(request)
      if (!pending) throw new AppError('SignInExpired')
      const finish = async (compteId: string) => {
        if (compteId !== pending.attente.compteId) throw new AppError('PasskeyRefused')
        return pending.finish('cle', request, reply)
      }
      return { uid: pending.uid, finish }
    }
    const current = await findCurrent(providers, request, reply)
    if (!current) throw new AppError('SignInExpired')
    const finish = (compteId: string, amr: string[]) =>
      complete(current, compteId, amr, request, reply)
    return { uid: current.interaction.uid, finish }
  }

  routes.get(
    passkeyScript.path,
    // The address changes with the content: it may be kept.
    { config, schema: { hide: true } },
    (_request, reply) =>
      reply
        .header('content-type', 'text/javascript; charset=utf-8')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(passkeyScript.content),
  )

  routes.post(
    '/connexion/:uid/cle/options',
    { config, schema: { hide: true, response: { 200: connexionCleOptionsSchema } } },
    async (request, reply) => {
      const { uid } = await requireSuite(request, reply)
      return clesAcces.beginConnexion(request.client, uid)
    },
  )

  routes.post(
    '/connexion/:uid/cle',
    {
      config,
      schema: {
        hide: true,
        body: connexionCleSchema,
        response: { 200: connexionCleFaiteSchema },
      },
    },
    async (request, reply) => {
      const { uid, finish } = await requireSuite(request, reply)
      const { client, body } = request
      const { compteId, isSynchronisable } = await clesAcces.reconnaitre(client, uid, body)
      // The device was there and knew its owner: no code is asked for.
      const amr = [isSynchronisable ? 'swk' : 'hwk', 'user', 'mfa']
      return { url: await finish(compteId, amr) }
    },
  )
}
