import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export type SilentProxy = Awaited<ReturnType<typeof startSilentProxy>>

/** Stands before a database server, and can keep everything that passes, without cutting anything. */
export async function startSilentProxy(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isSilent = false
  const server = createServer((incoming) => {
    const outgoing = connect(Number(target.port || 5432), target.hostname)
    for (const socket of [incoming, outgoing]) {
      sockets.add(socket)
      socket.once('close', () => {
        sockets.delete(socket)
        incoming.destroy()
        outgoing.destroy()
      })
      socket.on('error', () => {})
    }
    incoming.on('data', (chunk) => outgoing.write(chunk))
    outgoing.on('data', (chunk) => incoming.write(chunk))
    if (isSilent) incoming.pause()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    url: Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${port}` }).href,
    /** How many connections pass through it. */
    count: () => sockets.size / 2,
    /** All of them, and those to come; or only those that stand now. */
    silence({ andNew = true } = {}): void {
      isSilent = andNew
      for (const socket of sockets) socket.pause()
    },
    speak(): void {
      isSilent = false
      for (const socket of sockets) socket.resume()
    },
    async stop(): Promise<void> {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
