import { matchesAny } from '../support/files.ts'
import type { Module } from './modules.ts'
import { partNames } from './parts.ts'
import { beside } from './rules.ts'

/** Folders that hold folders; what stands loose in one of them is judged file by file. */
const shelves = [
  '{packages,apps}/*',
  '{packages,apps}/*/src',
  'apps/{api,web}/src/{features,areas,platform}',
]

/**
 * Folders that lead back to themselves, types and lazy imports included: whoever opens one would have to read them all.
 * `untied` are the ways, « folder → folder », that are not counted yet; one without which nothing changes is refused.
 */
export function findFolderCycles(modules: readonly Module[], untied: readonly string[]): string[] {
  const ways = findWays(modules)
  const graph = new Map<string, Set<string>>()
  for (const way of ways.keys()) {
    const [from, to] = way.split(' → ') as [string, string]
    graph.set(from, (graph.get(from) ?? new Set()).add(to))
  }
  for (const way of untied) {
    const [from, to] = way.split(' → ') as [string, string]
    graph.get(from)?.delete(to)
  }
  const stale = untied.filter((way) => {
    const [from, to] = way.split(' → ') as [string, string]
    return !ways.has(way) || findWay(graph, to, from) === undefined
  })
  const problems = stale.map((way) => `${way} closes no cycle of folders: take the line off`)
  // Each cycle is said once, by the way that closes it; what it goes through is not asked again.
  const said = new Set<string>()
  for (const folder of [...graph.keys()].sort()) {
    if (said.has(folder)) continue
    const cycle = [...(graph.get(folder) ?? [])]
      .map((next) => findWay(graph, next, folder))
      .filter((way) => way !== undefined)
      .sort((one, other) => one.length - other.length)[0]
    if (!cycle) continue
    for (const member of cycle) said.add(member)
    const round = [folder, ...cycle]
    problems.push(
      `cycle of folders: ${round.join(' → ')}, by ${round
        .slice(1)
        .map((to, rank) => ways.get(`${round[rank]} → ${to}`))
        .join(', ')}`,
    )
  }
  return problems
}

/** Which folder leads to which, with one import that says so. */
function findWays(modules: readonly Module[]): Map<string, string> {
  const ways = new Map<string, string>()
  for (const { path, imports } of modules) {
    if (matchesAny(path, beside)) continue
    for (const { target, relative, line } of imports) {
      const way = `${folderOf(path)} → ${folderOf(target)}`
      if (!relative || folderOf(path) === folderOf(target) || ways.has(way)) continue
      ways.set(way, `${path}:${line}`)
    }
  }
  return ways
}

/** The folder of a slice, of a ring or of a workspace; of what stands loose among folders, and of tables, the file itself. */
export function folderOf(path: string): string {
  // A table points to those that its rows hang on, whoever owns them; lending it for reading knows no more than the table.
  if (path.endsWith('.schema.ts') || path.endsWith('/lu.ts')) return path
  const parts = path.split('/')
  for (let depth = parts.length - 1; depth > 0; depth--) {
    const parent = parts.slice(0, depth).join('/')
    if (!matchesAny(parent, shelves)) continue
    const part = parts.slice(0, depth + 2).join('/')
    return matchesAny(part, [`**/${partNames}`]) ? part : parts.slice(0, depth + 1).join('/')
  }
  return parts.slice(0, Math.min(2, parts.length - 1)).join('/')
}

/** The shortest way from one folder to another, both included. */
function findWay(
  graph: ReadonlyMap<string, ReadonlySet<string>>,
  from: string,
  to: string,
): string[] | undefined {
  const cameFrom = new Map<string, string | undefined>([[from, undefined]])
  for (const [folder] of cameFrom) {
    if (folder === to) {
      const way: string[] = []
      for (let at: string | undefined = folder; at !== undefined; at = cameFrom.get(at))
        way.unshift(at)
      return way
    }
    for (const next of graph.get(folder) ?? []) if (!cameFrom.has(next)) cameFrom.set(next, folder)
  }
  return undefined
}
