import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type Line = {
  port: number
  /** From then on, everything that passes is late and squeezed. */
  slowDown(): void
  close(): void
}

type Speed = { latencyMs: number; downBytesPerSecond: number; upBytesPerSecond: number }

/** A telephone's line before a server: what passes is late by the latency, and one thing after the other. */
export async function openLine(origin: string, speed: Speed): Promise<Line> {
  const { port } = new URL(origin)
  let isSlow = false
  const sockets = new Set<Socket>()
  const up = createQueue(speed.upBytesPerSecond)
  const down = createQueue(speed.downBytesPerSecond)
  const carry = (from: Socket, to: Socket, delay: (bytes: number) => number) => {
    let last = Promise.resolve()
    from.on('data', (bytes) => {
      const wait = isSlow ? delay(bytes.length) + speed.latencyMs / 2 : 0
      const due = new Promise((resolve) => setTimeout(resolve, wait))
      last = Promise.all([last, due]).then(() => void to.write(bytes))
    })
    from.on('end', () => void last.then(() => to.end()))
    from.on('error', () => to.destroy())
  }
  const server = createServer((browser) => {
    const portal = connect(Number(port), 'localhost')
    for (const socket of [browser, portal]) {
      socket.setNoDelay(true)
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
    }
    carry(browser, portal, up)
    carry(portal, browser, down)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    slowDown: () => {
      isSlow = true
    },
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** All connections share one line: how long until these bytes have left it. */
function createQueue(bytesPerSecond: number): (bytes: number) => number {
  let free = 0
  return (bytes) => {
    const now = performance.now()
    free = Math.max(free, now) + (bytes / bytesPerSecond) * 1000
    return free - now
  }
}
