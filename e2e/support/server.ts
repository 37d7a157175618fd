import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildServer } from '../../scripts/build/server.ts'
import { copyDemoFolder } from '../../scripts/support/demo-folder.ts'
import { stopWithParent } from '../../scripts/support/orphan.js'
import { scratchFolder } from '../../scripts/support/scratch.ts'

/** The product as a newcomer has started it, on a data folder that is thrown away afterwards. */
const root = fileURLToPath(new URL('../..', import.meta.url))
const dataDir = mkdtempSync(join(scratchFolder(), 'espace-adherent-e2e-'))
await copyDemoFolder(dataDir)

const server = spawn(process.execPath, [await buildServer()], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    DATA_DIR: dataDir,
    // All the tests come from one address.
    RATE_LIMIT: '0',
    LOG_LEVEL: 'error',
    // A sensitive change takes effect a day after it was agreed to: nobody waits for that here.
    ACCORD_DELAI_SECONDES: '1',
  },
})
// However the tests end, killed included, no server is left behind.
stopWithParent()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.once('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true })
  process.exit(code ?? 0)
})
