import pg from 'pg'
import { silent } from './gate.ts'
import { abandon } from './lane.ts'
import { CONNECT_MS, CONNECT_TICKS, ticksOf } from './limits.ts'
import { TOPIC_ALL } from './types.ts'

const PING_EVERY = ticksOf(500)
/** One connection may break alone: a second one is asked before the server counts as silent. */
const SECOND_OPINION_AFTER = ticksOf(750)
/** A server that refuses connections is not asked too often. */
const RETRY_AFTER = ticksOf(1_000)

export type WatchOptions = {
  silenceMs: number
  makeClient: () => pg.Client
  /** Called when the server has been silent that long, and again when it answers. */
  onSilent: () => void
  onBack: () => void
  /** Our own connection is silent, a new one is not: others may be dead too. */
  onDoubt: () => void
  onError: (error: Error) => void
}

export const watchingClient = (url: string) =>
  new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: CONNECT_MS })

/**
 * One connection that listens for announcements and keeps asking whether the server is there. If it
 * is cut, it is opened again. Without an answer the server counts as silent. The question stays
 * asked, because a server that was only stopped answers it as soon as it goes on; new connections
 * are tried meanwhile, for a connection that was lost.
 */
export function createWatch(options: WatchOptions) {
  const { makeClient, onSilent, onBack, onDoubt, onError } = options
  const silentAfter = ticksOf(options.silenceMs)
  let tell: ((topic: string) => void) | undefined
  let listening: pg.Client | undefined
  let attempt: pg.Client | undefined
  let isAsked = false
  let isSilent = false
  let ticksAtRest = 0
  let ticksInSilence = 0
  let ticksOfAttempt = 0
  let ticksToRetry = 0

  const hearAnswer = () => {
    ticksInSilence = 0
    if (!isSilent) return
    isSilent = false
    onBack()
  }

  const abandonAttempt = () => {
    const client = attempt
    attempt = undefined
    if (client) abandon(client, silent())
  }

  const open = async (client: pg.Client, onTopic: (topic: string) => void) => {
    client.on('error', (error) => {
      if (client === listening) onError(error)
    })
    client.on('notification', ({ payload }) => onTopic(payload ?? TOPIC_ALL))
    client.once('end', () => {
      if (client !== listening) return
      listening = undefined
      isAsked = false
    })
    try {
      await client.connect()
      await client.query('listen invalidation')
    } catch (error) {
      abandon(client, silent())
      if (attempt === client) attempt = undefined
      throw error
    }
    if (attempt === client) attempt = undefined
    listening = client
    isAsked = false
    ticksAtRest = 0
  }

  /** Opens another connection for one that was cut or does not answer. */
  const replace = async (onTopic: (topic: string) => void) => {
    const former = listening
    const client = makeClient()
    attempt = client
    ticksOfAttempt = 0
    try {
      await open(client, onTopic)
      if (former) abandon(former, silent())
      if (former && !isSilent) onDoubt()
      hearAnswer()
      // Announcements may have been missed.
      onTopic(TOPIC_ALL)
    } catch (error) {
      ticksToRetry = RETRY_AFTER
      if (listening || !tell) return
      // A refusal is an answer: callers are refused as fast.
      if (isRefusal(error)) ticksInSilence = 0
      // Its silence was reported.
      if (!isSilent) onError(error as Error)
    }
  }

  const ask = async (client: pg.Client) => {
    isAsked = true
    ticksAtRest = 0
    await client.query('select 1')
    if (client !== listening) return
    isAsked = false
    // The first of the two connections to answer is kept.
    abandonAttempt()
    const wasSilent = isSilent
    hearAnswer()
    if (wasSilent) tell?.(TOPIC_ALL)
  }

  return {
    async start(onTopic: (topic: string) => void): Promise<void> {
      const client = makeClient()
      // A second listener must not answer the questions of the first.
      if (!listening) attempt = client
      await open(client, onTopic)
      tell = onTopic
    },
    /** The clock calls this. */
    tick(): void {
      if (!tell) return
      ticksToRetry--
      if (attempt && ++ticksOfAttempt > CONNECT_TICKS) abandonAttempt()
      if (listening && !isAsked) {
        // A connection that fails says so by its `end` event.
        if (++ticksAtRest >= PING_EVERY) ask(listening).catch(() => {})
        return
      }
      ticksInSilence++
      const isLost = !listening || ticksInSilence >= SECOND_OPINION_AFTER
      if (isLost && !attempt && ticksToRetry <= 0) void replace(tell)
      if (ticksInSilence < silentAfter || isSilent) return
      isSilent = true
      onSilent()
    },
    async stop(): Promise<void> {
      tell = undefined
      abandonAttempt()
      if (listening && isAsked) abandon(listening, silent())
      else await listening?.end()
    },
  }
}

/** The server or its machine refused, which is not the same as silence. */
function isRefusal(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && !/^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/.test(code)
}
