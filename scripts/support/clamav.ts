import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from './run.ts'

const places = ['/usr/sbin/clamd', '/usr/local/sbin/clamd', '/opt/homebrew/sbin/clamd']
const aptGet = '/usr/bin/apt-get'

export const clamdMissing =
  'No clamd was found: install the package "clamav-daemon", or set CLAMD_PATH to the path of clamd.'

/** The path of a clamd that runs here; installs one when there is none and that can be done. */
export async function findClamd(): Promise<string> {
  const found = findInstalledClamd()
  if (found) return found
  await install()
  const installed = findInstalledClamd()
  if (installed) return installed
  throw new Error(clamdMissing)
}

export function findInstalledClamd(): string | undefined {
  const chosen = process.env.CLAMD_PATH
  for (const path of chosen ? [chosen] : places) {
    if (existsSync(path) && spawnSync(path, ['--version']).status === 0) return path
  }
  return undefined
}

async function install(): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync(aptGet)) return
  console.log('No clamd found, installing one…')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update'],
    // Without its recommendations: no virus database is downloaded, tests bring a line of their own.
    ['install', '-y', '--no-install-recommends', 'clamav-daemon'],
  ]) {
    const { code, output } = await run(aptGet, args, { env })
    if (code !== 0) console.error(output)
  }
}

if (import.meta.main) void findClamd().then(console.log)
