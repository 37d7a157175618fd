import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'rolldown'

/** A module named by its address: what a thread is started with, or loads by itself. */
const address =
  /new URL\('(\.[^']*\.ts)', import\.meta\.url\)|import\.meta\.resolve\('(\.[^']*\.ts)'\)/g

/** Where the bundle stands, for libraries that cannot ask. */

/**
 * A bundled module stands elsewhere than its source. What it names by address becomes a file of the
 * bundle; for everything else that it finds from its own place (migrations, fonts, pages), it is where
 * its source is. Threads begin with `opening`.
 */
export function places(folder: string, opening: string): Plugin {
  const named = new Set<string>()
  const path = (from: string) => JSON.stringify(relative(folder, from).replaceAll('\\', '/'))
  return {
    name: 'places',
    resolveId: { filter: { id: /^\0here$/ }, handler: (id) => id },
    load: {
      filter: { id: /^\0here$/ },
      handler: () =>
        `import { join } from 'node:path'\nexport const at = (path) => join(import.meta.dirname, path)\n`,
    },
    transform: {
      filter: { id: { exclude: /^\0/ } },
      handler(code, id) {
        const emit = (module: string) => {
          named.add(module)
          return `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id: module })}`
        }
        const moved = code
          .replace(address, (_, started?: string, loaded?: string) =>
            started
              ? `new URL(${emit(join(dirname(id), started))})`
              : emit(join(dirname(id), loaded ?? '')),
          )
          .replaceAll(/\bimport\.meta\.url\b/g, `new URL(${path(id)}, import.meta.url).href`)
          .replaceAll(/\b__dirname\b/g, `require('\\0here').at(${path(dirname(id))})`)
        const whole = named.has(id) ? `import ${JSON.stringify(opening)};${moved}` : moved
        return whole === code ? null : { code: whole, map: null }
      },
    },
  }
}
