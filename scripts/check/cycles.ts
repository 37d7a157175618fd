import type { Module } from './modules.ts'

/**
 * Import cycles, each as the path that closes it. Types vanish and lazy imports are evaluated
 * later, so neither can meet a half-evaluated module: only static imports count.
 */
export function findCycles(modules: readonly Module[]): string[][] {
  const graph = new Map(
    modules.map(({ path, imports }) => [
      path,
      imports.filter(({ kind, relative }) => kind === 'static' && relative).map((i) => i.target),
    ]),
  )
  const reported = new Set<string>()
  const cycles: string[][] = []
  for (const path of graph.keys()) {
    if (reported.has(path)) continue
    const cycle = shortestWayBack(graph, path)
    if (!cycle) continue
    for (const member of cycle) reported.add(member)
    cycles.push(cycle)
  }
  return cycles
}

function shortestWayBack(graph: Map<string, string[]>, start: string): string[] | undefined {
  const cameFrom = new Map<string, string>()
  const queue = [start]
  for (const path of queue) {
    for (const next of graph.get(path) ?? []) {
      if (next === start) return unwind(cameFrom, start, path)
      if (cameFrom.has(next)) continue
      cameFrom.set(next, path)
      queue.push(next)
    }
  }
  return undefined
}

function unwind(cameFrom: Map<string, string>, start: string, last: string): string[] {
  const way = [start]
  for (let path: string | undefined = last; path && path !== start; path = cameFrom.get(path)) {
    way.unshift(path)
  }
  return [start, ...way]
}
