import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { type Bundle, chunkWith, entryOf, filesOf } from './files-of.ts'

const source = fileURLToPath(new URL('../src/worker/service-worker.ts', import.meta.url))

/**
 * The screen that shows what is kept, and the routes by which the page learns that an address is not a
 * visitor's; the worker keeps what they are made of, and nothing else.
 */
const KEPT = ['/areas/membre/HorsLigneScreen.tsx', '/app/aires.ts']

/**
 * Writes the worker, under a name that never changes: its content names the files of the build, so
 * that another build is another worker.
 */
export const offlineWorker = (): Plugin => ({
  name: 'offline-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const entry = entryOf(bundle)
      const kept = KEPT.map((name) => chunkWith(name, bundle))
      const files = [...filesOf([entry, ...kept], bundle), ...fontsIn(bundle)]
      this.emitFile({
        type: 'asset',
        fileName: 'service-worker.js',
        source: await compile({
          script: `/${entry.fileName}`,
          files: files.map((file) => `/${file}`),
        }),
      })
    },
  },
})

const fontsIn = (bundle: Bundle) => Object.keys(bundle).filter((file) => file.endsWith('.woff2'))

/** One script that imports nothing: every browser that knows workers runs it. */
async function compile(named: { script: string; files: string[] }): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { BUILD: JSON.stringify(named) },
    build: {
      target: 'es2023',
      write: false,
      lib: { entry: source, formats: ['iife'], name: 'worker', fileName: 'service-worker' },
    },
  })
  const [output] = [result].flat() as Rolldown.RolldownOutput[]
  const [chunk] = output?.output ?? []
  if (!chunk) throw new Error('The worker could not be built')
  return chunk.code
}
