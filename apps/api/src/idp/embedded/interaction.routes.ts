import { COOKIE_ANTI_FORGERY, catalogue, SIGNED_IN_PATH } from '@espace-adherent/contract'
import { demandeSecondFacteur } from '@espace-adherent/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isUsableAt } from '../../features/cles-acces/index.ts'
import type { Identity } from '../../features/identity/index.ts'
import { networkOf } from '../../platform/http/index.ts'
import { frameOf } from '../frame.ts'
import { preparePages } from '../html-scope.ts'
import { type LoginErreur, type LoginPage, loginPage } from '../pages/login-page.ts'
import { messagePage } from '../pages/message-page.ts'
import { passkeyScript } from '../pages/page.ts'
import { textes } from '../pages/textes.ts'
import type { Etapes } from '../relying-party/etapes.ts'
import { type Current, complete, findCurrent } from './interaction.ts'
import { createOnce } from './once.ts'
import { keepAttente, type Pending, pendingOf } from './pending.ts'
import type { Providers } from './providers.ts'
import {
  type Attente,
  type Dit,
  nouvelleVue,
  type Refus,
  readCode,
  type SecondStep,
} from './second-step.ts'

const statuses: Record<LoginErreur, number> = {
  incomplet: catalogue.BadRequest.status,
  refuse: catalogue.Unauthorized.status,
  verrouille: catalogue.AccountLocked.status,
  verrouilleJour: catalogue.AccountLocked.status,
  reseau: catalogue.TooManyRequests.status,
  reseauJour: catalogue.TooManyRequests.status,
}

export type InteractionDeps = {
  providers: Providers
  identity: Identity
  secondStep: SecondStep
  /** Sign-ins whose first step was taken elsewhere. */
  etapes: Etapes
}

/**
 * The sign-in form of the embedded provider, and the second step of every provider. The cookie of a sign-in lives under
 * this very path.
 */
export async function registerInteraction(
  app: FastifyInstance,
  { providers, identity, secondStep, etapes }: InteractionDeps,
): Promise<void> {
  const once = createOnce<Suite>()
  const options = { config: { access: 'public' }, schema: { hide: true } } as const
  await app.register(async (scope) => {
    preparePages(scope)

    scope.get('/connexion/:uid', options, async (request, reply) => {
      const pending = await findPending(request, reply)
      if (pending) return secondStep.show(request, reply, pending.attente, pending)
      const current = await findCurrent(providers, request, reply)
      return current ? showForm(request, reply, { userName: '' }) : showExpired(request, reply)
    })

    scope.post('/connexion/:uid', options, async (request, reply) => {
      const suite = await once(request, async () => {
        const current = await findCurrent(providers, request, reply)
        return current ? takePassword(request, current) : expired
      })
      return suite(request, reply)
    })

    async function findPending(request: FastifyRequest, reply: FastifyReply) {
      if (request.client.fournisseurExterne) return etapes.find(request)
      const current = await findCurrent(providers, request, reply)
      return current && pendingOf(current)
    }

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
        return finish((request, reply) =>
          complete(current, result.compteId, ['pwd'], request, reply),
        )
      const sent = await secondStep.begin(request, result)
      if (sent.etat === 'refuse') return refuse(sent)
      await keepAttente(current, sent.attente)
      return goOn
    }

    // The address where a wrong code leaves one, opened again.
    scope.get('/connexion/:uid/code', options, async (request, reply) => {
      const { uid } = request.params as { uid: string }
      return reply.redirect(`/connexion/${uid}`, 303)
    })

    scope.post('/connexion/:uid/code', options, async (request, reply) => {
      const suite = await once(request, async () => {
        const pending = await findPending(request, reply)
        return pending ? takeCode(request, pending) : expired
      })
      return suite(request, reply)
    })

    async function takeCode(request: FastifyRequest, pending: Pending): Promise<Suite> {
      const { attente, chapo } = pending
      const { code, renvoyer, vue } = (request.body ?? {}) as Record<string, unknown>
      const show = (suite: Attente, dit: Dit = {}): Suite => {
        return (request, reply) => secondStep.show(request, reply, suite, { ...dit, chapo })
      }
      // A reload sends again what was answered: it costs neither a try nor a message.
      if (vue !== undefined && vue !== attente.vue) return show(attente)
      if (renvoyer !== undefined) {
        const { compteId, moyen, isInscription, isRenvoi } = attente
        if (!isRenvoi) return show(attente)
        // From an application to the mobile: staff have both.
        const isPersonnel = isInscription || moyen !== 'message'
        const sent = await secondStep.send(request, { compteId, isPersonnel })
        if (sent.etat === 'refuse') return refuse(sent)
        await pending.keep(sent.attente)
        return show(sent.attente, { isResent: true })
      }
      const erreur = await secondStep.findRefusal(request, attente, readCode(code))
      if (erreur) {
        const suite = { ...attente, vue: nouvelleVue() }
        await pending.keep(suite)
        return show(suite, { erreur })
      }
      if (attente.isInscription) {
        const moyen = { moyen: 'inscription', isInscription: false, isRenvoi: false } as const
        await pending.keep({ ...attente, ...moyen, envoi: [], vue: nouvelleVue() })
        return goOn
      }
      return finish((request, reply) => pending.finish('code', request, reply))
    }
  })
}

/** How each of several identical submissions is answered: on a page of its own. */
type Suite = (request: FastifyRequest, reply: FastifyReply) => unknown

const expired: Suite = (request, reply) => showExpired(request, reply)

const goOn: Suite = (request, reply) =>
  reply.redirect(`/connexion/${(request.params as { uid: string }).uid}`, 303)

const finish =
  (end: (request: FastifyRequest, reply: FastifyReply) => Promise<string>): Suite =>
  async (request, reply) =>
    reply.redirect(await end(request, reply), 303)

const refuse =
  ({ status, message }: Refus): Suite =>
  (request, reply) =>
    reply.status(status).html(messagePage({ ...frameOf(request, reply), ...message }))

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
