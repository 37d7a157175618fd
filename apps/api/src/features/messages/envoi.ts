import { z } from 'zod'
import type { Executor } from '../../platform/db/index.ts'
import { defineJob, type Handler, handles, whenItAnswers } from '../../platform/jobs/index.ts'
import type { Channel, Message, Messenger } from './message.ts'
import { findUnsent, type MessageRow, markSent } from './messages.repository.ts'

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

export const envois = {
  MAIL: defineEnvoi('messages.mail'),
  SMS: defineEnvoi('messages.sms'),
} as const satisfies Record<Channel, unknown>

export type EnvoiDeps = { db: Executor; clock: () => Date; open(row: MessageRow): Message }

/**
 * Sends one message, without a transaction around it: a slow provider holds nobody up. Once it has
 * left, that must be known, even by a database that has gone away meanwhile.
 */
export const sends = (
  { db, clock, open }: EnvoiDeps,
  channel: Channel,
  messenger: Messenger,
): Handler =>
  handles(envois[channel], async ({ messageId }, { signal }) => {
    const row = await findUnsent(db, messageId)
    if (!row) return
    await messenger.send({ ...open(row), id: row.id })
    await whenItAnswers(() => markSent(db, row.id, clock()), signal)
  })
