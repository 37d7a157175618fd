import './source-names.ts'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { compilePglite } from '../platform/db/pglite-code.ts'

// The bundle's entry: `npm start` loads it, and starts it once it is known to be the one to start; run by itself,
// it starts at once. `main.ts` is the same from the sources.

// A start keeps most of what it makes: with room from the beginning, it is not moved about.
setFlagsFromString('--semi-space-growth-factor=16')
// What the first start compiled, the next ones only read; thrown away with the next build.
enableCompileCache(join(import.meta.dirname, '../compiled'))
// The longest part of opening the embedded engine, which other threads do meanwhile.
if (!process.env.DATABASE_URL) compilePglite()
const { run } = await import('./run.ts')

export async function start(): Promise<void> {
  await run()
  // Now, for whoever is killed writes nothing at the end.
  setTimeout(flushCompileCache, 2_000).unref()
}

if (import.meta.main) await start()
