import { FolderInUseError, isDatabaseUnavailable } from '../platform/db/index.ts'
import { textes } from './textes.ts'

/** What stopped a command, as a sentence where somebody can act on it. */
export function explain(error: Error): string {
  if (error instanceof FolderInUseError || error instanceof StartRefusedError) return error.message
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return textes.portPris
  if (isDatabaseUnavailable(error)) return textes.baseAbsente
  return error.stack ?? error.message
}

/** Nothing is broken: the start is refused, and the message says why. */
export class StartRefusedError extends Error {
  override readonly name = 'StartRefusedError'
}
