import type { Resource } from '@espace-adherent/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '../http/app-error.ts'
import { isFresh, Serialized } from './serialized.ts'
import type { Listing, Page } from './source.ts'

/** The shape of a list answer, as the resource declares it. */
export function answerSchema({ envelope, row, synthese }: Resource): z.ZodType {
  switch (envelope) {
    case 'items':
      return z.object({ items: z.array(row), total: z.int() })
    case 'page':
      return z.object({
        items: z.array(row),
        total: z.int(),
        suite: z.string().nullable(),
        ...(synthese && { synthese }),
      })
    case 'array':
      return z.array(row)
    case 'one':
      return row
    default:
      return z.object({ [envelope.cle]: z.array(row) })
  }
}

export function toAnswer(envelope: Resource['envelope'], listing: Listing<unknown>): unknown {
  if (listing instanceof Serialized) return listing
  const page: Page<unknown> =
    'items' in listing ? listing : { items: listing, total: listing.length }
  const { items, total } = page
  switch (envelope) {
    case 'items':
      return { items, total }
    case 'page':
      return { suite: null, ...page }
    case 'array':
      return items
    case 'one':
      if (items.length === 0) throw new AppError('NotFound')
      return items[0]
    default:
      return { [envelope.cle]: items }
  }
}

/** Only chooses which ready form to send: this path is the hot one. */
export function sendSerialized(
  request: FastifyRequest,
  reply: FastifyReply,
  serialized: Serialized,
): FastifyReply {
  const { headers } = request
  const { etag, encoding, body, length } = serialized.negotiate(headers['accept-encoding'])
  reply.header('etag', etag)
  reply.header('cache-control', serialized.isPassing ? 'no-store' : 'no-cache')
  reply.header('vary', 'accept-encoding')
  if (isFresh(headers['if-none-match'], etag)) return reply.code(304).send()
  reply.header('content-type', 'application/json; charset=utf-8')
  reply.header('content-length', length)
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(body)
}
