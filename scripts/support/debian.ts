import { existsSync } from 'node:fs'
import { run } from './run.ts'

const aptGet = '/usr/bin/apt-get'
let last: Promise<unknown> = Promise.resolve()

/** Whether a package of Debian can be installed here without asking anybody. */
export const canInstall = () => process.getuid?.() === 0 && existsSync(aptGet)

/**
 * Installs a package without what it recommends. Debian lets one installer work at a time and turns
 * others away, so these wait for each other, and for one that somebody else has started.
 */
export function installPackages(names: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const mine = last.then(async () => {
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...names]]) {
      const { code, output } = await run(aptGet, ['-o', 'DPkg::Lock::Timeout=300', ...args], {
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', ...env },
      })
      if (code !== 0) console.error(output)
    }
  })
  last = mine
  return mine
}
