import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../support/files.ts'
import { announce } from './announce.ts'
import { hashInputs, inputs } from './inputs.js'

const dist = join(root, 'apps/api/dist')

/** A server that runs still loads from its own what it needs only now and then. */
const KEPT = 3

/** Bundles the server when its inputs changed; gives the file to start, in a folder of that build alone. */
export async function buildServer(): Promise<string> {
  const place = join(dist, hashInputs(root, inputs.server).slice(0, 16))
  const main = join(place, 'main.js')
  if (existsSync(main)) return main
  // As deep as its place: the bundle names the sources' folders from where it stands.
  const draft = join(dist, `draft-${process.pid}`)
  await announce('Construction du serveur', async () => {
    try {
      const { bundle } = await import('./bundle.ts')
      await bundle(draft)
      if (!existsSync(main)) renameSync(draft, place)
    } finally {
      rmSync(draft, { recursive: true, force: true })
    }
  })
  removeOldBuilds()
  // By all builds, of which the next start needs one; it is written anew by that start.
  rmSync(join(dist, 'compiled'), { recursive: true, force: true })
  return main
}

function removeOldBuilds(): void {
  const builds = readdirSync(dist)
    .filter((name) => existsSync(join(dist, name, 'main.js')) && !name.startsWith('draft-'))
    .map((name) => ({ name, at: statSync(join(dist, name, 'main.js')).mtimeMs }))
    .sort((a, b) => b.at - a.at)
  for (const { name } of builds.slice(KEPT)) rmSync(join(dist, name), { recursive: true })
}
