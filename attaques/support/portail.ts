import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildServer } from '../../scripts/build/server.ts'
import { copyDemoFolder } from '../../scripts/support/demo-folder.ts'
import { freePort } from '../../scripts/support/ports.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export type Portail = {
  url: string
  port: number
  child: ChildProcess
  /** What it has printed so far. */
  output(): string
  /** Sends the signal and waits for the end; gives the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

/**
 * The product as it is really run: a process of its own on a free port, with the demonstration data
 * in a folder that is thrown away with it, unless it is given one. One that has nobody to serve is
 * only waited for to live.
 */
export async function startPortail(
  environment: Record<string, string> = {},
  health: 'ready' | 'live' = 'ready',
): Promise<Portail> {
  const own = mkdtempSync(join(tmpdir(), 'espace-adherent-attaques-'))
  const dataDir = environment.DATA_DIR ?? own
  if (environment.DATABASE_URL === undefined && isEmpty(dataDir)) await copyDemoFolder(dataDir)
  const port = Number(environment.PORT ?? (await freePort()))
  const child = spawn(process.execPath, [await buildServer()], {
    cwd: root,
    env: {
      ...process.env,
      LOG_LEVEL: 'error',
      RATE_LIMIT: '0',
      DATA_DIR: dataDir,
      DEMO_DATA: '1',
      // Attacks come through proxies too; whoever is about the refusal itself takes it back.
      DEMO_PUBLIQUE: '1',
      PORT: String(port),
      DEMO_OIDC_PORT: String(await freePort()),
      ...environment,
    },
  })
  let printed = ''
  const keep = (chunk: Buffer) => {
    printed += chunk
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  child.once('exit', () => rmSync(own, { recursive: true, force: true }))
  const portail: Portail = {
    url: `http://localhost:${port}`,
    port,
    child,
    output: () => printed,
    end: async (signal) => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal)
        await once(child, 'exit')
      }
      return child.exitCode
    },
  }
  await answers(portail, health)
  return portail
}

const isEmpty = (folder: string) => !existsSync(folder) || readdirSync(folder).length === 0

async function answers({ url, child, output }: Portail, health: 'ready' | 'live'): Promise<void> {
  // A slow machine is no failure.
  for (const deadline = Date.now() + 180_000; Date.now() < deadline; ) {
    if (child.exitCode !== null) throw new Error(`The server stopped: ${output()}`)
    const response = await fetch(`${url}/health/${health}`).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  child.kill('SIGKILL')
  throw new Error(`Not ready: ${output()}`)
}
