import { type ResolveFnOutput, registerHooks } from 'node:module'

/**
 * Finds modules without asking Node twice. For each import Node looks up the file, its real path
 * and its package's manifest; the database library's manifest has a thousand exports and was read
 * two hundred times at each start.
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

/** Imports of a package from elsewhere resolve alike for all of its modules. */
const known = new Map<string, ResolveFnOutput>()

/** The package of ours in which a module stands. */
const packageOf = (url: string) => /^(.*\/(?:apps|packages)\/[^/]+)\/src\/.*\.ts$/.exec(url)?.[1]

/** Packages of many files, whose `.js` files are all modules. */
const largeLibraries = /\/node_modules\/(drizzle-orm|oidc-provider|zod|jose)\//

/** A relative path with an ending names its file; the importer decides its kind. */
function formatOfNeighbour(specifier: string, parentURL: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  if (specifier.endsWith('.ts') && parentURL.endsWith('.ts')) return 'module-typescript'
  return specifier.endsWith('.js') && largeLibraries.test(parentURL) ? 'module' : undefined
}
