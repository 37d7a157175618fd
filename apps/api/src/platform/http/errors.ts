import type { ErrorCode } from '@espace-adherent/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isDatabaseUnavailable, isRefusedValue } from '../db/index.ts'
import { AppError } from './app-error.ts'

/** What libraries answer with; our own refusals say their code themselves. */
const codeByStatus: Record<number, ErrorCode> = {
  400: 'BadRequest',
  // A path that leaves the folder of the files served, or a folder: there is no such file.
  403: 'NotFound',
  404: 'NotFound',
  405: 'MethodNotAllowed',
  412: 'PreconditionFailed',
  408: 'RequestTimeout',
  413: 'PayloadTooLarge',
  414: 'UriTooLong',
  415: 'UnsupportedMediaType',
  416: 'RangeNotSatisfiable',
  429: 'TooManyRequests',
  503: 'ServiceUnavailable',
}

/** Headers of the content that was to be sent and is not. */
const ofContent = ['content-disposition', 'content-encoding', 'etag', 'last-modified']

/**
 * Gives a person a page instead of data; null when no client is known to give it in the name of.
 */
export type RenderFailure = (
  request: FastifyRequest,
  reply: FastifyReply,
  failure: AppError,
) => string | null

/** The client's own sentence for a failure; null where it has none. */
export type SayFailure = (request: FastifyRequest, failure: AppError) => string | null

/**
 * Every failure leaves the server in French and never with a stack: as `{code, message}`, or as a
 * page for a person whose browser came for one.
 */
export function registerErrorHandling(
  app: FastifyInstance,
  render: RenderFailure = () => null,
  say: SayFailure = () => null,
): void {
  app.setErrorHandler<LibraryError>((error, request, reply) => {
    const known = isCallerGone(error, request) ? new AppError('BadRequest') : toAppError(error)
    report(error, known, request)
    for (const name of ofContent) reply.removeHeader(name)
    if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') reply.header('accept', 'application/json')
    const range = error.headers?.['Content-Range']
    if (known.code === 'RangeNotSatisfiable' && range) reply.header('content-range', range)
    reply.status(known.status).header('cache-control', 'no-store')
    const page = isNavigation(request) ? render(request, reply, known) : null
    if (page !== null) return reply.html(page)
    const message = say(request, known)
    return reply.send(message === null ? known.body : { ...known.body, message })
  })
}

type LibraryError = FastifyError & { headers?: Record<string, string> }

/** A browser that goes to a page, and not to the interface for programs. */
const isNavigation = ({ method, url, headers }: FastifyRequest) =>
  method === 'GET' && !url.startsWith('/api/') && (headers.accept?.includes('text/html') ?? false)
/**
 * A caller who leaves breaks their connection with the same codes as a lost database: nobody is at
 * fault, and nobody reads the answer.
 */
function isCallerGone(error: Error, { raw }: FastifyRequest): boolean {
  return raw.errored === error || (raw.socket.destroyed && isDatabaseUnavailable(error))
}

export function toAppError(error: Error & { statusCode?: number }): AppError {
  if (error instanceof AppError) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    const champs: Record<string, string> = {}
    for (const { instancePath, message, params } of error.validation)
      for (const key of unknownKeys(params) ?? [null]) {
        const path = key === null ? instancePath : `${instancePath.replace(/\/$/, '')}/${key}`
        champs[path.slice(1).replaceAll('/', '.')] ??= message ?? ''
      }
    return new AppError('BadRequest', undefined, champs)
  }
  if (isDatabaseUnavailable(error)) return new AppError('ServiceUnavailable')
  if (isRefusedValue(error)) return new AppError('BadRequest')
  return new AppError(codeOf(error.statusCode ?? 500))
}

/** Fields that nobody asked for: each is named, where the schema only names what holds them. */
const unknownKeys = (params: unknown): readonly string[] | undefined =>
  (params as { keys?: readonly string[] } | undefined)?.keys?.slice(0, 10)

/** A refusal that no sentence is made for still says that something is wrong. */
function codeOf(status: number): ErrorCode {
  return codeByStatus[status] ?? (status >= 400 && status < 500 ? 'BadRequest' : 'Internal')
}

function report(error: FastifyError, known: AppError, request: FastifyRequest): void {
  const said = () => ({ reqId: request.id, err: safeError(error) })
  if (known.status >= 500) request.log.error(said(), 'request failed')
  // An earlier check should have refused it: the log says where.
  else if (isRefusedValue(error)) request.log.warn(said(), 'value refused by the database')
}

/** Messages of a database quote the values they choke on: keep the class, the code and the place. */
function safeError(error: FastifyError) {
  const place = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
  const { code } = (error.cause ?? {}) as { code?: string }
  return { type: error.name, code: error.code ?? code, place }
}
