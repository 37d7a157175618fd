import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// What the first start compiled, the next ones only read. It must come before any other import.
enableCompileCache(
  fileURLToPath(new URL('../../../../node_modules/.cache/espace-adherent', import.meta.url)),
)
await import('./quick-resolve.ts')
const { run } = await import('./run.ts')
await run()
