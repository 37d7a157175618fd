import { RETOUR_PAPIER_PATH } from '@espace-adherent/contract'
import type { FastifyReply } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { unchanged, write } from '../../noyau/index.ts'
import { openJeton } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import type { App } from '../../platform/http/index.ts'
import type { Client } from '../client.ts'
import { JETON_RETOUR_PAPIER } from '../messages/index.ts'
import { pageLien } from '../portail/index.ts'
import type { AvisDeps } from './fermeture.ts'
import { lockComptePapiers } from './retour.repository.ts'
import { revenirAuPapier } from './retour.ts'
import { textes } from './textes.ts'

export type RetourDeps = AvisDeps & { clock: () => Date; fontUrl: string | null }

const t = textes.retour
type Etat = 'question' | 'faite' | 'deja' | 'inconnue'

/**
 * Where « Revenir au papier » of a mail leads, signed in or not: the token alone says whose papers are
 * meant. A page that is only opened, by a person or by what looks at links for them, changes nothing.
 */
export function registerRetourPapier(app: App, deps: RetourDeps): void {
  const { db, clock, sealer, fontUrl } = deps
  const trouver = (tx: Executor, client: Client, jeton: string) => {
    const lu = openJeton<{ compteId: string; client: string }>(
      sealer,
      JETON_RETOUR_PAPIER,
      jeton,
      clock(),
    )
    return lu?.client === client.code ? lockComptePapiers(tx, lu.compteId) : null
  }
  const etatDe = (compte: Awaited<ReturnType<typeof trouver>>): Etat => {
    if (!compte) return 'inconnue'
    return compte.isDematerialise ? 'question' : 'deja'
  }
  const answer = (reply: FastifyReply, client: Client, etat: Etat) =>
    reply.code(etat === 'inconnue' ? 404 : 200).html(
      pageLien({
        client,
        nonce: reply.cspNonce,
        fontUrl,
        ...t[etat],
        bouton: etat === 'question' ? t.bouton : null,
      }),
    )

  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1_024 },
      // What is posted says nothing that the address does not.
      (_request, _body, done) => done(null, {}),
    )
    const routes = scope.withTypeProvider<ZodTypeProvider>()
    const url = `${RETOUR_PAPIER_PATH}/:jeton`
    const params = z.object({ jeton: z.string().max(2_000) })
    const tags = [t.etiquetteApi]

    routes.get(
      url,
      { config: { access: 'public' }, schema: { params, tags, summary: t.resumePage } },
      async ({ client, params: { jeton } }, reply) => {
        return answer(reply, client, etatDe(await trouver(db, client, jeton)))
      },
    )

    routes.post(
      url,
      {
        config: { access: 'public', antiForgery: 'protocol' },
        schema: { params, tags, summary: t.resumeRetour },
      },
      async ({ client, params: { jeton } }, reply) => {
        const qui = { client, now: clock(), auteur: null, messages: deps.messages }
        const etat = await write(db, qui, async (e) => {
          const compte = await trouver(e, client, jeton)
          if (compte?.isDematerialise) await revenirAuPapier(deps, e, compte, 'lien')
          return unchanged<Etat>(e, compte ? 'faite' : 'inconnue')
        })
        return answer(reply, client, etat)
      },
    )
  })
}
