import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = 0o700
const FILE = 0o600
const OTHERS = 0o077
/** A folder that users share, such as /tmp, is not ours to close. */
const SHARED = 0o1000

/** A folder that only the portal's own account enters, whatever its umask; an older one is closed. */
export function makePrivateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: FOLDER })
  close(path, FOLDER)
}

/** A file that is there already, from an installation that was less strict. */
export const makePrivateFile = (path: string) => close(path, FILE)

/** A folder and all that it holds. Links are left alone: what they lead to is somebody else's. */
export function makePrivateTree(path: string): void {
  makePrivateFolder(path)
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inside = join(path, entry.name)
    if (entry.isDirectory()) makePrivateTree(inside)
    else if (entry.isFile()) makePrivateFile(inside)
  }
}

/** What this process makes from now on, also by libraries that say nothing of modes. */
export function keepPrivate(): void {
  process.umask(process.umask() | OTHERS)
}

function close(path: string, mode: number): void {
  const { mode: present } = lstatSync(path)
  // Windows has no such modes: they never show as open.
  if ((present & OTHERS) === 0 || present & SHARED || process.platform === 'win32') return
  try {
    chmodSync(path, mode)
  } catch (error) {
    // Made by somebody else, who lets us in: theirs to close.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
}
