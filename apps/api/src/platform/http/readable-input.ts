import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyError, FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'
import { findUnreadable, isReadableAddress } from './readable-text.ts'

const textes = {
  adresse: 'Cette adresse contient des caractères illisibles',
  contenu: 'Ce texte contient des caractères illisibles',
} as const

/** A request that does not reach its route, with the refusal for its sender. */
const refused = new WeakMap<IncomingMessage, AppError>()

/**
 * Refuses a request that the router cannot decode. It is sent in again under an address that the
 * router can read, so that it is logged and refused like all others.
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

/** The router answers undecodable addresses by itself, in English and without our headers. */
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
 * The one place that refuses text which the database could not keep: in path, query, JSON or form.
 * Headers cannot hold NUL, and need no check.
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
