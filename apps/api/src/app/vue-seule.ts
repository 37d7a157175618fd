import { FIN_VUE_PATH } from '@espace-adherent/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sessionCookieName } from '../features/identity/index.ts'
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

/** Staff who look at the portal as a member sees it read it, and do nothing in that member's place. */
export function registerVueSeule(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { url = '' } = request.routeOptions
    if (permises.has(url) || (isLecture(request) && !personnelles.has(url))) return
    if (!request.cookies[sessionCookieName(request.client)]) return
    const visiteur = await request.visiteur()
    if (visiteur?.vuPar) throw new AppError('ReadOnlyView')
  })
}
