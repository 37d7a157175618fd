import type { Executor } from '../../platform/db/index.ts'
import { whenItAnswers } from '../../platform/jobs/index.ts'
import {
  type Message,
  MessageRefuseError,
  MessageReporteError,
  type Messenger,
  type Messengers,
} from './message.ts'
import { findUnsentAmong, type MessageRow, markAllSent, markFailed } from './messages.repository.ts'
import { isTropVieux } from './patience.ts'

/** As many as are under way when a node is killed: those, and no others, may be asked of the provider again. */
const A_LA_FOIS = 20

export type Issue = {
  id: number
  /** `reporte`: its provider does not take this one now. */
  issue: 'envoye' | 'refuse' | 'reporte'
}

type Deps = {
  db: Executor
  clock: () => Date
  open(row: MessageRow): Message
  messengers: Messengers
}

/**
 * Sends many messages, a few at a time: what became of each. One that left before is known to have, and not sent again.
 * One that is refused or put off holds up none of the others. A provider that is away ends the turn of
 * its channel, not of the other: what has left is marked, and what is not in the answer is for the next turn.
 */
export async function expedier(
  { db, clock, open, messengers }: Deps,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<Issue[]> {
  const rows = await findUnsentAmong(db, ids)
  const restants = new Set(rows.map(({ id }) => id))
  const issues: Issue[] = ids
    .filter((id) => !restants.has(id))
    .map((id) => ({ id, issue: 'envoye' }))
  for (const [channel, messenger] of Object.entries(messengers)) {
    const siens = rows.filter((row) => row.channel === channel)
    for (let debut = 0; debut < siens.length && !signal.aborted; debut += A_LA_FOIS) {
      const lot = siens.slice(debut, debut + A_LA_FOIS)
      const faits = await Promise.all(lot.map((row) => send(messenger, row, open(row), clock())))
      const connus = faits.filter((fait) => fait !== null)
      const parmi = (voulue: Issue['issue']) =>
        connus.filter(({ issue }) => issue === voulue).map(({ id }) => id)
      const partis = parmi('envoye')
      const refuses = parmi('refuse')
      if (partis.length > 0) await whenItAnswers(() => markAllSent(db, partis, clock()), signal)
      if (refuses.length > 0) await markFailed(db, refuses, clock())
      issues.push(...connus)
      if (connus.length < lot.length) break
    }
  }
  return issues
}

/** Null: no message can leave that way now. */
async function send(
  messenger: Messenger,
  row: MessageRow,
  message: Message,
  now: Date,
): Promise<Issue | null> {
  try {
    await messenger.send({ ...message, id: row.id })
    return { id: row.id, issue: 'envoye' }
  } catch (error) {
    if (error instanceof MessageRefuseError || isTropVieux(row, now))
      return { id: row.id, issue: 'refuse' }
    return error instanceof MessageReporteError ? { id: row.id, issue: 'reporte' } : null
  }
}
