import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { root } from '../support/files.ts'
import { builtins } from './builtins.ts'
import { places } from './places.ts'

const source = join(root, 'apps/api/src')
/** What is started of what is built, each by its name. */
const started = {
  main: join(source, 'app/bundled.ts'),
  importer: join(source, 'importer/main.ts'),
}

/** Machine code and what reads it, and the large libraries that only some installations load. */
const external = [
  /^@electric-sql\/pglite/,
  /^@node-rs\//,
  /^@aws-sdk\//,
  'web-push',
  'pg-native',
  'vite',
]

/** Puts the server, its commands that take long, and the libraries that they need, in a few files of one folder. */
export async function bundle(
  folder: string,
  input: Readonly<Record<string, string>> = started,
): Promise<void> {
  const build = await rolldown({
    input,
    cwd: root,
    platform: 'node',
    external,
    plugins: [places(folder, join(source, 'app/source-names.ts')), builtins()],
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
