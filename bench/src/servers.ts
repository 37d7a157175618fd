import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../scripts/support/ports.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export type Server = {
  url: string
  pid: number
  /** From the spawn to the first answer. */
  startMilliseconds: number
  millisecondsSinceSpawn(): number
  stop(): Promise<void>
}

/** The portal itself, in a process of its own, as `npm start` starts it. */
export const startPortal = (environment: Record<string, string>) =>
  start(join(root, 'scripts/start.js'), '/health/ready', environment)

/** A Fastify with one route and nothing else: what the machine can do. */
export const startBare = (payload: string, databaseUrl: string) =>
  start(join(root, 'bench/src/bare-server.ts'), '/', {
    PAYLOAD: payload,
    DATABASE_URL: databaseUrl,
  })

/** The same, with one statement and one transaction by this driver. */
export const startDriver = (driver: string, payload: string, databaseUrl: string) =>
  start(join(root, 'bench/src/driver-server.ts'), '/', {
    DRIVER: driver,
    PAYLOAD: payload,
    DATABASE_URL: databaseUrl,
  })

export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'espace-adherent-bench-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** A port that was free may be taken meanwhile by some connection: another one is then tried. */
async function start(
  script: string,
  readyPath: string,
  environment: Record<string, string>,
  tries = 3,
): Promise<Server> {
  try {
    return await startOnce(script, readyPath, environment)
  } catch (error) {
    if (tries === 1) throw error
    return start(script, readyPath, environment, tries - 1)
  }
}

async function startOnce(
  script: string,
  readyPath: string,
  environment: Record<string, string>,
): Promise<Server> {
  const port = await freePort()
  const begun = performance.now()
  const child = spawn(process.execPath, [script], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...environment, PORT: String(port) },
  })
  const url = `http://localhost:${port}`
  await answers(`${url}${readyPath}`, child)
  return {
    url,
    pid: child.pid ?? 0,
    startMilliseconds: performance.now() - begun,
    millisecondsSinceSpawn: () => performance.now() - begun,
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; ) {
    if (child.exitCode !== null) throw new Error(`The server stopped (${child.exitCode})`)
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error(`${url} does not answer`)
}
