import { randomUUID } from 'node:crypto'
import { COOKIE_ANTI_FORGERY, catalogue } from '@espace-adherent/contract'
import {
  isBackOffice,
  noteMailForce,
  type Role,
  texteCodeEnvoye,
  texteCodeIncorrect,
} from '@espace-adherent/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type ClesAcces, isUsableAt } from '../../features/cles-acces/index.ts'
import type { Adresses, Securite, Verdict } from '../../features/securite/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError, networkOf } from '../../platform/http/index.ts'
import { frameOf } from '../frame.ts'
import { clePage } from '../pages/cle-page.ts'
import { codePage } from '../pages/code-page.ts'
import { inscriptionPage } from '../pages/inscription-page.ts'
import { passkeyScript } from '../pages/page.ts'
import { textes } from '../pages/textes.ts'

export type SecondStepDeps = {
  db: Executor
  securite: Securite
  clesAcces: Pick<ClesAcces, 'hasAny'>
  adresses: Adresses
  clock: () => Date
  /** Where the demonstration shows its codes, instead of sending them. */
  mailboxUrl: string | null
}

/**
 * Where the awaited code comes from. `inscription`: from the application being added. `cle`: no
 * code, a passkey is awaited.
 */
type Moyen = 'message' | 'application' | 'inscription' | 'cle'

/** Kept with the interaction: the password was right, the code is awaited. */
export type Attente = {
  compteId: string
  moyen: Moyen
  /** For staff, a code that came by mail opens only the page where they add an application. */
  isInscription: boolean
  /** Another code can be sent. */
  isRenvoi: boolean
  envoi: string[]
  /** The page shown last: only what it sends counts as a try. */
  vue: string
}

export const nouvelleVue = () => randomUUID()

/** Said on a page of its own: this sign-in ends. */
export type Refus = { etat: 'refuse'; status: number; message: { titre: string; texte: string } }

export type Sent = { etat: 'envoye'; attente: Attente } | Refus

/** What the page says besides what is awaited. */
export type Dit = {
  erreur?: AppError
  isResent?: boolean
  /** Why a code is asked for, when the account is not protected. */
  chapo?: string | undefined
}

export type SecondStep = ReturnType<typeof createSecondStep>

/** The security code that staff and protected accounts are asked for after their password. */
export function createSecondStep(deps: SecondStepDeps) {
  const { db, securite, clesAcces, adresses, clock, mailboxUrl } = deps
  const refuse = (status: number, message: Refus['message']): Sent => ({
    etat: 'refuse',
    status,
    message,
  })
  const qui = (compteId: string) => securite.budgets.ofCompte(compteId)

  async function send(
    request: FastifyRequest,
    { compteId, isPersonnel }: { compteId: string; isPersonnel: boolean },
  ): Promise<Sent> {
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
      const isInscription = isPersonnel && sendType === 'MAIL'
      if (isInscription) textesEnvoi.push(textes.inscription.ensuite)
      const moyen = { moyen: 'message', isInscription, isRenvoi: true } as const
      return {
        etat: 'envoye',
        attente: { compteId, ...moyen, envoi: textesEnvoi, vue: nouvelleVue() },
      }
    }
    if (envoi.etat === 'sansCanal') {
      const { id: reqId, client } = request
      request.log.warn({ reqId, client: client.code }, 'sign-in refused: no way to send a code')
      return refuse(catalogue.ServiceUnavailable.status, textes.code.sansCanal)
    }
    if (envoi.etat !== 'epuise') throw new AppError('Unauthorized')
    return refuse(catalogue.TooManyRequests.status, {
      titre: textes.code.epuiseTitre,
      texte: textes.code.epuise(envoi.quoi, envoi.minutes),
    })
  }

  return {
    send,

    /**
     * After the right password. Staff read everybody's files, so something that they hold must
     * prove them, an application or a mobile; a mailbox does not.
     */
    async begin(
      request: FastifyRequest,
      { compteId, roles }: { compteId: string; roles: readonly Role[] },
    ): Promise<Sent> {
      const { client, hostname } = request
      if (!isBackOffice(roles)) return send(request, { compteId, isPersonnel: false })
      const isSms = (await securite.canalConnexion(db, client, compteId)) === 'SMS'
      if (await securite.application.isActive(db, compteId)) {
        const moyen = { moyen: 'application', isInscription: false, isRenvoi: isSms } as const
        const envoi = [textes.application.ou]
        return { etat: 'envoye', attente: { compteId, ...moyen, envoi, vue: nouvelleVue() } }
      }
      // A mailbox must not replace a passkey.
      if (!isSms && isUsableAt(client, hostname) && (await clesAcces.hasAny(db, compteId))) {
        if (!client.fournisseurExterne)
          return refuse(catalogue.Forbidden.status, textes.code.cleSeule)
        // An external provider's page knows nothing of it: it is asked for here.
        const moyen = { moyen: 'cle', isInscription: false, isRenvoi: false } as const
        return { etat: 'envoye', attente: { compteId, ...moyen, envoi: [], vue: nouvelleVue() } }
      }
      return send(request, { compteId, isPersonnel: true })
    },

    /** Why the code opens nothing; null when it does. */
    async findRefusal(
      { client, ip }: FastifyRequest,
      { compteId, moyen }: Attente,
      securityCode: string,
    ): Promise<AppError | null> {
      if (moyen === 'cle') return new AppError('PasskeyRefused')
      try {
        const essai = { client, compteId, securityCode, qui: qui(compteId), now: clock() }
        const verdict = await adresses.tryCode(networkOf(ip), () =>
          moyen === 'message'
            ? securite.verifyCode(db, {
                ...essai,
                operation: 'LOGIN_AMF',
                nouveauMobile: null,
                sessionEmpreinte: null,
              })
            : securite.application.verify(db, essai),
        )
        return verdict.etat === 'accepte' ? null : refusalOf(verdict)
      } catch (error) {
        // This network has been wrong too often.
        if (error instanceof AppError) return error
        throw error
      }
    },

    async show(
      request: FastifyRequest,
      reply: FastifyReply,
      { compteId, moyen, isRenvoi, envoi, vue }: Attente,
      { erreur, isResent, chapo }: Dit = {},
    ) {
      const { uid } = request.params as { uid: string }
      const page = {
        ...frameOf(request, reply),
        antiForgeryToken: request.cookies[COOKIE_ANTI_FORGERY] ?? '',
        vue,
        action: `/connexion/${uid}/code`,
        erreur: erreur?.message,
      }
      const status = reply.status(erreur?.status ?? 200)
      if (moyen === 'inscription') {
        const { client } = request
        const cle = await securite.application.prepare(db, { client, compteId, now: clock() })
        if (!cle) throw new AppError('Unauthorized')
        return status.html(await inscriptionPage({ ...page, ...cle }))
      }
      if (moyen === 'cle')
        return status.html(clePage({ ...page, passkeyScript: passkeyScript.url }))
      return status.html(
        codePage({
          ...page,
          chapo,
          envoi,
          isApplication: moyen === 'application',
          isRenvoi,
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
