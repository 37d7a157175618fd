import { COOKIE_ANTI_FORGERY, catalogue, SIGNED_IN_PATH } from '@espace-adherent/contract'
import { demandeSecondFacteur } from '@espace-adherent/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isUsableAt } from '../../features/cles-acces/index.ts'
import type { Identity } from '../../features/identity/index.ts'
import { networkOf } from '../../platform/http/index.ts'
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
import type { Providers } from './providers.ts'
import {
  type Attente,
  createSecondStep,
  nouvelleVue,
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
      const current = await findCurrent(providers, request, reply)
      if (!current) return showExpired(request, reply)
      const { userName, password } = readForm(request.body)
      if (userName === '' || password === '')
        return showForm(request, reply, { userName, erreur: 'incomplet' })
      const result = await identity.authenticate(request.client.code, {
        userName,
        motDePasse: password,
        reseau: networkOf(request.ip),
      })
      if (result.etat !== 'accepte')
        return showForm(request, reply, {
          userName,
          erreur: result.etat,
          reste: result.etat === 'refuse' ? result.reste : undefined,
        })
      if (!demandeSecondFacteur(result, request.client.config))
        return finish(current, result.compteId, ['pwd'], request, reply)
      const sent = await secondStep.begin(request, reply, result)
      if (sent.etat === 'refuse') return reply.status(sent.status).html(sent.page)
      await keepAttente(current, sent.attente)
      return reply.redirect(`/connexion/${current.interaction.uid}`, 303)
    })

    // The address that one is left at after a wrong code, opened again.
    scope.get('/connexion/:uid/code', options, async (request, reply) => {
      const { uid } = request.params as { uid: string }
      return reply.redirect(`/connexion/${uid}`, 303)
    })

    scope.post('/connexion/:uid/code', options, async (request, reply) => {
      const current = await findCurrent(providers, request, reply)
      const attente = current && attenteOf(current)
      if (!current || !attente) return showExpired(request, reply)
      const { code, renvoyer, vue } = (request.body ?? {}) as Record<string, unknown>
      // A reload sends again what was answered already: it costs neither a try nor a message.
      if (vue !== undefined && vue !== attente.vue) return secondStep.show(request, reply, attente)
      if (renvoyer !== undefined) {
        const { compteId, moyen, isInscription, isRenvoi } = attente
        if (!isRenvoi) return secondStep.show(request, reply, attente)
        // From an application to the mobile: staff have both.
        const isPersonnel = isInscription || moyen !== 'message'
        const sent = await secondStep.send(request, reply, { compteId, isPersonnel })
        if (sent.etat === 'refuse') return reply.status(sent.status).html(sent.page)
        await keepAttente(current, sent.attente)
        return secondStep.show(request, reply, sent.attente, { isResent: true })
      }
      const erreur = await secondStep.findRefusal(request, attente, readCode(code))
      if (erreur) {
        const suite = { ...attente, vue: nouvelleVue() }
        await keepAttente(current, suite)
        return secondStep.show(request, reply, suite, { erreur })
      }
      if (attente.isInscription) {
        const moyen = { moyen: 'inscription', isInscription: false, isRenvoi: false } as const
        await keepAttente(current, { ...attente, ...moyen, envoi: [], vue: nouvelleVue() })
        return reply.redirect(`/connexion/${current.interaction.uid}`, 303)
      }
      return finish(current, attente.compteId, ['pwd', 'otp'], request, reply)
    })
  })
}

const finish = async (
  current: Current,
  compteId: string,
  amr: string[],
  request: FastifyRequest,
  reply: FastifyReply,
) => reply.redirect(await complete(current, compteId, amr, request, reply), 303)

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
