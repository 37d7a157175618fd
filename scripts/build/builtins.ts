import http from 'node:http'
import type { Plugin } from 'rolldown'

/**
 * Modules of Node that libraries ask for in case, and that a start does without: its time is theirs.
 *
 * `http2` and `https` are required by the framework for servers that we do not make: each is loaded once
 * something of it is asked for. Importing `http` reads all that it exports, the client behind `fetch`
 * included: as an object, it gives what is used.
 */
export function builtins(): Plugin {
  return {
    name: 'builtins',
    resolveId: {
      filter: { id: /^(node:)?(http|https|http2)$/ },
      handler: (id, _, { kind }) => {
        const name = id.replace('node:', '')
        const wanted = name === 'http' ? 'import-statement' : 'require-call'
        return kind === wanted ? `\0${name}` : null
      },
    },
    load: {
      filter: { id: /^\0(http|https|http2)$/ },
      handler: (id) => (id === '\0http' ? asObject() : onDemand(id.slice(1))),
    },
  }
}

/** What is there at once, and not what would be loaded to be looked at. */
const asObject = () => {
  const names = Object.entries(Object.getOwnPropertyDescriptors(http))
    .filter(([, property]) => 'value' in property)
    .map(([name]) => name)
  return `const http = process.getBuiltinModule('node:http')
export default http
export const { ${names.join(', ')} } = http`
}

const onDemand = (name: string) =>
  `module.exports = new Proxy({}, { get: (_, key) => process.getBuiltinModule('node:${name}')[key] })`
