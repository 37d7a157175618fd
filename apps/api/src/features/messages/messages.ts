import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { sealed } from '../../schema/sealed.ts'
import { createDispatcher } from './dispatcher.ts'
import { type Channel, type Message, type Messengers, normalizeDestinataire } from './message.ts'
import {
  announceMessage,
  deleteSentBefore,
  findSent,
  findSentById,
  insertMessage,
  type MessageRow,
} from './messages.repository.ts'

/** Announced to every node once a message is really there, see `enqueue`. */
export const TOPIC_MESSAGES = 'messages'

const DAY = 24 * 60 * 60_000
/** Long enough to answer « I never got it ». */
const KEPT_DAYS = 30
const MOST_SHOWN = 100

export type MessagesDeps = {
  db: Executor
  sealer: Sealer
  clock: () => Date
  messengers: Messengers
  onFailure(error: Error): void
}

export type SentMessage = Message & { id: number; sentAt: Date }

type Contenu = Pick<Message, 'to' | 'subject' | 'text' | 'html'>

export type Messages = ReturnType<typeof createMessages>

/**
 * The outbox: a message is written, sealed, in the transaction that decides it, and leaves
 * afterwards. A change that is undone sends nothing; a provider that is away delays, and loses nothing.
 */
export function createMessages({ db, sealer, clock, messengers, onFailure }: MessagesDeps) {
  const fingerprint = (to: string) =>
    sealer.fingerprint(`destinataire:${normalizeDestinataire(to)}`)
  const open = (row: MessageRow): Message => ({
    clientCode: row.clientCode,
    channel: row.channel,
    ...(JSON.parse(sealer.unseal(row.contenu, sealed.messageContenu(row))) as Contenu),
  })
  const toSent = (row: MessageRow): SentMessage => ({
    ...open(row),
    id: row.id,
    sentAt: row.envoyeLe ?? row.creeLe,
  })
  const dispatch = createDispatcher({ db, clock, messengers, open, onFailure })

  return {
    /** Whether there is a way out for such messages. */
    canSend: (channel: Channel): boolean => messengers[channel] !== undefined,

    async enqueue(tx: Executor, message: Message): Promise<void> {
      const { clientCode, channel, to, subject, text, html } = message
      const now = clock()
      const contenu: Contenu = { to, subject, text, html }
      const row = { clientCode, channel, destinataireEmpreinte: fingerprint(to), creeLe: now }
      await insertMessage(tx, {
        ...row,
        contenu: sealer.seal(JSON.stringify(contenu), sealed.messageContenu(row)),
        prochainEssaiLe: now,
      })
      await announceMessage(tx, TOPIC_MESSAGES)
    },

    /** Sends all that waits, whichever node wrote it. */
    dispatch,

    async listSent(clientCode: string, to?: string): Promise<SentMessage[]> {
      const destinataireEmpreinte = to === undefined ? undefined : fingerprint(to)
      const rows = await findSent(db, { clientCode, destinataireEmpreinte, limit: MOST_SHOWN })
      return rows.map(toSent)
    },

    async findSent(clientCode: string, id: number): Promise<SentMessage | null> {
      const row = await findSentById(db, clientCode, id)
      return row ? toSent(row) : null
    },

    purge: async (now: Date): Promise<void> => {
      await deleteSentBefore(db, new Date(now.getTime() - KEPT_DAYS * DAY))
    },
  }
}
