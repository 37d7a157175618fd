import { createTransport } from 'nodemailer'
import { MessageRefuseError, type Messenger } from './message.ts'

const SECOND = 1000

export type SmtpOptions = {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  url: string
  /** Address that mails come from; the client's name stands before it. */
  from: string
  nomDe(clientCode: string): string
}

/** The server refuses the receiver for good (5xx); what it says of us, or of the moment, is no such thing. */
const isSansDestinataire = ({ code, responseCode = 0 }: { code?: string; responseCode?: number }) =>
  code === 'EENVELOPE' && [550, 551, 553].includes(responseCode)

/** Mails through the insurer's server. A server that does not answer is given up within a minute. */
export function createSmtpMessenger({ url, from, nomDe }: SmtpOptions): Messenger {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 30 * SECOND,
  })
  const domain = from.split('@')[1] ?? 'localhost'
  return {
    async send({ id, clientCode, to, subject, text, html, desinscription, piece }) {
      const mail = {
        from: { name: nomDe(clientCode), address: from },
        to,
        subject: subject ?? '',
        text,
        ...(html !== null && { html }),
        ...(piece && {
          attachments: [
            {
              filename: piece.nomFichier,
              contentType: piece.typeMime,
              content: piece.base64,
              encoding: 'base64',
            },
          ],
        }),
        // The same for every try: a mail that left just before a crash is known when it comes again.
        messageId: `<message-${id}@${domain}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          ...(desinscription && {
            'List-Unsubscribe': `<${desinscription}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      }
      await transport.sendMail(mail).catch((error: { code?: string; responseCode?: number }) => {
        if (isSansDestinataire(error)) throw new MessageRefuseError()
        throw error
      })
    },
    close: () => transport.close(),
  }
}
