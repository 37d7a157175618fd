// Plain JavaScript: what reads TypeScript takes longer to load than all that is done here.
import './support/node-version.js'
import { pathToFileURL } from 'node:url'
import { findLastBuild, glanceApart } from './build/last-build.js'
import { stopWithParent } from './support/orphan.js'

// Started by hand, it may outlive the shell that it was started in.
if (process.env.npm_lifecycle_event) stopWithParent()

/**
 * Loaded while the sources are being looked at, started only once they are known not to have changed since.
 * @returns {Promise<{ start(): Promise<void> } | null>}
 */
async function loadLastBuild() {
  const last = findLastBuild()
  if (!last) return null
  const glancing = glanceApart()
  const [built] = await Promise.allSettled([import(pathToFileURL(last.server).href)])
  const isCurrent = (await glancing) === last.seen
  if (!isCurrent) return null
  // One that cannot even be loaded says why, unless there is a newer one to build.
  if (built.status === 'rejected') throw built.reason
  return built.value
}

async function buildAndLoad() {
  const { build } = await import('./build.ts')
  return import(pathToFileURL(await build()).href)
}

try {
  // In this very process: signals reach the server itself, and no second Node has to start.
  const { start } = (await loadLastBuild()) ?? (await buildAndLoad())
  await start()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
