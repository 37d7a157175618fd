import { FIN_VUE_PATH, type Resource, registry, resourceUrl } from '@espace-adherent/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { recordVue } from '../features/historique/index.ts'
import { sessionCookieName } from '../features/identity/index.ts'
import type { Executor } from '../platform/db/index.ts'
import { AppError } from '../platform/http/index.ts'

/** What staff who look at a member's portal may send: that they leave it, or the portal. */
const permises = new Set([FIN_VUE_PATH, '/api/identity/logout'])

/** What is read there opens something in the member's own name, elsewhere or for good. */
const personnelles = new Set([
  '/api/identity/sso-token',
  '/api/reseaux-soins/token',
  '/api/adherent/donnees/visionneuse',
  '/api/adherent/papiers/visionneuse',
])

const isLecture = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

/** What members read of their own, by its address: the name that the member will read. */
const lectures = new Map(
  (Object.values(registry) as Resource[])
    .filter(({ access, isPassive }) => access === 'membre' && !isPassive)
    .flatMap((resource) =>
      ['', '/export', '/print', '/visionneuse'].map(
        (suffixe) => [`${resourceUrl(resource)}${suffixe}`, resource.libelle] as const,
      ),
    ),
)

type Deps = { db: Executor; clock: () => Date }

/**
 * Staff who look at the portal as a member sees it read it, and do nothing in that member's place. What
 * they read is told to the member before it is given.
 */
export function registerVueSeule(app: FastifyInstance, { db, clock }: Deps): void {
  app.addHook('onRequest', async (request) => {
    const { url = '' } = request.routeOptions
    if (permises.has(url) || (isLecture(request) && !personnelles.has(url))) return
    if (!request.cookies[sessionCookieName(request.client)]) return
    const visiteur = await request.visiteur()
    if (visiteur?.vuPar) throw new AppError('ReadOnlyView')
  })
  // Once the guard has let the request in: what was refused was not seen.
  app.addHook('preHandler', async (request) => {
    const quoi = lectures.get(request.routeOptions.url ?? '')
    if (quoi === undefined || !isLecture(request)) return
    const visiteur = await request.visiteur()
    if (!visiteur?.vuPar) return
    await recordVue(db, { client: request.client, visiteur, quoi, now: clock() })
  })
}
