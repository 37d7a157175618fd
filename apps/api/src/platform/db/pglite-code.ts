import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Of every browser and of Node; the types of Node say only what it makes. */
const { compile } = Reflect.get(globalThis, 'WebAssembly') as {
  compile(code: Uint8Array): Promise<WebAssembly.Module>
}

let compiling: Promise<WebAssembly.Module> | undefined

/**
 * The engine's code, compiled by threads of V8's own: asked for first of all, it is ready once the rest of the
 * application has been loaded.
 */
export function compilePglite(): Promise<WebAssembly.Module> {
  compiling ??= compileOnce()
  // Whoever opens the database is told.
  compiling.catch(() => {})
  return compiling
}

async function compileOnce(): Promise<WebAssembly.Module> {
  const beside = import.meta.resolve('@electric-sql/pglite')
  // At once: whoever asks goes on to load modules, and no turn is taken before the last one.
  return compile(readFileSync(fileURLToPath(new URL('./pglite.wasm', beside))))
}
