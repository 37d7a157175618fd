import http from 'node:http'
import type { Plugin } from 'rolldown'

const name = '\0http'

/**
 * Importing Node's `http` reads all that it exports, the client behind `fetch` included, which takes
 * a tenth of a start and which a start does not need. Asked for as an object, it gives what is used.
 */
export function builtinHttp(): Plugin {
  const eager = Object.entries(Object.getOwnPropertyDescriptors(http))
    .filter(([, property]) => 'value' in property)
    .map(([key]) => key)
  return {
    name: 'builtin-http',
    resolveId: {
      filter: { id: /^(node:)?http$/ },
      handler: (_, __, { kind }) => (kind === 'import-statement' ? name : null),
    },
    load: {
      filter: { id: /^\0http$/ },
      handler: () =>
        `const http = process.getBuiltinModule('node:http')\nexport default http\nexport const { ${eager.join(', ')} } = http\n`,
    },
  }
}
