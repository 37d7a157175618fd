import {
  activateUserSchema,
  cancelUsernameSchema,
  changementIdentifiantSchema,
  checkTokenResponseSchema,
  checkTokenSchema,
  comptesPaths,
  confirmEmailSchema,
  confirmUsernameSchema,
  demandeRecueSchema,
  dematerialisationSchema,
  espaceCreeSchema,
  forgotPasswordSchema,
  forgotUsernameSchema,
  HEADER_SECURITY_CODE,
  preForgotUsernameResponseSchema,
  preuveActivationResponseSchema,
  preuveActivationSchema,
  registerSchema,
  relanceActivationQuerySchema,
  relanceActivationSchema,
  resetPasswordSchema,
  restoreUsernameSchema,
} from '@espace-adherent/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { upkeep } from '../../platform/db/index.ts'
import { AppError, networkOf, takeAtLeast } from '../../platform/http/index.ts'
import { activateUser, confirmEmail, relanceActivation } from './activation.ts'
import { cancelUsername, confirmUsername } from './changement.ts'
import { checkToken } from './check-token.ts'
import { answerDematerialisation } from './dematerialisation.ts'
import type { ComptesDeps } from './deps.ts'
import { forgotUsername, preForgotUsername } from './identifiant.ts'
import { embeddedProviderOnly } from './mon-compte.routes.ts'
import { forgotPassword, resetPassword } from './mot-de-passe.ts'
import { prouverActivation } from './preuve.ts'
import { register } from './register.ts'
import { restoreUsername } from './retablissement.ts'
import { textes } from './textes.ts'

const codeOf = ({ [HEADER_SECURITY_CODE]: code }: FastifyRequest['headers']) =>
  typeof code === 'string' ? code : null

/** Above what the longest branch takes: whether an account was found does not show. */
const SAME_TIME_MS = 250

export type ComptesRoutesDeps = ComptesDeps & {
  /** False where all requests come from one address. */
  limitAddresses: boolean
}

export function registerComptes(app: FastifyInstance, deps: ComptesRoutesDeps): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const tags = [textes.api.etiquette]
  const access = 'public' as const
  const network = ({ ip }: FastifyRequest) => (deps.limitAddresses ? networkOf(ip) : null)
  const received = { 200: demandeRecueSchema }
  /** Forms that send mails are counted for the whole installation, before anything is looked up. */
  const counted = async <T>({ client }: FastifyRequest, act: () => Promise<T>): Promise<T> => {
    await deps.publics.requirePlace(deps.db, client, deps.clock())
    return takeAtLeast(SAME_TIME_MS, act())
  }

  routes.post(
    comptesPaths.register,
    {
      config: { access, feature: 'creationCompteAutreActe' },
      schema: {
        tags,
        summary: textes.api.register,
        body: registerSchema,
        response: { 200: espaceCreeSchema },
      },
    },
    (request) => {
      const { client, body } = request
      // The screen is not reachable there; neither is what it calls.
      if (client.adressesRestreintes.includes(request.hostname)) throw new AppError('Forbidden')
      return counted(request, () => register(deps)(client, body, network(request)))
    },
  )

  routes.post(
    comptesPaths.dematerialisation,
    {
      config: { access, feature: 'dematCreationCompte' },
      schema: {
        tags,
        summary: textes.api.dematerialisation,
        body: dematerialisationSchema,
        response: received,
      },
    },
    async (request) => {
      await answerDematerialisation(deps)(request.body)
      return {}
    },
  )

  routes.post(
    comptesPaths.checkToken,
    {
      config: { access },
      schema: {
        tags,
        summary: textes.api.checkToken,
        body: checkTokenSchema,
        response: { 200: checkTokenResponseSchema },
      },
    },
    ({ client, body }) => {
      return checkToken(deps)(client, body)
    },
  )

  routes.post(
    comptesPaths.confirmEmail,
    {
      config: { access },
      schema: {
        tags,
        summary: textes.api.confirmEmail,
        body: confirmEmailSchema,
        response: received,
      },
    },
    async ({ client, body, headers }) => {
      await confirmEmail(deps)(client, body, codeOf(headers))
      return {}
    },
  )

  routes.post(
    comptesPaths.activateUser,
    {
      config: { access },
      schema: {
        tags,
        summary: textes.api.activateUser,
        body: activateUserSchema,
        response: { 200: espaceCreeSchema },
      },
    },
    ({ client, body, headers }) => {
      embeddedProviderOnly(client)
      return activateUser(deps)(client, body, codeOf(headers))
    },
  )

  routes.post(
    comptesPaths.preuveActivation,
    {
      config: { access },
      schema: {
        tags,
        summary: textes.api.preuveActivation,
        body: preuveActivationSchema,
        response: { 200: preuveActivationResponseSchema },
      },
    },
    (request) =>
      takeAtLeast(
        SAME_TIME_MS,
        prouverActivation(deps)(request.client, request.body, network(request)),
      ),
  )

  routes.post(
    comptesPaths.relanceActivation,
    {
      config: { access },
      schema: {
        tags,
        summary: textes.api.relanceActivation,
        querystring: relanceActivationQuerySchema,
        response: { 200: relanceActivationSchema },
      },
    },
    async (request) => {
      const { client, query } = request
      const relance = () =>
        upkeep(deps.db, (tx) => relanceActivation(deps)(tx, client, query.userId))
      return { isSent: await counted(request, relance) }
    },
  )

  routes.post(
    comptesPaths.forgotPassword,
    {
      config: { access },
      schema: {
        tags,
        summary: textes.api.forgotPassword,
        body: forgotPasswordSchema,
        response: received,
      },
    },
    async (request) => {
      const { client, body } = request
      embeddedProviderOnly(client)
      await counted(request, () => forgotPassword(deps)(client, body))
      return {}
    },
  )

  routes.post(
    comptesPaths.resetPassword,
    {
      config: { access },
      schema: {
        tags,
        summary: textes.api.resetPassword,
        body: resetPasswordSchema,
        response: received,
      },
    },
    async ({ client, body }) => {
      embeddedProviderOnly(client)
      await resetPassword(deps)(client, body)
      return {}
    },
  )

  routes.post(
    comptesPaths.preForgotUsername,
    {
      config: { access, feature: 'forgotUsernameAutreActe' },
      schema: {
        tags,
        summary: textes.api.preForgotUsername,
        body: forgotUsernameSchema,
        response: { 200: preForgotUsernameResponseSchema },
      },
    },
    (request) => {
      return takeAtLeast(
        SAME_TIME_MS,
        preForgotUsername(deps)(request.client, request.body, network(request)),
      )
    },
  )

  routes.post(
    comptesPaths.forgotUsername,
    {
      config: { access, feature: 'forgotUsernameAutreActe' },
      schema: {
        tags,
        summary: textes.api.forgotUsername,
        body: forgotUsernameSchema,
        response: { 200: changementIdentifiantSchema },
      },
    },
    (request) => {
      const { client, body } = request
      return counted(request, () =>
        forgotUsername(deps)(client, body, {
          network: network(request),
          securityCode: codeOf(request.headers),
        }),
      )
    },
  )

  routes.post(
    comptesPaths.confirmUsername,
    {
      config: { access },
      schema: {
        tags,
        summary: textes.api.confirmUsername,
        body: confirmUsernameSchema,
        response: { 200: changementIdentifiantSchema },
      },
    },
    ({ client, body }) => {
      return confirmUsername(deps)(client, body)
    },
  )

  routes.post(
    comptesPaths.cancelUsername,
    {
      config: { access },
      schema: {
        tags,
        summary: textes.api.cancelUsername,
        body: cancelUsernameSchema,
        response: received,
      },
    },
    async ({ client, body }) => {
      await cancelUsername(deps)(client, body)
      return {}
    },
  )

  routes.post(
    comptesPaths.restoreUsername,
    {
      config: { access },
      schema: {
        tags,
        summary: textes.api.restoreUsername,
        body: restoreUsernameSchema,
        response: received,
      },
    },
    async ({ client, body }) => {
      await restoreUsername(deps)(client, body)
      return {}
    },
  )
}
