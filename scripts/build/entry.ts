import './source-names.ts'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { stopWithParent } from '../support/orphan.ts'

// Started by hand, it may outlive the shell that it was started in.
if (process.env.npm_lifecycle_event) stopWithParent()

// A start makes more than it throws away: with room from the beginning, half as much is moved about.
setFlagsFromString('--semi-space-growth-factor=16')
// What the first start compiled, the next ones only read; thrown away with the build.
enableCompileCache(join(import.meta.dirname, 'compiled'))
const { run } = await import('../../apps/api/src/app/run.ts')
await run()
// Now, for whoever is killed writes nothing at the end.
setTimeout(flushCompileCache, 2_000).unref()
