import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { glanceAt, inputs } from './inputs.js'

const root = resolve(import.meta.dirname, '../..')
const note = join(root, 'apps/api/dist/last-build')

export const glance = () => glanceAt(root, [...new Set([...inputs.web, ...inputs.server])])

/**
 * The server to start when nothing has changed since all was last built; found in milliseconds.
 * @returns {string | null}
 */
export function findLastBuild() {
  if (!existsSync(note) || !existsSync(join(root, 'apps/web/dist/.stamp'))) return null
  const [seen, name = ''] = readFileSync(note, 'utf8').split(' ')
  const server = join(dirname(note), name, 'main.js')
  return seen === glance() && existsSync(server) ? server : null
}

/**
 * @param {string} seen how the sources looked before they were built
 * @param {string} server
 */
export function noteBuild(seen, server) {
  try {
    mkdirSync(dirname(note), { recursive: true })
    writeFileSync(note, `${seen} ${dirname(server).split(/[\\/]/).at(-1)}`)
  } catch {
    // A disk that may only be read: contents are compared at each start, which takes longer.
  }
}
