import { randomUUID } from 'node:crypto'
import { COOKIE_ANTI_FORGERY, catalogue } from '@espace-adherent/contract'
import { noteMailForce, texteCodeEnvoye, texteCodeIncorrect } from '@espace-adherent/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Adresses, Securite, Verdict } from '../../features/securite/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError, networkOf } from '../../platform/http/index.ts'
import { frameOf } from '../frame.ts'
import { codePage, messagePage, textes } from '../pages/index.ts'

export type SecondStepDeps = {
  db: Executor
  securite: Securite
  adresses: Adresses
  clock: () => Date
  /** Where the demonstration shows its codes, instead of sending them. */
  mailboxUrl: string | null
}

/** Kept with the interaction: the password was right, the code is awaited. */
export type Attente = {
  compteId: string
  envoi: string[]
  /** The page that was shown last: only what it sends is a try. */
  vue: string
}

export const nouvelleVue = () => randomUUID()

export type Sent =
  | { etat: 'envoye'; attente: Attente }
  | { etat: 'refuse'; status: number; page: string }

/** The security code that staff and protected accounts are asked for after their password. */
export function createSecondStep({ db, securite, adresses, clock, mailboxUrl }: SecondStepDeps) {
  const refuse = (
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    message: { titre: string; texte: string },
  ): Sent => ({
    etat: 'refuse',
    status,
    page: messagePage({ ...frameOf(request, reply), ...message }),
  })
  const qui = (compteId: string) => securite.budgets.ofCompte(compteId)

  return {
    async send(request: FastifyRequest, reply: FastifyReply, compteId: string): Promise<Sent> {
      const envoi = await securite.sendCode(db, {
        client: request.client,
        compteId,
        operation: 'LOGIN_AMF',
        sendType: 'SMS',
        nouveauMobile: null,
        session: null,
        qui: qui(compteId),
        now: clock(),
      })
      if (envoi.etat === 'envoye') {
        const { sendType, destination, force } = envoi
        const textesEnvoi = [texteCodeEnvoye(sendType, destination)]
        if (force) textesEnvoi.push(noteMailForce[force])
        return { etat: 'envoye', attente: { compteId, envoi: textesEnvoi, vue: nouvelleVue() } }
      }
      if (envoi.etat === 'sansCanal') {
        const { id: reqId, client } = request
        request.log.warn({ reqId, client: client.code }, 'sign-in refused: no way to send a code')
        return refuse(request, reply, catalogue.ServiceUnavailable.status, textes.code.sansCanal)
      }
      if (envoi.etat !== 'epuise') throw new AppError('Unauthorized')
      return refuse(request, reply, catalogue.TooManyRequests.status, {
        titre: textes.code.epuiseTitre,
        texte: textes.code.epuise(envoi.quoi, envoi.minutes),
      })
    },

    /** Why the code opens nothing; null when it does. */
    async findRefusal(
      { client, ip }: FastifyRequest,
      compteId: string,
      securityCode: string,
    ): Promise<AppError | null> {
      try {
        const verdict = await adresses.tryCode(networkOf(ip), () =>
          securite.verifyCode(db, {
            client,
            compteId,
            operation: 'LOGIN_AMF',
            securityCode,
            nouveauMobile: null,
            sessionEmpreinte: null,
            qui: qui(compteId),
            now: clock(),
          }),
        )
        return verdict.etat === 'accepte' ? null : refusalOf(verdict)
      } catch (error) {
        // The network has been wrong too often.
        if (error instanceof AppError) return error
        throw error
      }
    },

    show(
      request: FastifyRequest,
      reply: FastifyReply,
      { envoi, vue }: Attente,
      { erreur, isResent }: { erreur?: AppError; isResent?: boolean } = {},
    ) {
      const { uid } = request.params as { uid: string }
      return reply.status(erreur?.status ?? 200).html(
        codePage({
          ...frameOf(request, reply),
          antiForgeryToken: request.cookies[COOKIE_ANTI_FORGERY] ?? '',
          vue,
          action: `/connexion/${uid}/code`,
          envoi,
          erreur: erreur?.message,
          isResent: isResent ?? false,
          mailboxUrl,
        }),
      )
    },
  }
}

/** Spaces and dashes of what was pasted do not count. */
export const readCode = (saisie: unknown) =>
  typeof saisie === 'string' ? saisie.replaceAll(/[\s-]/g, '') : ''

function refusalOf(verdict: Exclude<Verdict, { etat: 'accepte' }>): AppError {
  switch (verdict.etat) {
    case 'refuse':
      return new AppError('SecurityCodeInvalid', texteCodeIncorrect(verdict.essaisRestants))
    case 'mort':
      return new AppError('SecurityCodeDead')
    case 'verrouille':
      return new AppError('SecurityCodeLocked')
    default:
      return new AppError('SecurityCodeExpired')
  }
}
