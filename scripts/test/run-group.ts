import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe } from 'node:test'
import { root } from '../support/files.ts'

/**
 * A suite for each file, named after it, so that what the file does before and after its tests is
 * done around them alone, and not at all where a filter leaves none of them.
 */
export function runGroup(files: readonly string[]): void {
  const require = createRequire(import.meta.url)
  for (const file of files)
    describe(file, () => {
      // At once, and not by a promise: a name filter is asked before that would be kept.
      require(join(root, file))
    })
}
