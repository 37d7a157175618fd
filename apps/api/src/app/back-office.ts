import type { RequestListener } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Answered to staff and machines only, and the description of the API: two routes out of three. */
const addresses = /^\/api\/(?:admin|docs|systeme|openapi\.json)(?=[/?#]|$)/

export const isBackOffice = (url: string): boolean => addresses.test(readable(url))

/**
 * The address as the router reads it; an unreadable one is refused by the application that gets it.
 */
function readable(url: string): string {
  if (!url.includes('%')) return url
  try {
    return decodeURI(url)
  } catch {
    return url
  }
}

/** Far longer than it takes: callers who still wait are told to come back. */
const WAIT_MS = 20_000

export type BackOfficeDeps = {
  /** Makes the application; `turn` lets other requests be answered between two pieces of it. */
  build(turn: () => Promise<void>): Promise<FastifyInstance>
  /** Answers callers who have waited too long, or for what could not be made. */
  refuse: RequestListener
  waitMs?: number
}

/**
 * The back office, as an application of its own behind the same server. It is made once members are
 * answered, or when somebody first asks for it; who asks before it is there waits.
 */
export function createBackOffice({ build, refuse, waitMs = WAIT_MS }: BackOfficeDeps) {
  let app: FastifyInstance | undefined
  let building: Promise<void> | undefined
  const finish = (): Promise<void> => {
    building ??= build(() => turn()).then((made) => {
      app = made
    })
    return building
  }
  const wait = async () => {
    const { promise: isLate, resolve } = Promise.withResolvers<void>()
    const bound = setTimeout(resolve, waitMs)
    // Whoever starts the server says why it failed, and stops it.
    await Promise.race([finish().catch(() => {}), isLate])
    clearTimeout(bound)
  }
  return {
    finish,
    /** Gives each request to the application that it is for. */
    share:
      (handler: RequestListener): RequestListener =>
      (request, response) => {
        if (!isBackOffice(request.url ?? '')) return handler(request, response)
        if (app) return app.routing(request, response)
        void wait().then(() => {
          if (app) app.routing(request, response)
          else refuse(request, response)
        })
      },
    async close(): Promise<void> {
      await building?.catch(() => {})
      await app?.close()
    },
  }
}
