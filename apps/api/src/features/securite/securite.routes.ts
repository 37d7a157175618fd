import {
  SECURITY_CODE_CHOIX_PATH,
  SECURITY_CODE_CONTACT_PATH,
  SECURITY_CODE_REFRESH_PATH,
  SECURITY_CODE_SEND_PATH,
  SECURITY_CODE_VERIFY_PATH,
  type SecurityCodeSend,
  type SecurityCodeSent,
  type SecurityCodeVerified,
  type SecurityCodeVerify,
  securityCodeChoixSchema,
  securityCodeSendSchema,
  securityCodeSentSchema,
  securityCodeVerifiedSchema,
  securityCodeVerifySchema,
  securityContactSchema,
} from '@espace-adherent/contract'
import {
  succesOperation,
  succesParMail,
  texteCodeEnvoye,
  texteCodePeutEtreEnvoye,
  texteSecuriteEpuisee,
} from '@espace-adherent/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Executor } from '../../platform/db/index.ts'
import { AppError, networkOf, takeAtLeast } from '../../platform/http/index.ts'
import { recordEvenement } from '../historique/index.ts'
import type { Identity, Leave } from '../identity/index.ts'
import { type Adresses, createAdresses } from './adresses.ts'
import { type ApplicationRoutesDeps, registerApplication } from './application.routes.ts'
import { nouveauMobileOf, type Securite } from './securite.ts'
import { textes } from './textes.ts'
import { toError } from './verdict.ts'

/** Well above what sending a code takes: whether there was one to send does not show. */
const SAME_TIME_MS = 120

export type SecuriteRoutesDeps = {
  db: Executor
  securite: Securite
  clock: () => Date
  /** False where all requests come from one address. */
  limitAddresses: boolean
  identity: Pick<Identity, 'closeAll'>
  /** Ends this session; gives the address where the browser goes next. */
  leave: Leave
} & Pick<ApplicationRoutesDeps, 'clesAcces'>

type Deps = Omit<SecuriteRoutesDeps, 'limitAddresses'> & { adresses: Adresses }

export function registerSecurite(
  app: FastifyInstance,
  { limitAddresses, ...given }: SecuriteRoutesDeps,
): void {
  const { db, clock, securite } = given
  const { budgets } = securite
  const adresses = createAdresses({ db, budgets, clock, isLimited: limitAddresses })
  const deps: Deps = { ...given, adresses }
  registerApplication(app, deps)
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
    (request) => {
      const { body } = request
      return body.operation === 'VERIFY_UNAUTHENTICATED_AMF'
        ? takeAtLeast(SAME_TIME_MS, verifyVisiteur(deps, request, body))
        : verifyMember(deps, request, body)
    },
  )

  const contact = async (request: FastifyRequest) => {
    const { compteId } = await request.connecte()
    const found = await deps.securite.findContact(deps.db, compteId)
    if (!found) throw new AppError('Unauthorized')
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
  routes.post(
    SECURITY_CODE_CHOIX_PATH,
    {
      config: connecte,
      schema: { tags, summary: textes.api.choix, body: securityCodeChoixSchema, response },
    },
    async (request) => {
      const { client, body } = request
      await deps.securite.choisirCanal(deps.db, {
        client,
        visiteur: await request.connecte(),
        sendType: body.sendType,
        now: deps.clock(),
      })
      return contact(request)
    },
  )
}

async function sendToMember(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  saisie: SecurityCodeSend,
): Promise<SecurityCodeSent> {
  const { db, securite, clock } = deps
  const { compteId, session } = await request.connecte()
  await deps.adresses.countSending(networkOf(request.ip))
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
      logoutUrl: await endSessions(deps, request, reply, compteId),
    }
  throw new AppError(refusals[envoi.etat])
}

const refusals = {
  identiteRequise: 'SecurityCodeRequired',
  sansCanal: 'ServiceUnavailable',
  inconnu: 'Unauthorized',
} as const

const nothingTold = {
  sendType: null,
  content: null,
  telephoneForbidden: false,
  logoutUrl: null,
} satisfies SecurityCodeSent

/** Nothing in the answer depends on whether there is such an account, nor on what it has used up. */
async function sendToVisiteur(
  deps: Deps,
  request: FastifyRequest,
  saisie: SecurityCodeSend,
): Promise<SecurityCodeSent> {
  const { db, securite, clock } = deps
  const { client } = request
  const { operation, sendType } = saisie
  await deps.adresses.countSending(networkOf(request.ip))
  const { qui, compteId, isActivation } = await securite.findVise(db, client, saisie, clock())
  if (compteId !== null)
    await securite.sendCode(db, {
      client,
      compteId,
      isActivation,
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
  deps: Deps,
  request: FastifyRequest,
  saisie: SecurityCodeVerify,
): Promise<SecurityCodeVerified> {
  const { db, securite, clock } = deps
  const { compteId, session } = await request.connecte()
  const verdict = await deps.adresses.tryCode(networkOf(request.ip), () =>
    securite.verifyCode(db, {
      client: request.client,
      compteId,
      operation: saisie.operation,
      securityCode: saisie.securityCode,
      nouveauMobile: nouveauMobileOf(saisie),
      sessionEmpreinte: session.empreinte,
      qui: securite.budgets.ofCompte(compteId),
      now: clock(),
    }),
  )
  if (verdict.etat === 'accepte') {
    const { operation } = saisie
    const parMail = verdict.isParMail ? succesParMail[operation] : undefined
    return { message: parMail ?? succesOperation[operation] }
  }
  throw toError(verdict)
}

/** One refusal for all reasons, an unknown identifier included; only a reference may be too old. */
async function verifyVisiteur(
  deps: Deps,
  request: FastifyRequest,
  saisie: SecurityCodeVerify,
): Promise<SecurityCodeVerified> {
  const { db, securite, clock } = deps
  const { client } = request
  const { operation, securityCode } = saisie
  const verdict = await deps.adresses.tryCode(networkOf(request.ip), async () => {
    const { qui, compteId, isActivation } = await securite.findVise(db, client, saisie, clock())
    return compteId === null
      ? null
      : securite.verifyCode(db, {
          client,
          compteId,
          isActivation,
          operation,
          securityCode,
          nouveauMobile: null,
          sessionEmpreinte: null,
          qui,
          now: clock(),
        })
  })
  if (verdict?.etat === 'accepte') return { message: succesOperation[operation] }
  throw new AppError('SecurityCodeInvalid', textes.refusVisiteur)
}

/** Of every device; whoever asked goes where their own session ends. */
async function endSessions(
  { db, clock, identity, leave }: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  compteId: string,
): Promise<string> {
  const logoutUrl = await leave(request, reply)
  await identity.closeAll(compteId)
  await recordEvenement(db, {
    clientCode: request.client.code,
    compteId,
    action: 'sessions-fermees',
    le: clock(),
  })
  return logoutUrl
}
