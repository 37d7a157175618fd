import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = 0o700
const FILE = 0o600
const OTHERS = 0o077
/** A folder that users share, such as /tmp, is not ours to close. */
const SHARED = 0o1000

/** A folder that only the portal's account enters, whatever its umask; an older one is closed. */
export function makePrivateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: FOLDER })
  close(path, FOLDER)
}

/** A file that an earlier, less strict version left. */
export const makePrivateFile = (path: string) => close(path, FILE)

/** A folder and all that it holds. Links are left alone: their targets are somebody else's. */
export function makePrivateTree(path: string): void {
  makePrivateFolder(path)
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inside = join(path, entry.name)
    if (entry.isDirectory()) makePrivateTree(inside)
    else if (entry.isFile()) makePrivateFile(inside)
  }
}

/** The modes of all files that this process makes from now on, libraries included. */
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
    // Somebody else made it and lets us in: theirs to close.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
}
