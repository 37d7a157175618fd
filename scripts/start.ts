import './support/node-version.ts'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildWeb } from './build.ts'
import { root } from './support/files.ts'
import { stopWithParent } from './support/orphan.ts'

// Started by hand, it may outlive the shell that it was started in.
if (process.env.npm_lifecycle_event) stopWithParent()

try {
  await buildWeb()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
// In this very process: signals reach the server itself, and no second Node has to start.
await import(pathToFileURL(join(root, 'apps/api/src/app/main.ts')).href)
