import { normalizeEmail, normalizeTelephone } from '@espace-adherent/domain'

export type Channel = 'MAIL' | 'SMS'

/** A mail, or a text message (which has neither subject nor HTML), as its receiver gets it. */
export type Message = {
  clientCode: string
  channel: Channel
  to: string
  subject: string | null
  text: string
  html: string | null
  /** Of what sells: where one click ends it (RFC 8058). */
  desinscription?: string | undefined
  /** Of what tells that a document is there: the account whose it is. */
  documentDe?: string | undefined
  /** A paper that goes with a mail. */
  piece?: PieceMessage
  /** Somebody waits for it in front of their screen, as for a code. */
  isAttendu?: true
}

/** The provider will never take it: there is no such receiver. Another try would change nothing. */
export class MessageRefuseError extends Error {
  override name = 'MessageRefuseError'
}

/** The provider is there, and does not take this one now: others may leave meanwhile. */
export class MessageReporteError extends Error {
  override name = 'MessageReporteError'
}

export type PieceMessage = { nomFichier: string; typeMime: string; base64: string }

/**
 * The way out of the portal. It must give up by itself within a minute, and then throw: `MessageRefuseError` or
 * `MessageReporteError` about this message, anything else when no message could leave.
 */
export type Messenger = {
  send(message: Message & { id: number }): Promise<void>
  close?(): void
}

/** By channel: what has none waits in the outbox until one is configured. */
export type Messengers = Partial<Record<Channel, Messenger>>

/** One spelling per receiver. In an address, the + of a number is read as a space: give it back. */
export function normalizeDestinataire(to: string): string {
  if (to.includes('@')) return normalizeEmail(to)
  return normalizeTelephone(to) ?? normalizeTelephone(`+${to.trim()}`) ?? to.trim()
}
