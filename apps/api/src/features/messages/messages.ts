import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import { type Executor, upkeep } from '../../platform/db/index.ts'
import type { Handler, Jobs } from '../../platform/jobs/index.ts'
import type { Client } from '../client.ts'
import { envoiDe, envoisPar, sends } from './envoi.ts'
import { type Absences, expedier, type Issue } from './expedition.ts'
import { type Channel, type Message, type Messengers, normalizeDestinataire } from './message.ts'
import {
  deleteEndedBefore,
  findSent,
  findSentById,
  findTousMessages,
  insertMessages,
  type MessageRow,
  messageEcrit,
  type NouveauMessage,
  saveContenu,
} from './messages.repository.ts'
import { lienRetourPapier } from './papier.ts'
import { createRetenue, type Retenue } from './retenue.ts'

const DAY = 24 * 60 * 60_000
/** Long enough to answer « I never got it ». */
const KEPT_DAYS = 30
const MOST_SHOWN = 100

export type MessagesDeps = {
  db: Executor
  jobs: Pick<Jobs, 'enqueueWith' | 'drain'>
  sealer: Sealer
  clock: () => Date
  messengers: Messengers
  /** What is remembered of clients; without it, the database is asked each time. */
  findClient?(code: string): Client | undefined
}

export type SentMessage = Message & { id: number; sentAt: Date }

type Contenu = Pick<
  Message,
  'to' | 'subject' | 'text' | 'html' | 'desinscription' | 'documentDe' | 'piece'
>

/** Hears of a mail about a document that its receiver's server refused for good. */
export type RefusListener = (tx: Executor, message: Message & { id: number }) => Promise<void>

export type Messages = ReturnType<typeof createMessages>

/**
 * The outbox: a message is written, sealed, in the transaction that decides it, and leaves
 * afterwards. A change that is undone sends nothing; a provider that is away delays, and loses nothing.
 */
export function createMessages({
  db,
  jobs,
  sealer,
  clock,
  messengers,
  findClient = () => undefined,
}: MessagesDeps) {
  const juger = createRetenue(db, findClient)
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
  const channels = Object.keys(messengers) as Channel[]
  const refus: RefusListener[] = []
  const contenuDe = (message: Message): string => {
    const { to, subject, text, html, desinscription, documentDe, piece } = message
    const contenu: Contenu = {
      to,
      subject,
      text,
      html,
      ...(desinscription && { desinscription }),
      ...(documentDe && { documentDe }),
      ...(piece && { piece }),
    }
    return JSON.stringify(contenu)
  }
  const seal = (message: Message): NouveauMessage => {
    const { clientCode, channel, to } = message
    const row = { clientCode, channel, destinataireEmpreinte: fingerprint(to), creeLe: clock() }
    return { ...row, contenu: sealer.seal(contenuDe(message), sealed.messageContenu(row)) }
  }
  /** What is marked as a trial is kept as it leaves. */
  const retenir: Retenue = async (row, message) => {
    const permis = await juger(row, message)
    if (permis && permis !== message)
      await saveContenu(db, row.id, sealer.seal(contenuDe(permis), sealed.messageContenu(row)))
    return permis
  }

  return {
    /** What this node can send. */
    handlers: channels.flatMap((channel): Handler[] => {
      const messenger = messengers[channel]
      if (!messenger) return []
      return envoisPar(channel).map((envoi) =>
        sends({ db, clock, open, refus, retenir }, envoi, messenger),
      )
    }),

    /** Whether there is a way out for such messages. */
    canSend: (channel: Channel): boolean => messengers[channel] !== undefined,

    async enqueue(executor: Executor, message: Message): Promise<void> {
      const nouveau = seal(message)
      await upkeep(executor, (tx) =>
        jobs.enqueueWith(tx, envoiDe(message), messageEcrit, {
          ...nouveau,
          creeLe: nouveau.creeLe.toISOString(),
        }),
      )
    },

    /** What a mail about somebody's document adds: whose it is, and how to have it on paper. */
    document: (client: Client, compteId: string) => ({
      documentDe: compteId,
      papier: lienRetourPapier(sealer, client, compteId, clock()),
    }),

    onRefus: (listener: RefusListener): void => {
      refus.push(listener)
    },

    /** By what an address or number is found again, without being read. */
    empreinteDe: fingerprint,

    /** Many at once, whose own job sends them by `expedier`: one for each would take all day. */
    ecrire: (tx: Executor, messages: readonly Message[]): Promise<number[]> =>
      insertMessages(tx, messages.map(seal)),

    /** Sends those of these that have not left: what each has become. */
    expedier: (ids: readonly number[], signal: AbortSignal, absences: Absences): Promise<Issue[]> =>
      expedier({ db, clock, open, messengers, retenir }, ids, signal, absences),

    /** Sends all that waits, whichever node wrote it. */
    dispatch: (): Promise<void> => jobs.drain(channels.flatMap(envoisPar).map(({ key }) => key)),

    async listSent(clientCode: string, to?: string): Promise<SentMessage[]> {
      const destinataireEmpreinte = to === undefined ? undefined : fingerprint(to)
      const rows = await findSent(db, { clientCode, destinataireEmpreinte, limit: MOST_SHOWN })
      return rows.map(toSent)
    },

    /** Everything that was written to an address, sent or not, without what it says. */
    async listWritten(clientCode: string, to: string) {
      const rows = await findTousMessages(db, clientCode, fingerprint(to))
      return rows.map((row) => {
        const { subject, to } = open(row)
        return { creeLe: row.creeLe, subject, to }
      })
    },

    async findSent(clientCode: string, id: number): Promise<SentMessage | null> {
      const row = await findSentById(db, clientCode, id)
      return row ? toSent(row) : null
    },

    purge: async (now: Date): Promise<void> => {
      await deleteEndedBefore(db, new Date(now.getTime() - KEPT_DAYS * DAY))
    },
  }
}
