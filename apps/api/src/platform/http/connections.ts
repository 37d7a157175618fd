import type { RequestListener, Server } from 'node:http'
import type { Socket } from 'node:net'
import { Connection } from './connection.ts'
import { lookEveryMs, type Pace } from './pace.ts'

export type DrainOptions = {
  /** How long a silent connection is kept, in case a request is on its way. */
  idleMs: number
  /** After that, whatever is left is closed. */
  timeoutMs: number
}

const LOOK_EVERY_MS = 50

/**
 * Systems buffer some Mo for a reader and report in large steps: behind a proxy that does not
 * buffer, a steady reader may seem silent for half a minute.
 */
const READER_PATIENCE = 4

/** Every open connection of the server, so that none is held for ever nor closed too early. */
export function createConnections(pace: Pace) {
  const open = new Map<Socket, Connection>()
  const reading = { ...pace, patienceMs: READER_PATIENCE * pace.patienceMs }
  let isHolding = false
  let isDraining = false
  let onChange = () => {}

  let watching: NodeJS.Timeout | undefined
  const cutWhoDoesNotRead = () => {
    const now = performance.now()
    for (const connection of open.values()) if (!connection.isRead(now)) connection.socket.destroy()
  }

  return {
    of: (socket: Socket) => open.get(socket),
    watch(server: Server): void {
      server.on('connection', (socket: Socket) => {
        open.set(socket, new Connection(socket, reading))
        // From the moment Node begins to read it.
        if (isHolding) process.nextTick(() => isHolding && socket.pause())
        watching ??= setInterval(cutWhoDoesNotRead, lookEveryMs(reading)).unref()
        socket.once('close', () => {
          open.delete(socket)
          onChange()
          if (open.size > 0) return
          clearInterval(watching)
          watching = undefined
        })
      })
    },
    wrap:
      (handler: RequestListener): RequestListener =>
      (request, response) => {
        const connection = open.get(request.socket)
        if (connection && !connection.take(response, { isLast: isDraining })) return
        handler(request, response)
      },
    /** Stops reading from everybody until the returned function is called. */
    hold(): () => void {
      isHolding = true
      for (const socket of open.keys()) socket.pause()
      return () => {
        isHolding = false
        for (const socket of open.keys()) socket.resume()
      }
    },
    /**
     * Each answer from now on is the last one of its connection. A silent connection is not closed at
     * once: a request may be on its way, and would be lost.
     */
    async drain({ idleMs, timeoutMs }: DrainOptions): Promise<void> {
      isDraining = true
      for (const connection of open.values()) connection.announceEnd()
      const begun = performance.now()
      const letQuietGo = () => {
        for (const connection of open.values())
          if (connection.isQuiet(idleMs, begun)) connection.letGo()
      }
      // After the turn in which what had come was read.
      const looking = setInterval(() => setImmediate(letQuietGo), LOOK_EVERY_MS)
      const { promise: isOver, resolve } = Promise.withResolvers<void>()
      const bound = setTimeout(resolve, timeoutMs)
      onChange = () => {
        if (open.size === 0) resolve()
      }
      onChange()
      await isOver
      clearInterval(looking)
      clearTimeout(bound)
      for (const { socket } of open.values()) socket.destroy()
    },
  }
}

export type Connections = ReturnType<typeof createConnections>
