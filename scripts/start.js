// Plain JavaScript: what reads TypeScript takes longer to load than all that is done here.
import './support/node-version.js'
import { pathToFileURL } from 'node:url'
import { findLastBuild } from './build/last-build.js'
import { stopWithParent } from './support/orphan.js'

// Started by hand, it may outlive the shell that it was started in.
if (process.env.npm_lifecycle_event) stopWithParent()

try {
  const server = findLastBuild() ?? (await (await import('./build.ts')).build())
  // In this very process: signals reach the server itself, and no second Node has to start.
  await import(pathToFileURL(server).href)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
