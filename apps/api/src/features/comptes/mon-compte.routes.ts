import {
  changePasswordSchema,
  checkPasswordResponseSchema,
  checkPasswordSchema,
  fermetureSchema,
  monComptePaths,
  monCompteSchema,
  rienSchema,
} from '@espace-adherent/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { AppError, networkOf } from '../../platform/http/index.ts'
import type { Client } from '../client.ts'
import type { ComptesDeps } from './deps.ts'
import {
  changePassword,
  checkPassword,
  closeSessions,
  readMonCompte,
  renounceChangement,
  resendChangement,
} from './mon-compte.ts'
import { textes } from './textes.ts'

/** What somebody who is signed in does with how they sign in. */
export function registerMonCompte(app: FastifyInstance, deps: ComptesDeps): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const tags = [textes.api.etiquette]
  const config = { access: 'connecte' } as const
  const done = { 200: rienSchema }

  routes.get(
    monComptePaths.securite,
    { config, schema: { tags, summary: textes.api.securite, response: { 200: monCompteSchema } } },
    async (request) => readMonCompte(deps)(request.client, await request.connecte()),
  )

  routes.post(
    monComptePaths.checkPassword,
    {
      config,
      schema: {
        tags,
        summary: textes.api.checkPassword,
        body: checkPasswordSchema,
        response: { 200: checkPasswordResponseSchema },
      },
    },
    async (request) => {
      embeddedProviderOnly(request.client)
      const visiteur = await request.connecte()
      const essai = { password: request.body.password, reseau: networkOf(request.ip) }
      return { isValid: await checkPassword(deps)(request.client, visiteur, essai) }
    },
  )

  routes.post(
    monComptePaths.changePassword,
    {
      config,
      schema: {
        tags,
        summary: textes.api.changePassword,
        body: changePasswordSchema,
        response: done,
      },
    },
    async (request) => {
      embeddedProviderOnly(request.client)
      const visiteur = await request.connecte()
      const demande = { data: request.body, reseau: networkOf(request.ip) }
      await changePassword(deps)(request.client, visiteur, demande)
      return {}
    },
  )

  routes.post(
    monComptePaths.sessions,
    {
      config,
      schema: { tags, summary: textes.api.fermeture, body: fermetureSchema, response: done },
    },
    async (request) => {
      await closeSessions(deps)(request.client, await request.connecte(), request.body.id)
      return {}
    },
  )

  routes.post(
    monComptePaths.renvoi,
    { config, schema: { tags, summary: textes.api.renvoi, response: done } },
    async (request) => {
      await resendChangement(deps)(request.client, await request.connecte())
      return {}
    },
  )

  routes.post(
    monComptePaths.annulation,
    { config, schema: { tags, summary: textes.api.annulation, response: done } },
    async (request) => {
      await renounceChangement(deps)(request.client, await request.connecte())
      return {}
    },
  )
}

/** Passwords belong to the insurer's own provider, where there is one. */
export function embeddedProviderOnly(client: Client): void {
  if (client.fournisseurExterne) throw new AppError('NotFound')
}
