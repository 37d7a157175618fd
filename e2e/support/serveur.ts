import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildServer } from '../../scripts/build/server.ts'
import { copyDemoFolder } from '../../scripts/support/demo-folder.ts'
import { freePorts } from '../../scripts/support/ports.ts'
import { scratchFolder } from '../../scripts/support/scratch.ts'
import { expect } from './test.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export type Serveur = { url: string; end(): Promise<void> }

/** The product as a newcomer has started it, with settings that no other test could live with. */
export async function startServeur(env: Readonly<Record<string, string>>): Promise<Serveur> {
  const dataDir = mkdtempSync(join(scratchFolder(), 'espace-adherent-e2e-'))
  await copyDemoFolder(dataDir)
  const [port, provider] = await freePorts(2)
  const url = `http://localhost:${port}`
  const server = spawn(process.execPath, [await buildServer()], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...{ PORT: String(port), DEMO_OIDC_PORT: String(provider), DATA_DIR: dataDir },
      ...{ RATE_LIMIT: '0', LOG_LEVEL: 'error', ...env },
    },
  })
  const end = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill('SIGKILL')
      await once(server, 'exit')
    }
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await expect
      .poll(
        () =>
          fetch(`${url}/health/ready`).then(
            ({ status }) => status,
            () => 0,
          ),
        {
          timeout: 60_000,
        },
      )
      .toBe(200)
  } catch (error) {
    await end()
    throw error
  }
  return { url, end }
}
