import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AppError, localOnly } from '../../platform/http/index.ts'
import { contentDisposition } from '../../platform/resources/index.ts'
import { mailboxPage } from './mailbox-page.ts'
import type { Messenger } from './message.ts'
import type { Messages, SentMessage } from './messages.ts'

/** Without a provider, a message has arrived once it is in the outbox: the mailbox shows it. */
export const mailboxMessenger: Messenger = { send: async () => {} }

export const MAILBOX_PATH = '/dev/mailbox'

const messageSchema = z.object({
  id: z.string(),
  channel: z.enum(['MAIL', 'SMS']),
  to: z.string(),
  subject: z.string().nullable(),
  text: z.string(),
  html: z.string().nullable(),
  sentAt: z.string(),
  /** The name of the paper that goes with it. */
  piece: z.string().optional(),
})

/** A mail may look as it likes, and may do nothing but open its links elsewhere. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; form-action 'none'; " +
  "base-uri 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

/**
 * What a newcomer reads instead of a mail account and a telephone; never beside a real provider, and
 * only from the machine that the portal runs on.
 */
export type MailboxDeps = { messages: Messages; fontUrl: string | null }

export function registerMailbox(app: FastifyInstance, { messages, fontUrl }: MailboxDeps): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const config = { access: 'public' } as const
  const onRequest = localOnly

  const listSent = async (clientCode: string, to?: string): Promise<SentMessage[]> => {
    await messages.dispatch()
    return messages.listSent(clientCode, to)
  }

  routes.get(MAILBOX_PATH, { onRequest, config, schema: { hide: true } }, async (request, reply) =>
    reply.html(
      mailboxPage({
        client: request.client,
        nonce: reply.cspNonce,
        fontUrl,
        messages: await listSent(request.client.code),
      }),
    ),
  )

  routes.get(
    '/dev/mailbox/messages',
    {
      onRequest,
      config,
      schema: {
        hide: true,
        querystring: z.object({ to: z.string().min(1).max(254).optional() }),
        response: { 200: z.array(messageSchema) },
      },
    },
    async (request) => {
      const sent = await listSent(request.client.code, request.query.to)
      return sent.map(({ id, sentAt, piece, ...message }) => ({
        ...message,
        ...(piece && { piece: piece.nomFichier }),
        id: String(id),
        sentAt: sentAt.toISOString(),
      }))
    },
  )

  const params = z.object({
    id: z.coerce
      .number()
      .int()
      .positive()
      .max(2 ** 52),
  })
  const schema = { hide: true, params }

  routes.get(
    '/dev/mailbox/messages/:id/piece',
    { onRequest, config, schema },
    async (request, reply) => {
      const piece = (await messages.findSent(request.client.code, request.params.id))?.piece
      if (!piece) throw new AppError('NotFound')
      return reply
        .header('content-type', piece.typeMime)
        .header('content-disposition', contentDisposition('inline', piece.nomFichier))
        .send(Buffer.from(piece.base64, 'base64'))
    },
  )

  routes.get('/dev/mailbox/messages/:id', { onRequest, config, schema }, async (request, reply) => {
    const message = await messages.findSent(request.client.code, request.params.id)
    if (!message?.html) throw new AppError('NotFound')
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', MAIL_POLICY)
      .header('x-frame-options', 'SAMEORIGIN')
      .send(message.html.replace('<head>', '<head><base target="_blank">'))
  })
}
