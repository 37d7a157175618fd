import { ESSAI_CLIENT_PATH, ESSAI_RECU_PATH, SIGNED_OUT_PATH } from '@espace-adherent/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { cookieEssai, openEssai } from '../features/clients/index.ts'
import type { Sealer } from '../platform/crypto/index.ts'
import { AppError } from '../platform/http/index.ts'

type Deps = { sealer: Sealer; clock: () => Date }

/** What an administrator needs before they are signed in: the way in, and what the pages of that way show. */
const ouvertes: readonly (string | RegExp)[] = [
  '/',
  '/service-worker.js',
  SIGNED_OUT_PATH,
  /^\/(?:assets|charte|application|connexion|oidc|health|dev)\//,
  new RegExp(`^(?:${ESSAI_CLIENT_PATH}|${ESSAI_RECU_PATH})/`),
  /^\/api\/identity\/(?:login|callback|logout|user|client|check-token|check-password|activate-user|forgot-password|reset-password)$/,
  /^\/api\/security-code\/(?:send|verify)$/,
]

const isOuverte = (url: string) =>
  ouvertes.some((une) => (typeof une === 'string' ? une === url : une.test(url)))

/** Whether whoever asks may see a client in preparation: its administrators, and whom one of them gave a link. */
export const createAcces =
  ({ sealer, clock }: Deps) =>
  async (request: FastifyRequest): Promise<boolean> => {
    const { client, cookies } = request
    if (!client.isEnPreparation) return true
    if (openEssai(sealer, client.code, cookies[cookieEssai] ?? '', clock())) return true
    const visiteur = await request.visiteur()
    return visiteur !== null && (visiteur.roles.includes('Admin') || visiteur.vuPar !== null)
  }

/**
 * Before the guard, whatever the route says of itself: a client that is not open answers nobody but its administrators.
 * A route that is added is closed by that.
 */
export function registerPreparation(app: FastifyInstance, deps: Deps): void {
  const isAdmis = createAcces(deps)
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.isForMonitors || !request.client.isEnPreparation) return
    reply.header('x-robots-tag', 'noindex, nofollow').header('cache-control', 'no-store')
    if (isOuverte(request.routeOptions.url ?? request.url)) return
    if (!(await isAdmis(request))) throw new AppError('EnPreparation')
  })
}
