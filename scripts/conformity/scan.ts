import { listFiles, readText } from '../support/files.ts'
import { type Requirement, readRequirements } from './requirements.ts'
import { readIds, readTitles } from './titles.ts'

export type Scan = {
  requirements: Requirement[]
  /** Ids of existing requirements that a running test claims. */
  covered: Set<string>
  /** One sentence for each id that no requirement has. */
  unknown: string[]
}

const document = 'docs/requirements.md'

/** Without the scripts' own tests, which quote ids but prove nothing about the product. */
const tests = ['{packages,apps,bench}/**/*.test.{ts,tsx}', 'e2e/**/*.{spec,test}.ts']

export function scanRepository(): Scan {
  const files = listFiles(tests).map((path) => ({ path, text: readText(path) }))
  return scan(readRequirements(readText(document)), files)
}

export function scan(
  requirements: Requirement[],
  files: readonly { path: string; text: string }[],
): Scan {
  const known = new Set(requirements.map(({ id }) => id))
  const covered = new Set<string>()
  const unknown: string[] = []
  for (const { path, text } of files) {
    for (const title of readTitles(path, text)) {
      for (const id of readIds(title.text)) {
        if (!known.has(id)) unknown.push(`${path}: ${id} is not in ${document}`)
        else if (title.runs) covered.add(id)
      }
    }
  }
  return { requirements, covered, unknown: [...new Set(unknown)] }
}
