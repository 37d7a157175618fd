import { COOKIE_ANTI_FORGERY } from '@espace-adherent/contract'
import { noteMailForce, texteCodeEnvoye, texteCodeIncorrect } from '@espace-adherent/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Securite, Verdict } from '../../features/securite/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import { frameOf } from '../frame.ts'
import { codePage, messagePage, textes } from '../pages/index.ts'

export type SecondStepDeps = { db: Executor; securite: Securite; clock: () => Date }

/** Kept with the interaction: the password was right, the code is awaited. */
export type Attente = { compteId: string; envoi: string[] }

export type Sent = { etat: 'envoye'; attente: Attente } | { etat: 'epuise'; page: string }

/** The security code that protected accounts are asked for after their password. */
export function createSecondStep({ db, securite, clock }: SecondStepDeps) {
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
        return { etat: 'envoye', attente: { compteId, envoi: textesEnvoi } }
      }
      if (envoi.etat !== 'epuise') throw new AppError('Unauthorized')
      const texte = textes.code.epuise(envoi.quoi, envoi.minutes)
      const page = messagePage({
        ...frameOf(request, reply),
        titre: textes.code.epuiseTitre,
        texte,
      })
      return { etat: 'epuise', page }
    },

    verify: (request: FastifyRequest, compteId: string, securityCode: string): Promise<Verdict> =>
      securite.verifyCode(db, {
        client: request.client,
        compteId,
        operation: 'LOGIN_AMF',
        securityCode,
        nouveauMobile: null,
        sessionEmpreinte: null,
        qui: qui(compteId),
        now: clock(),
      }),

    show(
      request: FastifyRequest,
      reply: FastifyReply,
      { envoi }: Attente,
      { erreur, isResent }: { erreur?: AppError; isResent?: boolean } = {},
    ) {
      const { uid } = request.params as { uid: string }
      return reply.status(erreur?.status ?? 200).html(
        codePage({
          ...frameOf(request, reply),
          antiForgeryToken: request.cookies[COOKIE_ANTI_FORGERY] ?? '',
          action: `/connexion/${uid}/code`,
          envoi,
          erreur: erreur?.message,
          isResent: isResent ?? false,
        }),
      )
    },
  }
}

/** Spaces and dashes of what was pasted do not count. */
export const readCode = (saisie: unknown) =>
  typeof saisie === 'string' ? saisie.replaceAll(/[\s-]/g, '') : ''

export function refusalOf(verdict: Exclude<Verdict, { etat: 'accepte' }>): AppError {
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
