import { z } from 'zod'
import { type Executor, upkeep } from '../../platform/db/index.ts'
import { defineJob, type Handler, handles, whenItAnswers } from '../../platform/jobs/index.ts'
import { isTropVieux } from './expedition.ts'
import { type Channel, type Message, MessageRefuseError, type Messenger } from './message.ts'
import { findUnsent, type MessageRow, markFailed, markSent } from './messages.repository.ts'
import type { RefusListener } from './messages.ts'
import type { Retenue } from './retenue.ts'

/** One key per way out: where there is none, messages wait for a node that has it. */
const defineEnvoi = (key: string) =>
  defineJob({
    key,
    data: z.object({ messageId: z.int().positive() }),
    // A provider that is away delays, and loses nothing.
    essais: Number.POSITIVE_INFINITY,
    // As many as there are connections to a mail server.
    atOnce: 3,
  })

type Envoi = ReturnType<typeof defineEnvoi>
const envois: Record<Channel, Envoi> = {
  MAIL: defineEnvoi('messages.mail'),
  SMS: defineEnvoi('messages.sms'),
}
/** A code lives ten minutes: it has a line of its own, beside a hundred thousand schedules that leave the same day. */
const envoisAttendus: Record<Channel, Envoi> = {
  MAIL: defineEnvoi('messages.attendus.mail'),
  SMS: defineEnvoi('messages.attendus.sms'),
}

export const envoiDe = ({ channel, isAttendu }: Pick<Message, 'channel' | 'isAttendu'>): Envoi =>
  (isAttendu ? envoisAttendus : envois)[channel]

/** All that leaves by one way out. */
export const envoisPar = (channel: Channel): readonly Envoi[] => [
  envoisAttendus[channel],
  envois[channel],
]

export type EnvoiDeps = {
  db: Executor
  clock: () => Date
  open(row: MessageRow): Message
  refus: readonly RefusListener[]
  retenir: Retenue
}

/**
 * Sends one message, without a transaction around it: a slow provider holds nobody up. Once it has
 * left, that must be known, even by a database that has gone away meanwhile.
 */
export const sends = (
  { db, clock, open, refus, retenir }: EnvoiDeps,
  envoi: Envoi,
  messenger: Messenger,
): Handler =>
  handles(envoi, async ({ messageId }, { signal }) => {
    const row = await findUnsent(db, messageId)
    if (!row) return
    let message: (Message & { id: number }) | undefined
    try {
      const permis = await retenir(row, open(row))
      if (!permis) return upkeep(db, (tx) => markFailed(tx, [row.id], clock()).then(() => {}))
      message = { ...permis, id: row.id }
      await messenger.send(message)
    } catch (error) {
      // Another try would change nothing; so would one that has been tried for days.
      if (!(error instanceof MessageRefuseError) && !isTropVieux(row, clock())) throw error
      return upkeep(db, async (tx) => {
        await markFailed(tx, [row.id], clock())
        if (message?.documentDe === undefined) return
        // What it announces has to reach its reader otherwise.
        for (const listener of refus) await listener(tx, message)
      })
    }
    await whenItAnswers(() => markSent(db, row.id, clock()), signal)
  })
