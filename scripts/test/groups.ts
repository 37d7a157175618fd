import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Few enough that a group is no long tail of the run, enough that loading counts for little. */
const FILES_PER_GROUP = 15

/** What measures its own process, or sets the globals of a browser, is in files named for it. */
const isAlone = (file: string) => file.endsWith('.alone.test.ts')

/**
 * Loading the application takes a second of a core, its start a tenth of one: files share a process,
 * in which they run one after the other. Neighbours are kept apart, being long or short together; what
 * runs alone comes first, being long.
 */
export function groupFiles(files: readonly string[], perGroup = FILES_PER_GROUP): string[][] {
  const alone = files.filter(isAlone)
  const others = files.filter((file) => !isAlone(file))
  const count = Math.ceil(others.length / perGroup)
  const groups = Array.from({ length: count }, (_, rank) =>
    others.filter((_file, index) => index % count === rank),
  )
  return [...alone.map((file) => [file]), ...groups]
}

/** Writes a module for each group, and gives their paths: the runner starts a process for each. */
export function writeGroups(folder: string, groups: readonly string[][]): string[] {
  mkdirSync(folder, { recursive: true })
  const runner = pathToFileURL(join(import.meta.dirname, 'run-group.ts')).href
  return groups.map((files, rank) => {
    const path = join(folder, `${String(rank + 1).padStart(3, '0')}.test.mjs`)
    const call = `runGroup(${JSON.stringify(files)})`
    writeFileSync(path, `import { runGroup } from ${JSON.stringify(runner)}\n${call}\n`)
    return path
  })
}
