import { type ResolveFnOutput, registerHooks } from 'node:module'

/**
 * Finds modules without asking Node twice. For each import, Node looks up the file, its real path and
 * the manifest of its package; that of the database library has a thousand exports, and was read two
 * hundred times at each start.
 */
registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context
    if (!parentURL?.startsWith('file:')) return next(specifier, context)
    const format = formatOfNeighbour(specifier, parentURL)
    if (format) return { url: new URL(specifier, parentURL).href, format, shortCircuit: true }
    const place = specifier.startsWith('.') ? undefined : packageOf(parentURL)
    if (!place) return next(specifier, context)
    const key = `${place} ${specifier}`
    const found = known.get(key) ?? next(specifier, context)
    known.set(key, found)
    return { ...found, shortCircuit: true }
  },
})

/** What the modules of one of our packages import from elsewhere is the same for all of them. */
const known = new Map<string, ResolveFnOutput>()

/** The package of ours in which a module stands. */
const packageOf = (url: string) => /^(.*\/(?:apps|packages)\/[^/]+)\/src\/.*\.ts$/.exec(url)?.[1]

/** Made of many files, all of them modules when they end in `.js`. */
const largeLibraries = /\/node_modules\/(drizzle-orm|oidc-provider|zod|jose)\//

/** A relative path with its ending is the file that it says, of the kind of what imports it. */
function formatOfNeighbour(specifier: string, parentURL: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  if (specifier.endsWith('.ts') && parentURL.endsWith('.ts')) return 'module-typescript'
  return specifier.endsWith('.js') && largeLibraries.test(parentURL) ? 'module' : undefined
}
