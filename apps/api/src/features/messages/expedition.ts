import type { Executor } from '../../platform/db/index.ts'
import { whenItAnswers } from '../../platform/jobs/index.ts'
import { type Message, MessageRefuseError, type Messengers } from './message.ts'
import {
  deleteMessages,
  findUnsentAmong,
  type MessageRow,
  markAllSent,
} from './messages.repository.ts'

/** As many as are under way when a node is killed: those, and no others, may be asked of the provider again. */
const A_LA_FOIS = 20

export type Issue = { id: number; issue: 'envoye' | 'refuse' }

type Deps = {
  db: Executor
  clock: () => Date
  open(row: MessageRow): Message
  messengers: Messengers
}

/**
 * Sends many messages, a few at a time. One that left before is known to have, and not sent again. A
 * provider that is away ends the turn: what has left is marked, and the rest is for the next one.
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
  for (let debut = 0; debut < rows.length && !signal.aborted; debut += A_LA_FOIS) {
    const lot = rows.slice(debut, debut + A_LA_FOIS)
    const faits = await Promise.all(
      lot.map(async (row) => {
        const messenger = messengers[row.channel]
        // Without a way out, it waits for a node that has one.
        if (!messenger) return null
        try {
          await messenger.send({ ...open(row), id: row.id })
          return { id: row.id, issue: 'envoye' } as const
        } catch (error) {
          return error instanceof MessageRefuseError
            ? ({ id: row.id, issue: 'refuse' } as const)
            : null
        }
      }),
    )
    const connus = faits.filter((fait) => fait !== null)
    const partis = connus.filter(({ issue }) => issue === 'envoye').map(({ id }) => id)
    const refuses = connus.filter(({ issue }) => issue === 'refuse').map(({ id }) => id)
    if (partis.length > 0) await whenItAnswers(() => markAllSent(db, partis, clock()), signal)
    if (refuses.length > 0) await deleteMessages(db, refuses)
    issues.push(...connus)
    if (connus.length < lot.length) break
  }
  return issues
}
