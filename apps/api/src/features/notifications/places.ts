import { createHash, randomUUID } from 'node:crypto'

/** Tabs of one session that listen at the same time, on all nodes together; the oldest gives way. */
export const PAR_SESSION = 10

const TOPIC = 'flux:'
/** More than are ever announced and not yet heard a second time. */
const HEARD_MAX = 10_000

/** What listens: asked to give way, it ends. */
export type Ecoute = { giveWay(): void }

type Session = {
  /** Of this node, the oldest first. */
  siennes: Map<string, Ecoute>
  /** Of all nodes, in the order in which they were announced, with when that was. */
  annoncees: Map<string, number>
}

type PlacesDeps = {
  /** Heard by every node, this one too, in one order for all. */
  notify(topic: string): Promise<void>
  /** After that long nobody listens any more: a node that was killed has not said so. */
  lifetimeMs: number
  clock: () => number
}

/**
 * Who listens, by session. A node follows the sessions that it has a stream of: that stream gives way once ten that
 * were announced after it listen, wherever they are. All nodes hear the same order, so that they never leave eleven, nor
 * end two for one. Where the database is away, each still holds its own to ten.
 */
export function createPlaces({ notify, lifetimeMs, clock }: PlacesDeps) {
  const sessions = new Map<string, Session>()
  const heard = new Set<string>()
  const tell = (session: string, geste: '+' | '-', id: string) =>
    void notify(`${TOPIC}${session}:${geste}:${id}`).catch(() => {})

  const giveWay = ({ siennes }: Session, id: string) => {
    const ecoute = siennes.get(id)
    siennes.delete(id)
    ecoute?.giveWay()
  }
  const forgetEmpty = (cle: string, { siennes }: Session) => {
    if (siennes.size === 0) sessions.delete(cle)
  }
  /** Every listener of the installation is called twice for one announcement. */
  const isSecond = (topic: string) => {
    if (heard.delete(topic)) return true
    if (heard.size > HEARD_MAX) heard.clear()
    heard.add(topic)
    return false
  }

  return {
    /** Takes a place; what it gives back leaves it. */
    take(empreinte: string, ecoute: Ecoute): () => void {
      const cle = createHash('sha256').update(empreinte).digest('hex').slice(0, 32)
      const id = randomUUID()
      const session = sessions.get(cle) ?? { siennes: new Map(), annoncees: new Map() }
      sessions.set(cle, session)
      session.siennes.set(id, ecoute)
      for (const ancienne of [...session.siennes.keys()].slice(0, -PAR_SESSION))
        giveWay(session, ancienne)
      tell(cle, '+', id)
      return () => {
        session.siennes.delete(id)
        forgetEmpty(cle, session)
        tell(cle, '-', id)
      }
    },

    onTopic(topic: string): void {
      if (!topic.startsWith(TOPIC)) return
      const [cle = '', geste, id = ''] = topic.slice(TOPIC.length).split(':')
      const session = sessions.get(cle)
      if (!session || isSecond(topic)) return
      const { annoncees } = session
      if (geste === '-') {
        annoncees.delete(id)
        return
      }
      annoncees.set(id, clock())
      for (const [une, depuis] of annoncees)
        if (depuis < clock() - lifetimeMs) annoncees.delete(une)
      for (const une of [...annoncees.keys()].slice(0, -PAR_SESSION)) {
        annoncees.delete(une)
        giveWay(session, une)
      }
      forgetEmpty(cle, session)
    },
  }
}
