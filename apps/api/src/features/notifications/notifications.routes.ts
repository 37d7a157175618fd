import type { ServerResponse } from 'node:http'
import {
  EVENEMENT_CEDE,
  EVENEMENT_NOTIFICATIONS,
  NOTIFICATIONS_FLUX_PATH,
} from '@espace-adherent/contract'
import type { FastifyInstance } from 'fastify'
import { createPlaces } from './places.ts'

export const TOPIC_NOTIFICATION = 'notification:'

/** Proxies cut what stays silent for a minute. */
const HEARTBEAT_MS = 25_000
/** Then the browser comes again by itself, and its session is looked at again. */
const LIFETIME_MS = 5 * 60_000
/** After the session would be over, so that it then is. */
const AFTER_MS = 250
/** How long a browser waits before it comes again, and how long when what it shows may have to go. */
const COME_AGAIN_MS = 5000
const AT_ONCE_MS = 100
/** What gave way to a newer one waits that long, unless its page knows better. */
const GAVE_WAY_MS = 60_000

const MINUTE = 60_000

type FluxDeps = {
  database: { notify(topic: string): Promise<void> }
  subscribe(listener: (topic: string) => void): void
  /** Streams end with the first word of a stop: nobody else would end them. */
  onStop(listener: () => void): void
  clock: () => Date
  /** A session ends so long after its last sign of life. */
  idleMinutes: number
}

/** One that was ended a moment ago, and is still being closed, hears no more: to write to it throws. */
const say = (stream: ServerResponse, words: string) => stream.writableEnded || stream.write(words)

/**
 * Tells the open pages of an account that its notifications have changed; they read them again the
 * usual way. Nothing of their content travels here.
 */
export function registerFlux(
  app: FastifyInstance,
  { database, subscribe, onStop, clock, idleMinutes }: FluxDeps,
): void {
  const open = new Map<string, Set<ServerResponse>>()
  const places = createPlaces({
    notify: (topic) => database.notify(topic),
    lifetimeMs: LIFETIME_MS + MINUTE,
    clock: () => performance.now(),
  })
  subscribe(places.onTopic)

  subscribe((topic) => {
    // An account that changes, or a session that ends: who listens is asked again who they are, and at once.
    if (topic.startsWith('compte:'))
      for (const id of topic.slice('compte:'.length).split(','))
        for (const stream of open.get(id) ?? []) {
          say(stream, `retry: ${AT_ONCE_MS}\n\n`)
          stream.end()
        }
    if (!topic.startsWith(TOPIC_NOTIFICATION)) return
    for (const stream of open.get(topic.slice(TOPIC_NOTIFICATION.length)) ?? [])
      say(stream, `event: ${EVENEMENT_NOTIFICATIONS}\ndata: \n\n`)
  })
  const heartbeat = setInterval(() => {
    for (const streams of open.values()) for (const stream of streams) say(stream, ': \n\n')
  }, HEARTBEAT_MS)
  heartbeat.unref()
  let isStopping = false
  const stop = () => {
    isStopping = true
    clearInterval(heartbeat)
    for (const streams of open.values()) for (const stream of streams) stream.end()
  }
  onStop(stop)
  app.addHook('preClose', async () => stop())

  app.get(
    NOTIFICATIONS_FLUX_PATH,
    {
      // To listen is nobody's doing: an idle session ends though a page is open.
      config: { access: 'membre', isPassive: true },
      schema: {
        tags: ['notifications'],
        summary: 'Notifications\u00a0: être prévenu des nouvelles (text/event-stream)',
      },
    },
    async (request, reply) => {
      const visiteur = await request.visiteur()
      if (!visiteur) return reply.code(401).send()
      const stream = reply.handOver()
      stream.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // A proxy must not keep the events to itself.
        'x-accel-buffering': 'no',
      })
      stream.write(`retry: ${COME_AGAIN_MS}\n\n`)
      if (isStopping) return stream.end()
      const streams = open.get(visiteur.compteId) ?? new Set()
      open.set(visiteur.compteId, streams.add(stream))
      const leave = places.take(visiteur.session.empreinte, {
        giveWay() {
          say(stream, `retry: ${GAVE_WAY_MS}\nevent: ${EVENEMENT_CEDE}\ndata: \n\n`)
          stream.end()
        },
      })
      const left = visiteur.session.vueLe.getTime() + idleMinutes * MINUTE - clock().getTime()
      const end = setTimeout(() => stream.end(), Math.min(left + AFTER_MS, LIFETIME_MS))
      end.unref()
      stream.once('close', () => {
        clearTimeout(end)
        leave()
        streams.delete(stream)
        if (streams.size === 0) open.delete(visiteur.compteId)
      })
    },
  )
}
