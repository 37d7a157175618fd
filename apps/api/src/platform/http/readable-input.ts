import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyError, FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'
import { findUnreadable, isReadableAddress } from './readable-text.ts'

const textes = {
  adresse: 'Cette adresse contient des caractères illisibles',
  contenu: 'Ce texte contient des caractères illisibles',
} as const

/** What does not reach its route, with the refusal that its sender will get. */
const refused = new WeakMap<IncomingMessage, AppError>()

/**
 * Refuses what has met nothing of the application yet. Sent in under an address that the router knows how
 * to read, the request goes the way of all others: logged, and refused by the first hook.
 */
export function refuseUnmet(
  app: FastifyInstance,
  failure: AppError,
  raw: IncomingMessage,
  response: ServerResponse,
): void {
  refused.set(raw, failure)
  raw.url = raw.url?.startsWith('/api/') ? '/api/adresse-refusee' : '/adresse-refusee'
  app.routing(raw, response)
}

/** The router answers by itself, in English and without our headers, to an address that it cannot decode. */
export function answerFrameworkError(
  app: FastifyInstance,
  error: FastifyError,
  raw: IncomingMessage,
  response: ServerResponse,
): void {
  const failure =
    error.code === 'FST_ERR_MAX_PARAM_LENGTH'
      ? new AppError('UriTooLong')
      : new AppError('BadRequest', textes.adresse)
  refuseUnmet(app, failure, raw, response)
}

/**
 * The one place that refuses text which could not be kept, wherever it stands: path, query, JSON or
 * form. Headers need no look: those of a request cannot hold NUL.
 */
export function registerReadableInput(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const known = refused.get(request.raw)
    if (known) return done(known)
    done(isReadableAddress(request.url) ? undefined : new AppError('BadRequest', textes.adresse))
  })
  app.addHook('preValidation', (request, _reply, done) => {
    const { body } = request
    const path = body === undefined || body === null ? null : findUnreadable(body)
    if (path === null) return done()
    done(
      new AppError('BadRequest', undefined, path === '' ? undefined : { [path]: textes.contenu }),
    )
  })
}
