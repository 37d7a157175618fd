// Plain JavaScript: what reads TypeScript is loaded where there is something to build, and then only.
import './support/node-version.js'
import { enableCompileCache } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

try {
  const { buildServer } = await import('./build/server.ts')
  const built = dirname(await buildServer())
  enableCompileCache(join(built, '../compiled'))
  await import(pathToFileURL(join(built, 'importer.js')).href)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(2)
}
