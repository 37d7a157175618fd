import type { Executor } from '../../platform/db/index.ts'
import { whenItAnswers } from '../../platform/jobs/index.ts'
import {
  type Channel,
  type Message,
  MessageRefuseError,
  MessageReporteError,
  type Messenger,
  type Messengers,
} from './message.ts'
import {
  findFailedAmong,
  findUnsentAmong,
  type MessageRow,
  markAllSent,
  markFailed,
} from './messages.repository.ts'
import type { Retenue } from './retenue.ts'

const JOUR_MS = 24 * 60 * 60_000
/** As long as mail servers usually try. A code or a link has long lapsed by then; what it told is in the portal. */
const JOURS = 5

/** Whether a message was tried for so long that nobody waits for it any more. */
export const isTropVieux = ({ creeLe }: { creeLe: Date }, now: Date): boolean =>
  now.getTime() - creeLe.getTime() > JOURS * JOUR_MS

/** As many as are under way when a node is killed: those, and no others, may be asked of the provider again. */
const A_LA_FOIS = 20
/** So many lots in a row without an answer: the provider is away. A few numbers that it cannot treat are not. */
const ABSENCES = 3

export type Issue = {
  id: number
  /**
   * `reporte`: its provider does not take this one now. `perdu`: it was tried for days, whoever it was for.
   * `absent`: no message leaves that way now.
   */
  issue: 'envoye' | 'refuse' | 'perdu' | 'reporte' | 'absent'
}

type Deps = {
  db: Executor
  clock: () => Date
  open(row: MessageRow): Message
  messengers: Messengers
  retenir: Retenue
}

/** Of each way out, how many lots in a row had no answer: once it is away, a turn asks it nothing more. */
export type Absences = Map<Channel, number>

export const isAbsente = (absences: Absences, channel: Channel): boolean =>
  (absences.get(channel) ?? 0) >= ABSENCES

/**
 * Sends many messages, a few at a time: what became of each. One that left before is known to have, and not sent again.
 * One that is refused or put off holds up none of the others, and a provider that is away none of the other channel's:
 * what could not leave is for the next turn.
 */
export async function expedier(
  deps: Deps,
  ids: readonly number[],
  signal: AbortSignal,
  absences: Absences = new Map(),
): Promise<Issue[]> {
  const rows = await findUnsentAmong(deps.db, ids)
  const issues = new Map<number, Issue['issue']>()
  for (const [channel, siens] of Map.groupBy(rows, (row) => row.channel)) {
    const messenger = deps.messengers[channel]
    if (!messenger) absences.set(channel, ABSENCES)
    for (let debut = 0; debut < siens.length; debut += A_LA_FOIS) {
      if (!messenger || signal.aborted || isAbsente(absences, channel)) break
      const faits = await sendLot(deps, messenger, siens.slice(debut, debut + A_LA_FOIS), signal)
      const isLa = faits.some(({ isRepondu }) => isRepondu)
      if (isLa) absences.set(channel, 0)
      else if (faits.some(({ issue }) => issue === 'absent'))
        absences.set(channel, (absences.get(channel) ?? 0) + 1)
      // Others were answered about: it is these that cannot leave.
      for (const { id, issue } of faits)
        issues.set(id, isLa && issue === 'absent' ? 'reporte' : issue)
    }
  }
  const restants = new Set(rows.map(({ id }) => id))
  const finis = ids.filter((id) => !restants.has(id))
  // An earlier turn may have ended between what became of them and saying it here.
  const echoues = finis.length === 0 ? [] : await findFailedAmong(deps.db, finis)
  const issueDe = (id: number): Issue['issue'] =>
    issues.get(id) ?? (restants.has(id) ? 'absent' : echoues.includes(id) ? 'perdu' : 'envoye')
  return ids.map((id) => ({ id, issue: issueDe(id) }))
}

/** All at once; what has left, or never will, is marked. */
async function sendLot(
  { db, clock, open, retenir }: Deps,
  messenger: Messenger,
  lot: readonly MessageRow[],
  signal: AbortSignal,
): Promise<Essai[]> {
  const faits = await Promise.all(
    lot.map((row) => send({ open, messenger, retenir }, row, clock())),
  )
  const parmi = (...voulues: Issue['issue'][]) =>
    faits.filter(({ issue }) => voulues.includes(issue)).map(({ id }) => id)
  const partis = parmi('envoye')
  const perdus = parmi('refuse', 'perdu')
  if (partis.length > 0) await whenItAnswers(() => markAllSent(db, partis, clock()), signal)
  if (perdus.length > 0) await markFailed(db, perdus, clock())
  return faits
}

/** `isRepondu`: the provider said what becomes of it; one that cannot be read says nothing of its provider. */
type Essai = Issue & { isRepondu: boolean }

async function send(
  { open, messenger, retenir }: Pick<Deps, 'open' | 'retenir'> & { messenger: Messenger },
  row: MessageRow,
  now: Date,
): Promise<Essai> {
  const { id } = row
  let message: Message | undefined
  try {
    message = open(row)
    const permis = await retenir(row, message)
    if (!permis) return { id, issue: 'perdu', isRepondu: true }
    await messenger.send({ ...permis, id })
    return { id, issue: 'envoye', isRepondu: true }
  } catch (error) {
    if (error instanceof MessageRefuseError) return { id, issue: 'refuse', isRepondu: true }
    const isRepondu = error instanceof MessageReporteError
    if (isTropVieux(row, now)) return { id, issue: 'perdu', isRepondu }
    return { id, issue: isRepondu || !message ? 'reporte' : 'absent', isRepondu }
  }
}
