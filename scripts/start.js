// Plain JavaScript: what reads TypeScript takes longer to load than all that is done here.
import './support/node-version.js'
import { pathToFileURL } from 'node:url'
import { findLastBuild } from './build/last-build.js'

try {
  const server = findLastBuild() ?? (await (await import('./build.ts')).build())
  // In this very process: signals reach the server itself, and no second Node has to start.
  await import(pathToFileURL(server).href)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
