// Plain JavaScript: what reads TypeScript is loaded where there is something to build, and then only.
import './support/node-version.js'
import { enableCompileCache } from 'node:module'
import { constants, setPriority } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

try {
  // On the portal's own machine, whoever reads there goes first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
} catch {
  // A machine that grants no other priority.
}

try {
  const { buildServer } = await import('./build/server.ts')
  const built = dirname(await buildServer())
  enableCompileCache(join(built, '../compiled'))
  await import(pathToFileURL(join(built, 'importer.js')).href)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(2)
}
