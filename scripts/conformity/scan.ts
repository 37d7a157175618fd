import { listFiles, readText } from '../support/files.ts'
import { IDS_MAX, type Proof, proofOf } from './proofs.ts'
import { type Requirement, readRequirements } from './requirements.ts'
import { readIds, readTitles } from './titles.ts'

export type Scan = {
  requirements: Requirement[]
  /** Ids of existing requirements that a running test claims, with the best that it proves. */
  covered: Map<string, Proof>
  /** One sentence for each id that no requirement has. */
  unknown: string[]
  /** The file of each title that claims more lines than anybody can tell apart. */
  crowded: string[]
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
  const covered = new Map<string, Proof>()
  const unknown: string[] = []
  const crowded: string[] = []
  for (const { path, text } of files) {
    const proof = proofOf(path)
    for (const title of readTitles(path, text)) {
      const ids = readIds(title.text)
      if (ids.length > IDS_MAX) crowded.push(path)
      for (const id of ids) {
        if (!known.has(id)) unknown.push(`${path}: ${id} is not in ${document}`)
        else if (title.runs && covered.get(id) !== 'produit') covered.set(id, proof)
      }
    }
  }
  return { requirements, covered, unknown: [...new Set(unknown)], crowded }
}
