import {
  type CleAcces,
  cleAccesAjoutSchema,
  cleAccesOptionsSchema,
  cleAccesSchema,
  cleAccesSuppressionSchema,
  cleAccesSupprimeeSchema,
  clesAccesPaths,
  clesAccesSchema,
  HEADER_SECURITY_CODE,
} from '@espace-adherent/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { AppError } from '../../platform/http/index.ts'
import type { CleRow } from './cles.repository.ts'
import type { ClesAcces } from './cles-acces.ts'
import type { Demandeur } from './enregistrement.ts'
import { textes } from './textes.ts'

export function registerClesAcces(
  app: FastifyInstance,
  { clesAcces }: { clesAcces: ClesAcces },
): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const tags = [textes.api.etiquette]
  const config = { access: 'connecte' } as const

  routes.get(
    clesAccesPaths.cles,
    {
      config,
      schema: { tags, summary: textes.api.liste, response: { 200: clesAccesSchema } },
    },
    async (request) => {
      const { visiteur } = await demandeurOf(request)
      const items = (await clesAcces.list(visiteur.compteId)).map(toCleAcces)
      return { items, total: items.length }
    },
  )

  routes.post(
    clesAccesPaths.options,
    {
      config,
      schema: { tags, summary: textes.api.options, response: { 200: cleAccesOptionsSchema } },
    },
    async (request) => clesAcces.beginEnregistrement(await demandeurOf(request)),
  )

  routes.post(
    clesAccesPaths.cles,
    {
      config,
      schema: {
        tags,
        summary: textes.api.ajout,
        body: cleAccesAjoutSchema,
        response: { 200: cleAccesSchema },
      },
    },
    async (request) => {
      const demandeur = await demandeurOf(request)
      const userAgent = request.headers['user-agent'] ?? ''
      return toCleAcces(await clesAcces.enregistrer(demandeur, request.body, userAgent))
    },
  )

  routes.post(
    clesAccesPaths.suppression,
    {
      config,
      schema: {
        tags,
        summary: textes.api.suppression,
        body: cleAccesSuppressionSchema,
        response: { 200: cleAccesSupprimeeSchema },
      },
    },
    async (request) => {
      await clesAcces.remove(await demandeurOf(request), request.body.id)
      return {}
    },
  )
}

async function demandeurOf(request: FastifyRequest): Promise<Demandeur> {
  const { client } = request
  // How people sign in is the business of the insurer's own provider, where there is one.
  if (client.fournisseurExterne) throw new AppError('NotFound')
  const visiteur = await request.connecte()
  const code = request.headers[HEADER_SECURITY_CODE]
  return { client, visiteur, securityCode: typeof code === 'string' && code !== '' ? code : null }
}

const toCleAcces = ({ id, libelle, creeLe, utiliseeLe, isSynchronisee }: CleRow): CleAcces => ({
  id,
  libelle,
  creeLe: creeLe.toISOString(),
  utiliseeLe: utiliseeLe?.toISOString() ?? null,
  isSynchronisee,
})
