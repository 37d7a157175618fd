import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fixtureHash } from '../../apps/api/testing/fixture-hash.ts'
import { buildServer } from '../build/server.ts'
import { root } from './files.ts'
import { freePorts } from './ports.ts'

const cache = join(root, 'node_modules/.cache/espace-adherent-tests')
const PREFIX = 'dossier-'

/**
 * Puts the data folder of a demonstration in an empty place, as the product's first start leaves it.
 * That start takes ten seconds of a core: done once, and copied for each that needs one.
 */
export async function copyDemoFolder(place: string): Promise<void> {
  cpSync(await prepareDemoFolder(), place, { recursive: true, mode: constants.COPYFILE_FICLONE })
}

export async function prepareDemoFolder(): Promise<string> {
  const name = `${PREFIX}${fixtureHash()}`
  const folder = join(cache, name)
  if (existsSync(folder)) return folder
  mkdirSync(cache, { recursive: true })
  const draft = `${folder}.${process.pid}`
  await startOnce(draft)
  try {
    renameSync(draft, folder)
  } catch {
    // Another process has made the same one meanwhile.
    rmSync(draft, { recursive: true })
  }
  for (const other of readdirSync(cache))
    if (other.startsWith(PREFIX) && !other.startsWith(name))
      rmSync(join(cache, other), { recursive: true, force: true })
  return folder
}

async function startOnce(dataDir: string): Promise<void> {
  const [port, providerPort] = await freePorts(2)
  const { DATABASE_URL, SECRET_KEY, ...environment } = process.env
  const server = spawn(process.execPath, [await buildServer()], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...environment,
      DATA_DIR: dataDir,
      DEMO_DATA: '1',
      LOG_LEVEL: 'error',
      PORT: String(port),
      DEMO_OIDC_PORT: String(providerPort),
    },
  })
  // Whoever is interrupted meanwhile leaves neither server nor folder.
  const giveUp = () => {
    server.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
  }
  process.once('exit', giveUp)
  const ended = once(server, 'exit')
  const isReady = async () =>
    (await fetch(`http://localhost:${port}/health/ready`).catch(() => undefined))?.ok
  while (server.exitCode === null && !(await isReady())) await sleep(50)
  server.kill('SIGTERM')
  const [code] = await ended
  process.off('exit', giveUp)
  if (code !== 0) throw new Error(`The demonstration could not be prepared (code ${code})`)
}
