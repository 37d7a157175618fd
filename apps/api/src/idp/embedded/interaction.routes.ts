import { COOKIE_ANTI_FORGERY, catalogue, SIGNED_IN_PATH } from '@espace-adherent/contract'
import { demandeSecondFacteur } from '@espace-adherent/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isUsableAt } from '../../features/cles-acces/index.ts'
import type { Identity } from '../../features/identity/index.ts'
import { type AppError, networkOf } from '../../platform/http/index.ts'
import { frameOf } from '../frame.ts'
import { preparePages } from '../html-scope.ts'
import {
  type LoginErreur,
  type LoginPage,
  loginPage,
  messagePage,
  passkeyScript,
  textes,
} from '../pages/index.ts'
import { type Current, complete, findCurrent } from './interaction.ts'
import { createOnce } from './once.ts'
import type { Providers } from './providers.ts'
import {
  type Attente,
  createSecondStep,
  nouvelleVue,
  type Refus,
  readCode,
  type SecondStepDeps,
} from './second-step.ts'

const statuses: Record<LoginErreur, number> = {
  incomplet: catalogue.BadRequest.status,
  refuse: catalogue.Unauthorized.status,
  verrouille: catalogue.AccountLocked.status,
  verrouilleJour: catalogue.AccountLocked.status,
  reseau: catalogue.TooManyRequests.status,
  reseauJour: catalogue.TooManyRequests.status,
}

export type InteractionDeps = SecondStepDeps & { providers: Providers; identity: Identity }

/** The sign-in form of the embedded provider. Its cookie lives under this very path. */
export async function registerInteraction(
  app: FastifyInstance,
  { providers, identity, ...deps }: InteractionDeps,
): Promise<void> {
  const secondStep = createSecondStep(deps)
  const once = createOnce<Suite>()
  const options = { config: { access: 'public' }, schema: { hide: true } } as const
  await app.register(async (scope) => {
    preparePages(scope)

    scope.get('/connexion/:uid', options, async (request, reply) => {
      const current = await findCurrent(providers, request, reply)
      if (!current) return showExpired(request, reply)
      const attente = attenteOf(current)
      return attente
        ? secondStep.show(request, reply, attente)
        : showForm(request, reply, { userName: '' })
    })

    scope.post('/connexion/:uid', options, async (request, reply) => {
      const suite = await once(request, async () => {
        const current = await findCurrent(providers, request, reply)
        return current ? takePassword(request, current) : expired
      })
      return suite(request, reply)
    })

    /** What becomes of a password, told to whoever sent it. */
    async function takePassword(request: FastifyRequest, current: Current): Promise<Suite> {
      const { userName, password } = readForm(request.body)
      const form = (page: Pick<LoginPage, 'erreur' | 'reste'>): Suite => {
        return (request, reply) => showForm(request, reply, { userName, ...page })
      }
      if (userName === '' || password === '') return form({ erreur: 'incomplet' })
      const result = await identity.authenticate(request.client.code, {
        userName,
        motDePasse: password,
        reseau: networkOf(request.ip),
      })
      if (result.etat !== 'accepte') {
        const reste = result.etat === 'refuse' ? result.reste : undefined
        return form({ erreur: result.etat, reste })
      }
      if (!demandeSecondFacteur(result, request.client.config))
        return finish(current, result.compteId, ['pwd'])
      const sent = await secondStep.begin(request, result)
      if (sent.etat === 'refuse') return refuse(sent)
      await keepAttente(current, sent.attente)
      return goOn
    }

    // The address that one is left at after a wrong code, opened again.
    scope.get('/connexion/:uid/code', options, async (request, reply) => {
      const { uid } = request.params as { uid: string }
      return reply.redirect(`/connexion/${uid}`, 303)
    })

    scope.post('/connexion/:uid/code', options, async (request, reply) => {
      const suite = await once(request, async () => {
        const current = await findCurrent(providers, request, reply)
        const attente = current && attenteOf(current)
        return attente ? takeCode(request, current, attente) : expired
      })
      return suite(request, reply)
    })

    async function takeCode(
      request: FastifyRequest,
      current: Current,
      attente: Attente,
    ): Promise<Suite> {
      const { code, renvoyer, vue } = (request.body ?? {}) as Record<string, unknown>
      const show = (suite: Attente, dit: { erreur?: AppError; isResent?: boolean } = {}): Suite => {
        return (request, reply) => secondStep.show(request, reply, suite, dit)
      }
      // A reload sends again what was answered already: it costs neither a try nor a message.
      if (vue !== undefined && vue !== attente.vue) return show(attente)
      if (renvoyer !== undefined) {
        const { compteId, moyen, isInscription, isRenvoi } = attente
        if (!isRenvoi) return show(attente)
        // From an application to the mobile: staff have both.
        const isPersonnel = isInscription || moyen !== 'message'
        const sent = await secondStep.send(request, { compteId, isPersonnel })
        if (sent.etat === 'refuse') return refuse(sent)
        await keepAttente(current, sent.attente)
        return show(sent.attente, { isResent: true })
      }
      const erreur = await secondStep.findRefusal(request, attente, readCode(code))
      if (erreur) {
        const suite = { ...attente, vue: nouvelleVue() }
        await keepAttente(current, suite)
        return show(suite, { erreur })
      }
      if (attente.isInscription) {
        const moyen = { moyen: 'inscription', isInscription: false, isRenvoi: false } as const
        await keepAttente(current, { ...attente, ...moyen, envoi: [], vue: nouvelleVue() })
        return goOn
      }
      return finish(current, attente.compteId, ['pwd', 'otp'])
    }
  })
}

/** How each of those who sent the same is answered: on a page of their own. */
type Suite = (request: FastifyRequest, reply: FastifyReply) => unknown

const expired: Suite = (request, reply) => showExpired(request, reply)

const goOn: Suite = (request, reply) =>
  reply.redirect(`/connexion/${(request.params as { uid: string }).uid}`, 303)

const finish =
  (current: Current, compteId: string, amr: string[]): Suite =>
  async (request, reply) =>
    reply.redirect(await complete(current, compteId, amr, request, reply), 303)

const refuse =
  ({ status, message }: Refus): Suite =>
  (request, reply) =>
    reply.status(status).html(messagePage({ ...frameOf(request, reply), ...message }))

/** Without a `login` in it, the provider takes this result for no sign-in at all. */
async function keepAttente({ interaction }: Current, attente: Attente): Promise<void> {
  interaction.result = { attente }
  await interaction.persist()
}

const attenteOf = ({ interaction }: Current) =>
  (interaction.result as { attente?: Attente } | undefined)?.attente ?? null

function readForm(body: unknown): { userName: string; password: string } {
  const { userName, password } = (body ?? {}) as Record<string, unknown>
  return {
    userName: typeof userName === 'string' ? userName.trim() : '',
    password: typeof password === 'string' ? password : '',
  }
}

function showForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { userName, erreur, reste }: Pick<LoginPage, 'userName' | 'erreur' | 'reste'>,
) {
  const page = loginPage({
    ...frameOf(request, reply),
    antiForgeryToken: request.cookies[COOKIE_ANTI_FORGERY] ?? '',
    userName,
    erreur,
    reste,
    passkeyScript: isUsableAt(request.client, request.hostname) ? passkeyScript.url : undefined,
  })
  return reply.status(erreur ? statuses[erreur] : 200).html(page)
}

async function showExpired(request: FastifyRequest, reply: FastifyReply) {
  // The back button after a sign-in leads here: there is nothing to start again.
  if (await request.visiteur()) return reply.redirect(SIGNED_IN_PATH, 303)
  return reply
    .status(410)
    .html(messagePage({ ...frameOf(request, reply), ...textes.interactionExpiree }))
}
