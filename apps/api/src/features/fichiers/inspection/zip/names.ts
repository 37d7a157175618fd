import { refuse } from '../refus.ts'
import type { Entry } from './directory.ts'

const isControl = (char: string) => char < ' ' || char === '\x7f'

/** A name that would leave the folder in which somebody opens the archive, or mislead its reader. */
const isTrap = (name: string) =>
  name === '' ||
  name.length > 255 ||
  /^\/|^[a-z]:|\\/i.test(name) ||
  name.split('/').some((segment) => segment === '..' || segment === '.') ||
  [...name].some(isControl)

/** No name that is a trap, no link, and each name once: part names know no upper case. */
export function checkNames(entries: readonly Entry[]): void {
  const seen = new Set<string>()
  for (const { name, isLink } of entries) {
    if (isLink || isTrap(name)) refuse('detourne')
    const key = name.toLowerCase()
    if (seen.has(key)) refuse('double')
    seen.add(key)
  }
}
