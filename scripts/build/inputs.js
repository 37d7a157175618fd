import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What each build is made of, by folders and files of the repository. */
export const inputs = {
  web: ['apps/web', 'packages', 'package-lock.json'],
  server: [
    'apps/api/src',
    'apps/api/demo',
    'packages/contract',
    'packages/domain',
    'scripts/build',
    'package-lock.json',
  ],
}

const generated = new Set(['node_modules', 'dist', '.cache'])

/**
 * One value for the names and contents of all that goes into a build.
 * @param {string} folder
 * @param {readonly string[]} paths
 */
export function hashInputs(folder, paths) {
  const hash = createHash('sha256')
  for (const path of listInputs(folder, paths)) {
    const content = readFileSync(join(folder, path))
    // The length keeps two neighbours from hashing like one file.
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/**
 * The same by sizes and dates: a tenth of the time, and what has not changed for it has not changed.
 * @param {string} folder
 * @param {readonly string[]} paths
 */
export function glanceAt(folder, paths) {
  // One text for all, and no path made pretty: at every start, thousands of files are looked at.
  let seen = ''
  for (const path of listInputs(folder, paths)) {
    const { size, mtimeMs } = statSync(`${folder}/${path}`)
    seen += `${path}\0${size}\0${mtimeMs}\0`
  }
  return createHash('sha256').update(seen).digest('hex')
}

/**
 * In an order of their own, and not in that of the disk.
 * @param {string} folder
 * @param {readonly string[]} paths
 * @returns {string[]}
 */
function listInputs(folder, paths) {
  return paths
    .flatMap((path) => {
      const found = statSync(join(folder, path), { throwIfNoEntry: false })
      if (!found?.isDirectory()) return found ? [path] : []
      return filesBelow(folder, path)
    })
    .sort()
}

/**
 * @param {string} folder
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(folder, path) {
  const files = []
  for (const entry of readdirSync(`${folder}/${path}`, { withFileTypes: true })) {
    const below = `${path}/${entry.name}`
    if (!entry.isDirectory()) {
      if (!/\.test\.tsx?$/.test(entry.name)) files.push(below)
    } else if (!generated.has(entry.name)) files.push(...filesBelow(folder, below))
  }
  return files
}
