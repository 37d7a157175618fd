import {
  dossierV1,
  gesteV1,
  idDemandeV1,
  integrationV1,
  integreeV1,
  pageDemandesV1,
  pieceV1,
  questionDemandesV1,
  SYSTEME_V1,
} from '@espace-adherent/contract/systeme'
import type { PorteeMachine } from '@espace-adherent/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Executor } from '../../../platform/db/index.ts'
import { sendFile } from '../../../platform/resources/index.ts'
import { type AppelSysteme, createDemandesSysteme, type Moteur } from '../../demandes/index.ts'
import { textes } from '../textes.ts'
import { integrate } from './integration.ts'

type DemandesDeps = Parameters<typeof createDemandesSysteme>[0]
export type V1Deps = {
  db: Executor
  clock: () => Date
  actes: Omit<DemandesDeps, 'moteur'> & { moteur: { pourDemandes: Moteur } }
}

/** Opened by a key, whose protocol protects it by itself. */
export const ouvertA = (machine: PorteeMachine) =>
  ({ access: { machine }, antiForgery: 'protocol' }) as const

const tags = ['systeme']

/** Who calls, and by what they write: under an `Idempotency-Key`, the first transaction keeps it. */
export async function appelSysteme(
  request: FastifyRequest,
  { db, clock }: Pick<V1Deps, 'db' | 'clock'>,
): Promise<AppelSysteme> {
  const { id: cleId, portees } = await request.machine()
  return {
    db: request.ecriture?.db ?? db,
    client: request.client,
    now: clock(),
    cleId,
    isMedical: portees.includes('pieces.medicales'),
  }
}

/** What the insurer's management system asks of requests, version 1: nothing of it disappears. */
export function registerDemandesV1(app: FastifyInstance, { actes, ...deps }: V1Deps): void {
  const demandes = createDemandesSysteme({ ...actes, moteur: actes.moteur.pourDemandes })
  const appelDe = (request: unknown) => appelSysteme(request as FastifyRequest, deps)
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const chemin = `${SYSTEME_V1}/demandes`
  routes.get(
    chemin,
    {
      config: ouvertA('demandes.lire'),
      schema: {
        ...{ tags, summary: textes.v1.lister },
        querystring: questionDemandesV1,
        response: { 200: pageDemandesV1 },
      },
    },
    async (request) => demandes.list(await appelDe(request), request.query),
  )
  routes.get(
    `${chemin}/:id`,
    {
      config: ouvertA('demandes.lire'),
      schema: {
        ...{ tags, summary: textes.v1.lire },
        params: idDemandeV1,
        response: { 200: dossierV1 },
      },
    },
    async (request) => demandes.read(await appelDe(request), request.params.id),
  )
  routes.post(
    `${chemin}/:id/gestes`,
    {
      config: ouvertA('demandes.traiter'),
      schema: {
        ...{ tags, summary: textes.v1.traiter },
        params: idDemandeV1,
        body: gesteV1,
        response: { 200: dossierV1 },
      },
    },
    async (request) => demandes.move(await appelDe(request), request.params.id, request.body),
  )
  routes.put(
    `${chemin}/:id/integration`,
    {
      config: ouvertA('demandes.traiter'),
      schema: {
        ...{ tags, summary: textes.v1.integrer },
        params: idDemandeV1,
        body: integrationV1,
        response: { 200: integreeV1 },
      },
    },
    async (request) => integrate(await appelDe(request), request.params.id, request.body.etat),
  )
  routes.get(
    `${chemin}/:id/pieces/:remoteFileName`,
    {
      config: ouvertA('pieces.lire'),
      compress: false,
      schema: { tags, summary: textes.v1.piece, params: pieceV1 },
    },
    async (request, reply) => {
      const { id, remoteFileName } = request.params
      const piece = await demandes.openPiece(await appelDe(request), id, remoteFileName)
      return sendFile(reply.header('cache-control', 'no-store'), 'attachment', piece)
    },
  )
}
