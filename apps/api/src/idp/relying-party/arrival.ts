import { SIGNED_IN_PATH } from '@espace-adherent/contract'
import {
  decrireAppareil,
  demandeSecondFacteur,
  prouveSecondFacteur,
  type SecondFacteur,
} from '@espace-adherent/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  type Identity,
  sessionCookieName,
  sessionCookieOptions,
} from '../../features/identity/index.ts'
import type { Securite } from '../../features/securite/index.ts'
import { unchanged, write } from '../../noyau/index.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError, giveToken, sessionToken } from '../../platform/http/index.ts'
import type { Refus, SecondStep } from '../embedded/second-step.ts'
import { textes } from '../pages/textes.ts'
import { createEtapes, type Etape } from './etapes.ts'
import type { Identite } from './exchange.ts'

export type ArrivalDeps = {
  db: Executor
  sealer: Sealer
  clock: () => Date
  identity: Identity
  securite: Pick<Securite, 'tellRattachement'>
  secondStep: SecondStep
}

export type Arrived =
  /** Signed in, or led to what the portal still asks for. */
  { etat: 'suite'; url: string } | { etat: 'inconnu' } | Refus

type Opening = Pick<Etape, 'prouveLe' | 'callbackUrl'> & {
  compteId: string
  /** Of an external provider, whose own session is ended with it. */
  idToken: string | null
  secondFacteur: SecondFacteur | null
}

export type Arrival = ReturnType<typeof createArrival>

/** What happens to somebody whom a provider has vouched for. */
export function createArrival({ db, sealer, clock, identity, securite, secondStep }: ArrivalDeps) {
  /** Gives where the browser goes next. */
  async function open(
    request: FastifyRequest,
    reply: FastifyReply,
    { callbackUrl, ...opening }: Opening,
  ): Promise<string> {
    const { client } = request
    const session = await identity.signIn(client, {
      ...opening,
      appareil: decrireAppareil(request.headers['user-agent'] ?? ''),
      previous: request.cookies[sessionCookieName(client)],
    })
    const options = sessionCookieOptions(client)
    // What the page knows from before the sign-in is worth nothing now.
    giveToken(reply, sessionToken(session), options.secure)
    reply.setCookie(sessionCookieName(client), session, options)
    return callbackUrl ?? SIGNED_IN_PATH
  }

  const etapes = createEtapes({
    db,
    sealer,
    clock,
    chapoOf: ({ rattachement, attente }) =>
      rattachement && attente.moyen === 'message' ? textes.code.rattachement : undefined,
    async finish({ attente, rattachement, ...etape }, secondFacteur, request, reply) {
      const { client } = request
      const { compteId } = attente
      if (rattachement)
        await write(db, { client, now: clock(), auteur: null }, async (e) => {
          const bound = await identity.bindExternal(e, { compteId, ...rattachement })
          if (bound === null) throw new AppError('SignInExpired')
          if (bound === 'ailleurs') await securite.tellRattachement(e, client, compteId)
          return unchanged(e, undefined)
        })
      return open(request, reply, { ...etape, compteId, secondFacteur })
    },
  })

  return {
    open,
    etapes,

    /**
     * From an external provider. Its word is enough for an account bound to that very subject. An
     * account that only a claim names must first be proven to the portal; staff also prove a second
     * factor, there or here.
     */
    async receive(
      request: FastifyRequest,
      reply: FastifyReply,
      identite: Identite,
      callbackUrl: string | null,
    ): Promise<Arrived> {
      const { client } = request
      const trouve = await identity.findExternalCompte(client.code, identite)
      if (!trouve) return { etat: 'inconnu' }
      const { compteId, roles, isARattacher } = trouve
      const { prouveLe, idToken, issuer, sujet } = identite
      const isProuve = prouveSecondFacteur(identite, client.fournisseurExterne?.acrAcceptes)
      const isDemande = !isProuve && demandeSecondFacteur({ isAmf: false, roles }, client.config)
      const suite = { prouveLe, idToken, callbackUrl }
      if (!isARattacher && !isDemande) {
        const secondFacteur = isProuve ? 'fournisseur' : null
        return {
          etat: 'suite',
          url: await open(request, reply, { ...suite, compteId, secondFacteur }),
        }
      }
      const sent = await secondStep.begin(request, { compteId, roles })
      if (sent.etat === 'refuse') return sent
      const url = await etapes.begin(request, reply, {
        ...suite,
        attente: sent.attente,
        rattachement: isARattacher ? { issuer, sujet } : null,
      })
      return { etat: 'suite', url }
    },
  }
}
