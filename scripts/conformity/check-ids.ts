import type { Verdict } from '../support/verdict.ts'
import { raisons } from './raisons.ts'
import { type Scan, scanRepository } from './scan.ts'

/** Titles that claim more than four lines, by file: none is left, and none may come. */
const titles: Readonly<Record<string, number>> = {}

export function checkIds(): Verdict {
  return judge(scanRepository(), { raisons, titles })
}

type Allowed = {
  /** Why a line is not proven on a screen or a route. */
  raisons: Readonly<Record<string, string>>
  titles: Readonly<Record<string, number>>
}

/** A scan that found no id at all did not read the tests. */
export function judge(
  { requirements, covered, unknown, crowded }: Scan,
  { raisons, titles }: Allowed,
): Verdict {
  const nothing = covered.size === 0 ? ['no test title begins with the id of a requirement'] : []
  const lines = requirements.filter(({ checkable }) => checkable)
  const apart = lines.filter(({ id }) => covered.get(id) !== 'produit').map(({ id }) => id)
  const files = [...new Set([...Object.keys(titles), ...crowded])]
  const crowds = files.flatMap((file) => {
    const found = crowded.filter((path) => path === file).length
    return found === (titles[file] ?? 0)
      ? []
      : [`${file}: ${found} titles claim more than four ids`]
  })
  const unexplained = apart
    .filter((id) => !raisons[id])
    .map((id) => `${id} is proven on no screen or route, and nothing says why`)
  const stale = Object.keys(raisons)
    .filter((id) => !apart.includes(id))
    .map((id) => `${id} is proven since: its reason has to go`)
  return {
    problems: [...unknown, ...nothing, ...crowds, ...unexplained, ...stale],
    summary: `${lines.length - apart.length} requirements proven on a screen or a route, ${apart.length} explained`,
  }
}
