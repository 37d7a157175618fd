import { createTransport } from 'nodemailer'
import { domaineDe, type Expediteur } from './expediteurs.ts'
import { MessageRefuseError, MessageReporteError, type Messenger } from './message.ts'

const SECOND = 1000

export type SmtpOptions = {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  url: string
  /** Address that mails come from; the client's name stands before it. */
  from: string
  nomDe(clientCode: string): string
  /** Of a client that has an address of its own. */
  expediteurDe?(clientCode: string): Expediteur | undefined
}

type SmtpError = { code?: string; responseCode?: number; command?: string; response?: string }

/**
 * What the server says of this message, of its receiver (EENVELOPE) or of its content (EMESSAGE): no for good (5xx),
 * or not now (4xx). What it says of us (530, 535: who we are; of our own address: MAIL FROM; 421: it leaves) holds for
 * all messages. A policy (5.7.x: a list that we are on, say) may be another tomorrow. An address that is none is
 * refused before any server is asked (API).
 */
function refusOf({ code, responseCode = 0, command, response = '' }: SmtpError): Error | null {
  if ((code !== 'EENVELOPE' && code !== 'EMESSAGE') || command === 'MAIL FROM') return null
  if (command === 'API') return new MessageRefuseError()
  if (/^5\d\d[ -]5\.7\./.test(response)) return new MessageReporteError()
  if (responseCode >= 550 || responseCode === 501) return new MessageRefuseError()
  return responseCode >= 450 && responseCode < 460 ? new MessageReporteError() : null
}

/** Mails through the insurer's server. A server that does not answer is given up within a minute. */
export function createSmtpMessenger({ url, from, nomDe, expediteurDe }: SmtpOptions): Messenger {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 30 * SECOND,
  })
  return {
    async send({ id, clientCode, to, subject, text, html, desinscription, piece }) {
      const { adresse = from, dkim } = expediteurDe?.(clientCode) ?? {}
      const domainName = domaineDe(adresse)
      const mail = {
        from: { name: nomDe(clientCode), address: adresse },
        ...(dkim && {
          dkim: { domainName, keySelector: dkim.selecteur, privateKey: dkim.cle },
        }),
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
        messageId: `<message-${id}@${domainName}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          ...(desinscription && {
            'List-Unsubscribe': `<${desinscription}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      }
      await transport.sendMail(mail).catch((error: SmtpError) => {
        throw refusOf(error) ?? error
      })
    },
    close: () => transport.close(),
  }
}
