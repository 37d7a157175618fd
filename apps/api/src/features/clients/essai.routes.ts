import { ESSAI_CLIENT_PATH, ESSAI_RECU_PATH } from '@espace-adherent/contract'
import type { FastifyReply } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { type App, AppError } from '../../platform/http/index.ts'
import type { Client } from '../client.ts'
import { pageLien } from '../portail/index.ts'
import { cookieEssai, echangerLien, openRecu } from './essais.ts'
import type { OuvertureService } from './ouverture.ts'
import { textes } from './textes-ouverture.ts'

export type EssaiDeps = {
  db: Executor
  sealer: Sealer
  clock: () => Date
  fontUrl: string | null
  ouverture: OuvertureService
}

const t = textes.recu
const params = z.object({ jeton: z.string().max(2_000) })
const tags = [t.etiquetteApi]

/** Pages of the client itself, for whoever was sent there by one of its administrators, signed in or not. */
export function registerEssais(
  app: App,
  { db, sealer, clock, fontUrl, ouverture }: EssaiDeps,
): void {
  const answer = (reply: FastifyReply, client: Client, etat: 'question' | 'fait' | 'inconnu') =>
    reply.code(etat === 'inconnu' ? 404 : 200).html(
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

    routes.get(
      `${ESSAI_CLIENT_PATH}/:jeton`,
      { config: { access: 'public' }, schema: { params, tags, summary: t.resumeVue } },
      async ({ client, params: { jeton } }, reply) => {
        if (!client.isEnPreparation) return reply.redirect('/')
        const vue = echangerLien(sealer, client.code, jeton, clock())
        if (!vue) throw new AppError('InvalidToken')
        const { value, maxAge } = vue
        return reply
          .setCookie(cookieEssai, value, {
            path: '/',
            httpOnly: true,
            sameSite: 'lax',
            secure: client.adressePublique.startsWith('https:'),
            maxAge,
          })
          .redirect('/')
      },
    )

    routes.get(
      `${ESSAI_RECU_PATH}/:jeton`,
      { config: { access: 'public' }, schema: { params, tags, summary: t.resumePage } },
      // A page that is only opened, by a person or by what looks at links for them, proves nothing.
      async ({ client, params: { jeton } }, reply) =>
        answer(
          reply,
          client,
          openRecu(sealer, client.code, jeton, clock()) ? 'question' : 'inconnu',
        ),
    )

    routes.post(
      `${ESSAI_RECU_PATH}/:jeton`,
      {
        config: { access: 'public', antiForgery: 'protocol' },
        schema: { params, tags, summary: t.resumeRecu },
      },
      async ({ client, params: { jeton } }, reply) => {
        const cle = openRecu(sealer, client.code, jeton, clock())
        const isRecu = cle !== null && (await ouverture.recevoir(db, client, cle, clock()))
        return answer(reply, client, isRecu ? 'fait' : 'inconnu')
      },
    )
  })
}
