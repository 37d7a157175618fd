import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { canInstall, installPackages } from './debian.ts'

const places = ['/usr/sbin/clamd', '/usr/local/sbin/clamd', '/opt/homebrew/sbin/clamd']

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
  if (!canInstall()) return
  console.log('No clamd found, installing one…')
  // No virus database is recommended along: tests bring a line of their own.
  await installPackages(['clamav-daemon'])
}

if (import.meta.main) void findClamd().then(console.log)
