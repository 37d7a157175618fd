import { join } from 'node:path'
import { describe } from 'node:test'
import { pathToFileURL } from 'node:url'
import { root } from '../support/files.ts'

/**
 * A suite for each file, named after it, so that what the file does before and after its tests is
 * done around them alone, and not at all where a filter leaves none of them.
 */
export async function runGroup(files: readonly string[]): Promise<void> {
  for (const file of files)
    await describe(file, async () => {
      await import(pathToFileURL(join(root, file)).href)
    })
}
