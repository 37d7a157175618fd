import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { glanceAt, inputs } from './inputs.js'

const root = resolve(import.meta.dirname, '../..')
const note = join(root, 'apps/api/dist/last-build')

export const glance = () => glanceAt(root, [...new Set([...inputs.web, ...inputs.server])])

/**
 * The server that was last built, and how the sources looked then.
 * @returns {{ seen: string, server: string } | null}
 */
export function findLastBuild() {
  if (!existsSync(note) || !existsSync(join(root, 'apps/web/dist/.stamp'))) return null
  const [seen = '', name = ''] = readFileSync(note, 'utf8').split(' ')
  const server = join(dirname(note), name, 'main.js')
  return existsSync(server) ? { seen, server } : null
}

/**
 * The same glance in a thread of its own, where thousands of files are looked at while the server is being loaded.
 * @returns {Promise<string>}
 */
export const glanceApart = async () => {
  const thread = new Worker(new URL('./glance-thread.js', import.meta.url))
  const [seen] = await once(thread, 'message')
  return seen
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
