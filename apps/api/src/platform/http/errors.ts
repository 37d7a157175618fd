import type { ErrorCode } from '@espace-adherent/contract'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isDatabaseUnavailable } from '../db/index.ts'
import { AppError } from './app-error.ts'

const codeByStatus: Record<number, ErrorCode> = {
  400: 'BadRequest',
  404: 'NotFound',
  405: 'MethodNotAllowed',
  408: 'RequestTimeout',
  413: 'PayloadTooLarge',
  415: 'UnsupportedMediaType',
  429: 'TooManyRequests',
  503: 'ServiceUnavailable',
}

/** Every failure leaves the server as `{code, message}` in French, and never with a stack. */
export function registerErrorHandling(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const known = isCallerGone(error, request) ? new AppError('BadRequest') : toAppError(error)
    if (known.status >= 500)
      request.log.error({ reqId: request.id, err: safeError(error) }, 'request failed')
    if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') reply.header('accept', 'application/json')
    reply.status(known.status).send(known.body)
  })
}

/**
 * Whoever leaves in the middle breaks their own connection, with the same codes as a database that is
 * lost: it is nobody's fault, and nobody reads the answer.
 */
function isCallerGone(error: Error, { raw }: FastifyRequest): boolean {
  return raw.errored === error || (raw.socket.destroyed && isDatabaseUnavailable(error))
}

export function toAppError(error: Error & { statusCode?: number }): AppError {
  if (error instanceof AppError) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    const champs: Record<string, string> = {}
    for (const { instancePath, message } of error.validation)
      champs[instancePath.slice(1).replaceAll('/', '.')] ??= message ?? ''
    return new AppError('BadRequest', undefined, champs)
  }
  if (isDatabaseUnavailable(error)) return new AppError('ServiceUnavailable')
  return new AppError(codeByStatus[error.statusCode ?? 500] ?? 'Internal')
}

/** Messages of a database quote the values they choke on: keep the class, the code and the place. */
function safeError(error: FastifyError) {
  const place = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
  return { type: error.name, code: error.code, place }
}

export function notFound(_request: FastifyRequest): never {
  throw new AppError('NotFound')
}
