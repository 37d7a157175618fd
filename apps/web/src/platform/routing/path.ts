type NameOf<Segment extends string> = Segment extends `${infer Name}*` ? Name : Segment

/** The parameters named in a pattern such as `/page/:pageName`; `:url*` takes all that follows. */
export type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { [K in Name | keyof ParamsOf<`/${Rest}`>]: string }
  : Path extends `${string}:${infer Name}`
    ? { [K in NameOf<Name>]: string }
    : Record<never, string>

export type Params = Readonly<Record<string, string>>

/** The parameters of a path that follows the pattern, or null when it does not. */
export function matchPath(pattern: string, path: string): Params | null {
  const expected = pattern.split('/')
  const given = segmentsOf(pattern, path)
  if (expected.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, segment] of expected.entries()) {
    const value = given[index] ?? ''
    if (segment.startsWith(':')) {
      const decoded = decode(value)
      if (!decoded) return null
      params[segment.slice(1).replace('*', '')] = decoded
    } else if (segment !== value) return null
  }
  return params
}

/** A last `:name*` is one segment, whatever slashes it holds. */
function segmentsOf(pattern: string, path: string): string[] {
  const given = path.split('/')
  if (!pattern.endsWith('*')) return given
  const last = pattern.split('/').length - 1
  return [...given.slice(0, last), given.slice(last).join('/')]
}

export function buildPath(pattern: string, params: Params): string {
  return pattern.replace(/:([a-zA-Z]+)\*?/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}

/** An address with its query; empty values are left out. */
export function withSearch(address: string, search: Readonly<Record<string, string>>): string {
  const said = new URLSearchParams(Object.entries(search).filter(([, value]) => value !== ''))
  return said.size > 0 ? `${address}${address.includes('?') ? '&' : '?'}${said}` : address
}

/** The first route whose pattern the path follows. */
export function findRoute<R extends { path: string }>(
  routes: readonly R[],
  path: string,
): { route: R; params: Params } | null {
  for (const route of routes) {
    const params = matchPath(route.path, path)
    if (params) return { route, params }
  }
  return null
}
