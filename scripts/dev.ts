import './support/node-version.js'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './support/files.ts'

// The API serves the browser app through Vite itself in this mode: nothing is built beforehand.
const server = spawn(
  process.execPath,
  [
    ...['apps/api/src', 'apps/api/demo', 'packages/domain/src', 'packages/contract/src'].map(
      (folder) => `--watch-path=${join(root, folder)}`,
    ),
    '--watch-preserve-output',
    join(root, 'apps/api/src/app/main.ts'),
  ],
  { stdio: 'inherit', env: { ...process.env, ESPACE_DEV: '1' } },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.once('exit', (code) => process.exit(code ?? 0))
