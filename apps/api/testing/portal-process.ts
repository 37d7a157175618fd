import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { buildServer } from '../../../scripts/build/server.ts'

export type PortalProcess = {
  url: string
  child: ChildProcess
  /** What it has printed so far. */
  output(): string
  kill(signal: NodeJS.Signals): Promise<void>
}

/** The server as it is really run: bundled, in a process of its own, that can be killed. */
export async function spawnPortal(
  port: number,
  environment: Record<string, string>,
): Promise<PortalProcess> {
  const child = spawn(process.execPath, [await buildServer()], {
    env: {
      ...process.env,
      LOG_LEVEL: 'silent',
      RATE_LIMIT: '0',
      PORT: String(port),
      ...environment,
    },
  })
  let printed = ''
  const keep = (chunk: Buffer) => {
    printed += chunk
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  return {
    url: `http://localhost:${port}`,
    child,
    output: () => printed,
    kill: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill(signal)
      await once(child, 'exit')
    },
  }
}

export async function isReady({ url, child, output }: PortalProcess): Promise<void> {
  // A slow machine is no failure.
  for (const deadline = Date.now() + 180_000; Date.now() < deadline; ) {
    if (child.exitCode !== null) throw new Error(`The server stopped: ${output()}`)
    const response = await fetch(`${url}/health/ready`).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`Not ready: ${output()}`)
}
