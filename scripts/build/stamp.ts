import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../support/files.ts'

const inputs = ['apps/web/**', 'packages/*/src/**', 'packages/*/package.json', 'package-lock.json']

/** One value for the names and contents of all that goes into the browser app. */
export function hashInputs(folder: string): string {
  const hash = createHash('sha256')
  for (const path of listFiles(inputs, folder)) {
    const file = join(folder, path)
    if (/\.test\.tsx?$/.test(path) || !statSync(file).isFile()) continue
    const content = readFileSync(file)
    // The length keeps two neighbours from hashing like one file.
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}
