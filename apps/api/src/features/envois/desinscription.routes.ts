import { DESINSCRIPTION_PATH } from '@espace-adherent/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { openJeton, type Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import type { Client } from '../client.ts'
import type { Messages } from '../messages/index.ts'
import { pageDesinscription } from './desinscription-page.ts'
import { findCompteEcarte } from './ecartees.repository.ts'
import { refuseOffres } from './ecartees.ts'
import { JETON_DESINSCRIPTION } from './redaction.ts'
import { textes } from './textes.ts'

export type DesinscriptionDeps = {
  db: Executor
  clock: () => Date
  sealer: Sealer
  messages: Pick<Messages, 'empreinteDe'>
  fontUrl: string | null
}

/**
 * Where the links of mails that sell lead. A reader's own mail program may post here without anybody
 * looking (RFC 8058): the token alone says whose it is, and all it does is to stop offers. A page
 * that is only opened, by a person or by what looks at links for them, changes nothing.
 */
export function registerDesinscription(app: FastifyInstance, deps: DesinscriptionDeps): void {
  const { db, clock, sealer, fontUrl } = deps
  const compteDe = async (client: Client, jeton: string): Promise<string | null> => {
    const lu = openJeton<{ compteId: string; client: string }>(
      sealer,
      JETON_DESINSCRIPTION,
      jeton,
      clock(),
    )
    if (lu?.client !== client.code) return null
    return (await findCompteEcarte(db, lu.compteId)) ? lu.compteId : null
  }

  app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 1_024 },
      // What is posted says nothing that the address does not.
      (_request, _body, done) => done(null, {}),
    )
    const routes = scope.withTypeProvider<ZodTypeProvider>()
    const url = `${DESINSCRIPTION_PATH}/:jeton`
    const params = z.object({ jeton: z.string().max(2_000) })
    const tags = [textes.etiquetteApi]

    routes.get(
      url,
      { config: { access: 'public' }, schema: { params, tags, summary: textes.resumePage } },
      async ({ client, params: { jeton } }, reply) => {
        const etat = (await compteDe(client, jeton)) ? 'question' : 'inconnue'
        return reply
          .code(etat === 'question' ? 200 : 404)
          .html(pageDesinscription({ client, nonce: reply.cspNonce, fontUrl, etat }))
      },
    )

    routes.post(
      url,
      {
        config: { access: 'public', antiForgery: 'protocol' },
        schema: { params, tags, summary: textes.resumeDesinscription },
      },
      async ({ client, params: { jeton } }, reply) => {
        const compteId = await compteDe(client, jeton)
        if (compteId) await refuseOffres(deps, client, compteId)
        return reply.code(compteId ? 200 : 404).html(
          pageDesinscription({
            client,
            nonce: reply.cspNonce,
            fontUrl,
            etat: compteId ? 'faite' : 'inconnue',
          }),
        )
      },
    )
  })
}
