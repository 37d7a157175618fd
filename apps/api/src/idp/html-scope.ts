import { SIGNED_IN_PATH } from '@espace-adherent/contract'
import type { FastifyInstance } from 'fastify'
import { toAppError } from '../platform/http/errors.ts'
import { frameOf } from './frame.ts'
import { messagePage } from './pages/message-page.ts'
import { textes } from './pages/textes.ts'

/** Small: these forms hold an identifier and a password. */
const FORM_LIMIT = 16 * 1024

/** Routes that a browser navigates to: their forms need no script, and their failures are pages. */
export function preparePages(scope: FastifyInstance): void {
  if (!scope.hasContentTypeParser('application/x-www-form-urlencoded'))
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
  scope.setErrorHandler<Error>(async (error, request, reply) => {
    const known = toAppError(error)
    // A form left open while its person signed in elsewhere: there is nothing left to send.
    if (known.code === 'AntiForgery' && (await request.visiteur()))
      return reply.redirect(SIGNED_IN_PATH, 303)
    if (known.status >= 500)
      request.log.error({ reqId: request.id, type: error.name }, 'sign-in failed')
    return reply.status(known.status).html(
      messagePage({
        ...frameOf(request, reply),
        titre: textes.erreur.titre,
        texte: `${known.message}.`,
      }),
    )
  })
}
