import {
  SSO_TOKEN_PATH,
  SSO_VERIFY_PATH,
  ssoIdentiteSchema,
  ssoTokenSchema,
} from '@espace-adherent/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { MembreContext } from '../context.ts'
import { consumeJeton } from './jetons.repository.ts'
import { empreinteDe, issueJeton } from './jetons.ts'
import { createPartenaires } from './partenaires.ts'
import { textes } from './textes.ts'

export type SsoRoutesDeps = {
  db: Executor
  clock: () => Date
  /** What each partner's site shares with us, by its name; without any no token can be checked. */
  partenaires: ReadonlyMap<string, string>
  contexts: { membre(request: FastifyRequest): Promise<MembreContext> }
}

/** The insurer's own other site, when the page names no partner. */
const ASSUREUR = 'assureur'

export function registerSso(
  app: FastifyInstance,
  { db, clock, partenaires: secrets, contexts: { membre: context } }: SsoRoutesDeps,
): void {
  const partenaires = createPartenaires(secrets)
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const tags = [textes.api.etiquette]

  routes.get(
    SSO_TOKEN_PATH,
    {
      config: { access: 'membre', rateLimit: { max: 30, timeWindow: 60_000 } },
      schema: {
        tags,
        summary: textes.api.token,
        querystring: z.object({ partenaire: z.string().max(40).default(ASSUREUR) }),
        response: { 200: ssoTokenSchema },
      },
    },
    async (request) => {
      const { partenaire } = request.query
      if (partenaire !== ASSUREUR && !partenaires.has(partenaire)) throw new AppError('NotFound')
      return { token: await issueJeton(await context(request), partenaire) }
    },
  )

  if (partenaires.isEmpty) return
  routes.post(
    SSO_VERIFY_PATH,
    {
      // Called by another server, which shows the secret that it alone shares with us.
      config: {
        access: 'public',
        antiForgery: 'protocol',
        rateLimit: { max: 600, timeWindow: 60_000 },
      },
      schema: {
        tags,
        summary: textes.api.verify,
        body: z.object({ token: z.string().min(1).max(200) }),
        response: { 200: ssoIdentiteSchema },
      },
    },
    async (request) => {
      const [, shown = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? []
      const partenaire = partenaires.recognise(shown)
      if (partenaire === null) throw new AppError('Unauthorized')
      const empreinte = empreinteDe(request.body.token)
      const identite = await consumeJeton(db, { empreinte, partenaire, now: clock() })
      if (!identite) throw new AppError('NotFound')
      return identite
    },
  )
}
