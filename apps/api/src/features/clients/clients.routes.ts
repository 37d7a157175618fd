import {
  clientsPaths,
  codeClientSchema,
  conflitSchema,
  consentementsClientSchema,
  creationClientSchema,
  droitsClients,
  essaiFonctionnalitesQuerySchema,
  essaiFonctionnalitesSchema,
  essaiFournisseurSchema,
  evenementsGestionSchema,
  exceptionEcriteSchema,
  exceptionsSchema,
  exceptionVueSchema,
  ficheClientSchema,
  fournisseurTrouveSchema,
  logoEnvoyeSchema,
  nomDeLogoSchema,
  offresClientSchema,
} from '@espace-adherent/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AppError } from '../../platform/http/index.ts'
import type { Accords } from '../accords/index.ts'
import type { Client } from '../client.ts'
import type { Comptes } from '../comptes/index.ts'
import type { StaffContext } from '../context.ts'
import { findLogosDe, findTenus } from './clients.repository.ts'
import type { Clients, ClientsDeps } from './clients.ts'
import { listConsentements } from './consentements.ts'
import { createClient } from './creation.ts'
import { listEvenements } from './evenements.ts'
import { ecrireException, essayer, listExceptions, listOffres } from './fonctionnalites.ts'
import { mustAnswer } from './fournisseur.ts'
import { textes } from './textes.ts'

export type ClientsRoutesDeps = {
  accords: Accords
  clients: Clients
  comptes: Pick<Comptes, 'inviteByMail'>
  discover: ClientsDeps['discover']
  findClient(code: string): Client | undefined
  contexts: { backoffice(request: FastifyRequest): Promise<StaffContext> }
}

const unClient = z.object({ id: codeClientSchema })
const rien = z.object({})

const { resumes } = textes
const tags = [textes.etiquetteApi]
const { lire, creer, modifier } = droitsClients

const contextOf = (deps: ClientsRoutesDeps) => (request: unknown) =>
  deps.contexts.backoffice(request as FastifyRequest)

/** The specification has it among the calls of identity, and not under the back office's address. */
export function registerCreation(app: FastifyInstance, deps: ClientsRoutesDeps): void {
  const create = createClient(deps)
  const context = contextOf(deps)
  app.withTypeProvider<ZodTypeProvider>().post(
    clientsPaths.create,
    {
      config: { access: creer },
      schema: {
        tags,
        summary: resumes.create,
        body: creationClientSchema,
        response: { 200: ficheClientSchema },
      },
    },
    async (request) => create(await context(request), request.body),
  )
}

/** What a client has besides the verbs of a resource. */
export function registerClients(app: FastifyInstance, deps: ClientsRoutesDeps): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const context = contextOf(deps)

  routes.post(
    clientsPaths.logo,
    {
      config: { access: modifier },
      schema: {
        tags,
        summary: resumes.logo,
        body: logoEnvoyeSchema,
        response: { 200: ficheClientSchema, 409: conflitSchema(ficheClientSchema, z.unknown()) },
      },
    },
    async (request) => deps.clients.replaceLogo(await context(request), request.body),
  )

  routes.get(
    clientsPaths.logo,
    {
      // Pages show several at once: no look at a person's file.
      config: { access: lire, isPassive: true },
      schema: {
        tags,
        summary: resumes.voirLogo,
        querystring: unClient.extend({ nom: nomDeLogoSchema }),
      },
    },
    async (request, reply) => {
      const { db, client } = await context(request)
      const { id, nom } = request.query
      const [tenu] = await findTenus(db, client.code, id)
      const logo = tenu && (await findLogosDe(db, tenu.code)).find((each) => each.nom === nom)
      if (!logo) throw new AppError('NotFound')
      return reply
        .header('content-type', logo.typeMime)
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .send(Buffer.from(logo.contenu))
    },
  )

  routes.get(
    clientsPaths.historique,
    {
      config: { access: lire },
      schema: {
        tags,
        summary: resumes.historique,
        querystring: unClient,
        response: { 200: evenementsGestionSchema },
      },
    },
    async (request) => listEvenements(await context(request), request.query.id),
  )

  routes.post(
    clientsPaths.essaiFournisseur,
    {
      config: { access: modifier },
      schema: {
        tags,
        summary: resumes.essaiFournisseur,
        body: essaiFournisseurSchema,
        response: { 200: fournisseurTrouveSchema },
      },
    },
    ({ body }) => mustAnswer(deps.discover, body.issuer, 'issuer'),
  )

  routes.get(
    clientsPaths.offres,
    {
      config: { access: lire },
      schema: {
        tags,
        summary: resumes.offres,
        querystring: unClient,
        response: { 200: offresClientSchema },
      },
    },
    async (request) => listOffres(await context(request), request.query.id),
  )

  routes.get(
    clientsPaths.exceptions,
    {
      config: { access: lire },
      schema: {
        tags,
        summary: resumes.exceptions,
        querystring: unClient,
        response: { 200: exceptionsSchema },
      },
    },
    async (request) => listExceptions(await context(request), request.query.id),
  )

  routes.post(
    clientsPaths.exceptions,
    {
      config: { access: modifier },
      schema: {
        tags,
        summary: resumes.ecrireException,
        body: exceptionEcriteSchema,
        response: { 200: rien, 409: conflitSchema(exceptionVueSchema, exceptionEcriteSchema) },
      },
    },
    async (request) => {
      await ecrireException(await context(request), request.body)
      return {}
    },
  )

  routes.get(
    clientsPaths.essaiFonctionnalites,
    {
      config: { access: lire },
      schema: {
        tags,
        summary: resumes.essaiFonctionnalites,
        querystring: essaiFonctionnalitesQuerySchema,
        response: { 200: essaiFonctionnalitesSchema },
      },
    },
    async (request) => essayer(await context(request), request.query),
  )

  routes.get(
    clientsPaths.consentements,
    {
      config: { access: lire },
      schema: {
        tags,
        summary: resumes.consentements,
        querystring: unClient,
        response: { 200: consentementsClientSchema },
      },
    },
    async (request) => listConsentements(await context(request), request.query.id),
  )
}
