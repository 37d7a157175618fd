import { once } from 'node:events'
import { createServer } from 'node:net'

/** So many ports that nobody uses now, all different: held together until all are found. */
export async function freePorts(count: number): Promise<number[]> {
  const probes = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(probes.map((probe) => once(probe, 'listening')))
  const ports = probes.map((probe) => {
    const address = probe.address()
    if (address === null || typeof address === 'string') throw new Error('No free port.')
    return address.port
  })
  await Promise.all(probes.map((probe) => once(probe.close(), 'close')))
  return ports
}

export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1)
  return port
}
