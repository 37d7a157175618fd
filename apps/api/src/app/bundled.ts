import './source-names.ts'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'

// `npm start` begins here, in the bundle; `main.ts` is the same from the sources.

// A start keeps most of what it makes: with room from the beginning, it is not moved about.
setFlagsFromString('--semi-space-growth-factor=16')
// What the first start compiled, the next ones only read; thrown away with the build.
enableCompileCache(join(import.meta.dirname, 'compiled'))
const { run } = await import('./run.ts')
await run()
// Now, for whoever is killed writes nothing at the end.
setTimeout(flushCompileCache, 2_000).unref()
