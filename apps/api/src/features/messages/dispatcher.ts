import type { Executor } from '../../platform/db/index.ts'
import type { Channel, Message, Messengers } from './message.ts'
import { type MessageRow, markSent, postpone, takeMessages } from './messages.repository.ts'

const MINUTE = 60_000
/** Longer than a messenger may take: nobody else tries meanwhile. */
const TAKEN_FOR = 2 * MINUTE
const LONGEST_WAIT = 60 * MINUTE
const AT_A_TIME = 20

export type DispatcherDeps = {
  db: Executor
  clock: () => Date
  messengers: Messengers
  open(row: MessageRow): Message
  onFailure(error: Error): void
}

/**
 * Sends what the outbox holds. A message is taken, sent, then marked, without a transaction around
 * it: a slow provider holds nobody up. One whose sending fails is tried again, less and less often.
 */
export function createDispatcher(deps: DispatcherDeps) {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined

  const channels = Object.keys(deps.messengers) as Channel[]

  const sendAll = async () => {
    if (channels.length === 0) return
    for (;;) {
      const now = deps.clock()
      const until = new Date(now.getTime() + TAKEN_FOR)
      const taken = await takeMessages(deps.db, { channels, now, until, limit: AT_A_TIME })
      if (taken.length === 0) return
      for (const row of taken) await sendOne(deps, row)
    }
  }
  const dispatch = (): Promise<void> => {
    if (!running) {
      running = sendAll().finally(() => {
        running = undefined
      })
      return running
    }
    // Whoever asks during a run may have written after it looked: one more run serves them all.
    next ??= running
      .catch(() => {})
      .then(() => {
        next = undefined
        return dispatch()
      })
    return next
  }
  return dispatch
}

async function sendOne(
  { db, clock, messengers, open, onFailure }: DispatcherDeps,
  row: MessageRow,
): Promise<void> {
  try {
    await messengers[row.channel]?.send({ ...open(row), id: row.id })
  } catch (error) {
    onFailure(error as Error)
    const wait = Math.min(2 ** row.essais * (MINUTE / 2), LONGEST_WAIT)
    await postpone(db, row.id, new Date(clock().getTime() + wait))
    return
  }
  await markSent(db, row.id, clock())
}
