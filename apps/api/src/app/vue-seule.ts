import { FIN_VUE_PATH, type Resource, registry, resourceUrl } from '@espace-adherent/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { recordVue } from '../features/historique/index.ts'
import { sessionCookieName } from '../features/identity/index.ts'
import type { Executor } from '../platform/db/index.ts'
import { AppError } from '../platform/http/index.ts'

/** What staff who look at a member's portal may send: that they leave it, or the portal. */
const permises = new Set([FIN_VUE_PATH, '/api/identity/logout'])

/** Readings that open something in the member's name, elsewhere or for good. */
const personnelles = new Set([
  '/api/identity/sso-token',
  '/api/reseaux-soins/token',
  '/api/adherent/donnees/visionneuse',
  '/api/adherent/papiers/visionneuse',
])

const isLecture = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

/** What members read of their own, by address: the name that the member's history shows. */
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
 * Staff who look at the portal as a member sees it only read. What they read is written to the
 * member's history before it is given.
 */
export function registerVueSeule(app: FastifyInstance, { db, clock }: Deps): void {
  app.addHook('onRequest', async (request) => {
    const { url = '' } = request.routeOptions
    if (permises.has(url) || (isLecture(request) && !personnelles.has(url))) return
    if (!request.cookies[sessionCookieName(request.client)]) return
    const visiteur = await request.visiteur()
    if (visiteur?.vuPar) throw new AppError('ReadOnlyView')
  })
  // After the guard: what was refused was not seen.
  app.addHook('preHandler', async (request) => {
    const quoi = lectures.get(request.routeOptions.url ?? '')
    if (quoi === undefined || !isLecture(request)) return
    const visiteur = await request.visiteur()
    if (!visiteur?.vuPar) return
    await recordVue(db, { client: request.client, visiteur, quoi, now: clock() })
  })
}
