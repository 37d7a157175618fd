import './source-names.ts'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { compilePglite } from '../platform/db/pglite-code.ts'

// The bundle's entry. `npm start` loads it, and starts it once it is known to be the right build;
// run by itself, it starts at once. `main.ts` does the same from the sources.

// A start keeps most of what it makes: with enough room from the beginning, nothing is moved.
setFlagsFromString('--semi-space-growth-factor=16')
// What the first start compiled, later ones only read; the next build throws it away.
enableCompileCache(join(import.meta.dirname, '../compiled'))
// The longest part of opening the embedded engine; other threads do it meanwhile.
if (!process.env.DATABASE_URL) compilePglite()
const { run } = await import('./run.ts')

export async function start(): Promise<void> {
  await run()
  // Written now, because a killed process writes nothing at its end.
  setTimeout(flushCompileCache, 2_000).unref()
}

if (import.meta.main) await start()
