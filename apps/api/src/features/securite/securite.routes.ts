import {
  SECURITY_CODE_CONTACT_PATH,
  SECURITY_CODE_REFRESH_PATH,
  SECURITY_CODE_SEND_PATH,
  SECURITY_CODE_VERIFY_PATH,
  type SecurityCodeSend,
  type SecurityCodeSent,
  type SecurityCodeVerified,
  type SecurityCodeVerify,
  securityCodeSendSchema,
  securityCodeSentSchema,
  securityCodeVerifiedSchema,
  securityCodeVerifySchema,
  securityContactSchema,
} from '@espace-adherent/contract'
import {
  succesOperation,
  texteCodeEnvoye,
  texteCodeIncorrect,
  texteCodePeutEtreEnvoye,
  texteSecuriteEpuisee,
} from '@espace-adherent/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Executor } from '../../platform/db/index.ts'
import { AppError, networkOf, takeAtLeast } from '../../platform/http/index.ts'
import { nouveauMobileOf, type Securite } from './securite.ts'
import { textes } from './textes.ts'
import type { Verdict } from './verify.ts'

/** Well above what sending a code takes: whether there was one to send does not show. */
const SAME_TIME_MS = 120

export type SecuriteRoutesDeps = {
  db: Executor
  securite: Securite
  clock: () => Date
  /** False where all requests come from one address. */
  limitAddresses: boolean
  /** Ends every session of the account; gives the address where the browser goes next. */
  endSessions(request: FastifyRequest, reply: FastifyReply, compteId: string): Promise<string>
}

export function registerSecurite(app: FastifyInstance, deps: SecuriteRoutesDeps): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const tags = [textes.api.etiquette]

  routes.post(
    SECURITY_CODE_SEND_PATH,
    {
      // Public: one operation is for people who cannot sign in. The others ask for a session below.
      config: { access: 'public' },
      schema: {
        tags,
        summary: textes.api.send,
        body: securityCodeSendSchema,
        response: { 200: securityCodeSentSchema },
      },
    },
    (request, reply) => {
      reply.header('cache-control', 'no-store')
      const { body } = request
      return body.operation === 'VERIFY_UNAUTHENTICATED_AMF'
        ? takeAtLeast(SAME_TIME_MS, sendToVisiteur(deps, request, body))
        : sendToMember(deps, request, reply, body)
    },
  )

  routes.post(
    SECURITY_CODE_VERIFY_PATH,
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: textes.api.verify,
        body: securityCodeVerifySchema,
        response: { 200: securityCodeVerifiedSchema },
      },
    },
    (request, reply) => {
      reply.header('cache-control', 'no-store')
      const { body } = request
      return body.operation === 'VERIFY_UNAUTHENTICATED_AMF'
        ? takeAtLeast(SAME_TIME_MS, verifyVisiteur(deps, request, body))
        : verifyMember(deps, request, body)
    },
  )

  const contact = async (request: FastifyRequest, reply: FastifyReply) => {
    const { compteId } = await requireVisiteur(request)
    const found = await deps.securite.findContact(deps.db, compteId)
    if (!found) throw new AppError('Unauthorized')
    reply.header('cache-control', 'no-store')
    return found
  }
  const connecte = { access: 'connecte' } as const
  const response = { 200: securityContactSchema }
  routes.get(
    SECURITY_CODE_CONTACT_PATH,
    { config: connecte, schema: { tags, summary: textes.api.contact, response } },
    contact,
  )
  routes.post(
    SECURITY_CODE_REFRESH_PATH,
    { config: connecte, schema: { tags, summary: textes.api.refresh, response } },
    contact,
  )
}

async function requireVisiteur(request: FastifyRequest) {
  const visiteur = await request.visiteur()
  // Also for LOGIN_AMF: before there is a session, the sign-in page asks for its code by itself.
  if (!visiteur) throw new AppError('Unauthorized')
  return visiteur
}

async function sendToMember(
  deps: SecuriteRoutesDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  saisie: SecurityCodeSend,
): Promise<SecurityCodeSent> {
  const { db, securite, clock } = deps
  const { compteId, session } = await requireVisiteur(request)
  await countSending(deps, request)
  const envoi = await securite.sendCode(db, {
    client: request.client,
    compteId,
    operation: saisie.operation,
    sendType: saisie.sendType,
    nouveauMobile: nouveauMobileOf(saisie),
    session,
    qui: securite.budgets.ofCompte(compteId),
    now: clock(),
  })
  if (envoi.etat === 'envoye')
    return {
      sendType: envoi.sendType,
      content: texteCodeEnvoye(envoi.sendType, envoi.destination),
      telephoneForbidden: envoi.force === 'telephoneInterdit',
      logoutUrl: null,
    }
  if (envoi.etat === 'epuise')
    return {
      ...nothingTold,
      content: texteSecuriteEpuisee(envoi.quoi, envoi.minutes),
      logoutUrl: await deps.endSessions(request, reply, compteId),
    }
  throw new AppError(envoi.etat === 'identiteRequise' ? 'SecurityCodeRequired' : 'Unauthorized')
}

const nothingTold = {
  sendType: null,
  content: null,
  telephoneForbidden: false,
  logoutUrl: null,
} satisfies SecurityCodeSent

/** Nothing in the answer depends on whether there is such an account, nor on what it has used up. */
async function sendToVisiteur(
  deps: SecuriteRoutesDeps,
  request: FastifyRequest,
  saisie: SecurityCodeSend,
): Promise<SecurityCodeSent> {
  const { db, securite, clock } = deps
  const { client } = request
  const { operation, sendType } = saisie
  await countSending(deps, request)
  const { compteId, qui } = await securite.findVise(db, client, saisie, clock())
  if (compteId !== null)
    await securite.sendCode(db, {
      client,
      compteId,
      operation,
      sendType,
      nouveauMobile: null,
      session: null,
      qui,
      now: clock(),
    })
  return { ...nothingTold, content: texteCodePeutEtreEnvoye }
}

async function verifyMember(
  deps: SecuriteRoutesDeps,
  request: FastifyRequest,
  saisie: SecurityCodeVerify,
): Promise<SecurityCodeVerified> {
  const { db, securite, clock } = deps
  const { compteId, session } = await requireVisiteur(request)
  await checkTries(deps, request)
  const verdict = await securite.verifyCode(db, {
    client: request.client,
    compteId,
    operation: saisie.operation,
    securityCode: saisie.securityCode,
    nouveauMobile: nouveauMobileOf(saisie),
    sessionEmpreinte: session.empreinte,
    qui: securite.budgets.ofCompte(compteId),
    now: clock(),
  })
  if (verdict.etat === 'accepte') return { message: succesOperation[saisie.operation] }
  await countTry(deps, request)
  throw toError(verdict)
}

function toError(verdict: Exclude<Verdict, { etat: 'accepte' }>): AppError {
  switch (verdict.etat) {
    case 'refuse':
      return new AppError('SecurityCodeInvalid', texteCodeIncorrect(verdict.essaisRestants))
    case 'expire':
      return new AppError('SecurityCodeExpired')
    case 'mort':
      return new AppError('SecurityCodeDead')
    case 'verrouille':
      return new AppError('SecurityCodeLocked')
    case 'sansMobile':
      return new AppError('MobileRequired')
  }
}

/** One refusal for all reasons, an unknown identifier included; only a reference may be too old. */
async function verifyVisiteur(
  deps: SecuriteRoutesDeps,
  request: FastifyRequest,
  saisie: SecurityCodeVerify,
): Promise<SecurityCodeVerified> {
  const { db, securite, clock } = deps
  const { client } = request
  const { operation, securityCode } = saisie
  await checkTries(deps, request)
  const { compteId, qui } = await securite.findVise(db, client, saisie, clock())
  if (compteId !== null) {
    const verdict = await securite.verifyCode(db, {
      client,
      compteId,
      operation,
      securityCode,
      nouveauMobile: null,
      sessionEmpreinte: null,
      qui,
      now: clock(),
    })
    if (verdict.etat === 'accepte') return { message: succesOperation[operation] }
  }
  await countTry(deps, request)
  throw new AppError('SecurityCodeInvalid', textes.refusVisiteur)
}

const addressOf = ({ securite: { budgets } }: SecuriteRoutesDeps, { ip }: FastifyRequest) =>
  budgets.ofAdresse(networkOf(ip))

async function countSending(deps: SecuriteRoutesDeps, request: FastifyRequest): Promise<void> {
  if (!deps.limitAddresses) return
  const key = { quoi: 'envois', qui: addressOf(deps, request) } as const
  const isAdmitted = await deps.securite.budgets.admits(deps.db, key, deps.clock())
  if (!isAdmitted) throw new AppError('TooManyRequests')
}

async function checkTries(deps: SecuriteRoutesDeps, request: FastifyRequest): Promise<void> {
  if (!deps.limitAddresses) return
  const key = { quoi: 'essais', qui: addressOf(deps, request) } as const
  const left = await deps.securite.budgets.remaining(deps.db, key, deps.clock())
  if (left === 0) throw new AppError('TooManyRequests')
}

async function countTry(deps: SecuriteRoutesDeps, request: FastifyRequest): Promise<void> {
  if (!deps.limitAddresses) return
  const key = { quoi: 'essais', qui: addressOf(deps, request) } as const
  await deps.securite.budgets.admits(deps.db, key, deps.clock())
}
