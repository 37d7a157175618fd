import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Of every browser and of Node; the types of Node say only what it makes. */
const { compile } = Reflect.get(globalThis, 'WebAssembly') as {
  compile(code: Uint8Array): Promise<WebAssembly.Module>
}

let compiling: Promise<WebAssembly.Module> | undefined

/**
 * The engine's code, compiled by V8's own threads. It is asked for first of all, and is ready once
 * the rest of the application is loaded.
 */
export function compilePglite(): Promise<WebAssembly.Module> {
  compiling ??= compileOnce()
  // Whoever opens the database hears of the failure.
  compiling.catch(() => {})
  return compiling
}

async function compileOnce(): Promise<WebAssembly.Module> {
  const beside = import.meta.resolve('@electric-sql/pglite')
  // Asked at once: the caller goes on loading modules without giving the event loop a turn.
  return compile(readFileSync(fileURLToPath(new URL('./pglite.wasm', beside))))
}
