import { hash } from 'node:crypto'
import { relative } from 'node:path'

/** A class of a module is its own name, and a mark of its file: the line that it stands on, nothing compresses. */
export const nameOfClass = (name: string, file: string) =>
  `${name}_${hash('sha1', relative('..', file), 'base64url').slice(0, 3)}`
