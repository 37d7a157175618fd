import { glance, noteBuild } from './build/last-build.js'
import type { Quality } from './build/precompress.ts'
import { buildServer } from './build/server.ts'
import { buildWeb } from './build/web.ts'

/** Builds what changed since it was last built; gives the server's file. */
export async function build(quality: Quality = 'quick'): Promise<string> {
  // Before: what is written while it is being built counts as changed at the next start.
  const seen = glance()
  const server = await buildServer()
  await buildWeb(quality)
  noteBuild(seen, server)
  return server
}

if (import.meta.main) {
  try {
    await build('best')
    console.log('Le serveur et l’interface sont à jour.')
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
