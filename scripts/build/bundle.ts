import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { root } from '../support/files.ts'
import { builtins } from './builtins.ts'
import { places } from './places.ts'

const app = join(root, 'apps/api/src/app')

/** Machine code and what reads it, and the large libraries that only some installations load. */
const external = [
  /^@electric-sql\/pglite/,
  /^@node-rs\//,
  /^@aws-sdk\//,
  'web-push',
  'pg-native',
  'vite',
]

/** Puts the server, and the libraries that every start needs, in a few files of one folder. */
export async function bundle(folder: string, entry = join(app, 'bundled.ts')): Promise<void> {
  const build = await rolldown({
    input: { main: entry },
    cwd: root,
    platform: 'node',
    external,
    plugins: [places(folder, join(app, 'source-names.ts')), builtins()],
    onLog: (level, log, handler) => {
      // Libraries have reasons of their own to call it.
      if (log.code !== 'EVAL') handler(level, log)
    },
  })
  try {
    await build.write({
      dir: folder,
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
      sourcemap: true,
      sourcemapExcludeSources: true,
      // Names stay: they are in the logs. Only spaces and comments go.
      minify: { mangle: false, compress: false },
      codeSplitting: {
        // Apart from ours: a stack that is looked up in a map would wait for theirs.
        groups: [{ name: 'libraries', test: /[\\/]node_modules[\\/]/, entriesAware: true }],
      },
    })
  } finally {
    await build.close()
  }
}
